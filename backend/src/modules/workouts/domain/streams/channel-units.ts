import type { ChannelName } from '#analysis/recording/recording.js';
import type { SportFamily } from '#analysis/recording/sport.js';

/** Every channel with the unit its values are in; cadence is counted in steps on runs. */
export const CHANNEL_UNITS: Readonly<Record<ChannelName, string>> = {
  power: 'W',
  heartRate: 'bpm',
  cadence: 'rpm',
  speed: 'm/s',
  altitude: 'm',
  temperature: '°C',
  distance: 'm',
  latitude: '°',
  longitude: '°',
  rightBalance: '%',
};

export function unitOf(channel: ChannelName, family: SportFamily): string {
  return channel === 'cadence' && family === 'running' ? 'spm' : CHANNEL_UNITS[channel];
}
