import type { DeviceValue } from '#analysis/device/device-value.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { DeviceZone } from '#analysis/recording/device-report.js';
import { spokenDuration } from '#coaching/domain/display/duration.js';
import { shownNumber } from '#coaching/domain/display/number.js';
import { quantity, text, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';

const METHOD = 'device';

interface Told {
  readonly label: string;
  readonly about: readonly string[];
  readonly decimals?: number;
  /** Written behind the number; the unit itself where absent. */
  readonly shownUnit?: string;
}

/** How each value of the device is called, so that nobody takes it for one of ours. */
const TOLD: Readonly<Record<string, Told>> = {
  rpe: { label: 'Effort that you rated on your device', about: ['rpe'] },
  ftp: { label: 'FTP that is set in your device', about: ['ftp', 'power'] },
  maxHeartRate: {
    label: 'Maximum heart rate that is set in your device',
    about: ['max', 'heartRate'],
  },
  restingHeartRate: {
    label: 'Resting heart rate that is set in your device',
    about: ['resting', 'heartRate'],
  },
  thresholdHeartRate: {
    label: 'Threshold heart rate that is set in your device',
    about: ['threshold', 'heartRate'],
  },
  normalizedPower: {
    label: 'Normalized power, by your device',
    about: ['normalized', 'power'],
  },
  intensityFactor: {
    label: 'Intensity factor, by your device',
    about: ['intensity'],
    decimals: 2,
    shownUnit: '',
  },
  trainingStress: {
    label: 'Training stress, by your device',
    about: ['stress'],
    shownUnit: 'TSS',
  },
  trainingLoad: {
    label: 'Training load on the scale of your device',
    about: ['stress'],
    shownUnit: 'points',
  },
  aerobicEffect: {
    label: 'Aerobic training effect, by your device',
    about: ['trainingEffect'],
    decimals: 1,
  },
  anaerobicEffect: {
    label: 'Anaerobic training effect, by your device',
    about: ['trainingEffect'],
    decimals: 1,
  },
  vo2max: { label: 'VO2max, by your device', about: ['vo2max'], decimals: 1 },
};

/** On foot the device means the power of a threshold run, which is no FTP of the bike. */
const RUNNING_POWER: Told = {
  label: 'Threshold running power that is set in your device',
  about: ['threshold', 'power'],
};

/** What the device says of the workout and of the athlete, each beside ours under its own name. */
export function deviceFacts({ analysis, family }: AnalysedWorkout): (FactDraft | null)[] {
  const { device } = analysis;
  if (device === undefined) return [];
  const feel = device.feel;
  return [
    ...Object.entries(device.values).map(([id, value]) => stated(id, value, family)),
    feel === undefined
      ? null
      : text(
          { ...named('feel', 'How you felt, as answered on your device'), about: ['feel'] },
          feel,
        ),
    ...zoneTimes('heartRate', 'heart rate', device.zones.heartRate ?? []),
    ...zoneTimes('power', 'power', device.zones.power ?? []),
  ];
}

function stated(
  id: string,
  { value, unit, applicable }: DeviceValue,
  family: AnalysedWorkout['family'],
): FactDraft | null {
  const told = id === 'ftp' && family === 'running' ? RUNNING_POWER : TOLD[id];
  if (told === undefined || !applicable) return null;
  const { label, about, decimals = 0, shownUnit = unit } = told;
  const number = shownNumber(value, decimals);
  return quantity(
    { ...named(id, label), about },
    value,
    shownUnit,
    shownUnit === '' ? number : `${number} ${shownUnit}`,
  );
}

/** `device.zones.power.4`: the device counts by zones of its own. */
function zoneTimes(channel: string, word: string, zones: readonly DeviceZone[]) {
  return zones.map(({ zone, seconds }) =>
    seconds === null || zone === 0
      ? null
      : quantity(
          {
            ...named(`zones.${channel}.${zone}`, `Time in ${word} zone ${zone} of your device`),
            about: ['time', `zone:${zone}`],
          },
          seconds,
          's',
          spokenDuration(seconds),
        ),
  );
}

function named(id: string, label: string): Omit<FactName, 'about'> {
  return { key: `device.${id}`, label, method: METHOD, quality: 'device' };
}
