import type {
  Channel,
  ChannelName,
  DeviceSummary,
  Recording,
} from '#analysis/recording/recording.js';
import { NO_SUMMARY } from '../no-summary.js';

export interface RecordingChanges extends Omit<Partial<Recording>, 'time' | 'channels' | 'device'> {
  readonly time?: readonly number[];
  /** Values by channel; NaN where there is no value. */
  readonly values?: Partial<Record<ChannelName, readonly number[]>>;
  readonly device?: Partial<DeviceSummary>;
}

/** A ride of ten seconds that differs only in what the test speaks of. */
export function aRecording({
  time = [...Array(10).keys()],
  values = {},
  device = {},
  ...changes
}: RecordingChanges = {}): Recording {
  const channels = Object.entries(values).map(([name, list]): [string, Channel] => [
    name,
    { values: Float64Array.from(list), source: 'measured' },
  ]);
  return {
    sport: 'cycling',
    family: 'cycling',
    indoor: false,
    startTimeMs: Date.UTC(2026, 4, 3, 7, 0, 0),
    utcOffsetS: 7200,
    time: Float64Array.from(time),
    channels: Object.fromEntries(channels),
    pauses: [],
    laps: [],
    device: { ...NO_SUMMARY, ...device },
    deviceThresholds: { ftpW: null, maxHr: null, restingHr: null },
    deviceName: 'Edge 840',
    deviceSerial: '3412345678',
    warnings: [],
    ...changes,
  };
}
