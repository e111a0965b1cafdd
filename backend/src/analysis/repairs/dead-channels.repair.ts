import type { ChannelName } from '../recording/recording.js';
import { secondsOf, untouched, withoutChannel, type RepairStep } from './repair-step.js';

/**
 * Channels that a device writes as zero throughout when no sensor was there, and how to name them.
 */
const NAMES: Partial<Record<ChannelName, string>> = {
  power: 'Power',
  heartRate: 'Heart rate',
  cadence: 'Cadence',
  speed: 'Speed',
  distance: 'Distance',
};

/**
 * Leaves out channels that hold nothing but zeros: the sensor was not there, which is not the same
 * as zero.
 */
export const dropDeadChannels: RepairStep = (recording) => {
  let result = untouched(recording);
  for (const [name, label] of Object.entries(NAMES) as [ChannelName, string][]) {
    const values = recording.channels[name]?.values;
    if (values === undefined || !values.includes(0) || values.some((value) => value > 0)) continue;
    result = {
      recording: withoutChannel(result.recording, name),
      repairs: [
        ...result.repairs,
        {
          kind: `no-${name === 'heartRate' ? 'heart-rate' : name}`,
          text: `${label} is zero throughout the file and was left out: no sensor was recording.`,
          seconds: secondsOf(recording.time, [...values.keys()]),
        },
      ],
    };
  }
  return result;
};
