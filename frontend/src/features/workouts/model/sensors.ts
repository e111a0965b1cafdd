import { formatNumber } from '../../../lib/format.js';
import { pausedIn } from './span-stats.js';
import type { Span } from './streams.js';

/** What the data card needs of a stream; the chart may know more. */
export interface RecordedStream {
  readonly source: 'measured' | 'estimated' | 'developer';
  readonly t: readonly number[];
  readonly v: readonly (number | null)[];
}

export interface Sensor {
  readonly label: string;
  /** Where the values come from, in words. */
  readonly source: string;
}

const LABELS: readonly (readonly [string, string])[] = [
  ['power', 'Power'],
  ['heartRate', 'Heart rate'],
  ['speed', 'Speed'],
  ['cadence', 'Cadence'],
  ['altitude', 'Elevation'],
  ['temperature', 'Temperature'],
  ['latitude', 'Position'],
];

const SOURCES: Readonly<Record<RecordedStream['source'], string>> = {
  measured: 'measured',
  estimated: 'estimated from the others',
  developer: 'by an app on your device',
};

/** What was recorded, and by what; a stream without a single value was not. */
export function sensorsOf(channels: Readonly<Record<string, RecordedStream | undefined>>): readonly Sensor[] {
  return LABELS.flatMap(([name, label]) => {
    const stream = channels[name];
    return stream?.v.some((value) => value !== null) ? [{ label, source: SOURCES[stream.source] }] : [];
  });
}

/** How often the device wrote a sample, in words; null where there is none. The streams must hold every sample. */
export function samplingText(channels: Readonly<Record<string, RecordedStream | undefined>>, pauses: readonly Span[]): string | null {
  const [longest] = Object.values(channels)
    .flatMap((stream) => (stream ? [stream.t] : []))
    .sort((a, b) => b.length - a.length);
  const first = longest?.[0];
  const last = longest?.at(-1);
  if (!longest || longest.length < 2 || first === undefined || last === undefined) return null;
  const every = (last - first - pausedIn({ from: first, to: last }, pauses)) / (longest.length - 1);
  if (every < 1.05) return 'every second';
  return `every ${formatNumber(every, every < 10 ? 1 : 0)} s on average`;
}
