import { readableName } from '../chart/extra-label.js';
import type { RecordedAnswer } from '#api/generated/types.gen.js';
import { formatNumber } from '#lib/format.js';
import { pausedIn } from '../chart/span-stats.js';
import type { Span, Stream } from '../chart/streams.js';

export type RecordedQuantity = Readonly<RecordedAnswer>;

export interface Sensor {
  readonly label: string;
  /** Where the values come from, in words. */
  readonly source: string;
}

/** Distance goes with speed and position, and is no measurement of its own. */
const LABELS: Readonly<Record<string, string | null>> = {
  power: 'Power',
  heartRate: 'Heart rate',
  speed: 'Speed',
  cadence: 'Cadence',
  altitude: 'Elevation',
  temperature: 'Temperature',
  position: 'Position',
  rightBalance: 'Left/right balance',
  distance: null,
};

const SOURCES: Readonly<Record<RecordedQuantity['source'], string>> = {
  measured: 'measured',
  estimated: 'estimated from the others',
  developer: 'by an app on your device',
};

/** What was recorded, and by what; what apps recorded stands under their names for it, in words. */
export function sensorsOf(recorded: readonly RecordedQuantity[]): readonly Sensor[] {
  return recorded.flatMap(({ name, source }) => {
    const label = Object.hasOwn(LABELS, name) ? LABELS[name] : readableName(name);
    return label === null || label === undefined ? [] : [{ label, source: SOURCES[source] }];
  });
}

/**
 * How often the device wrote a sample, in words; null where there is none. The streams must hold
 * every sample.
 */
export function samplingText(
  channels: Readonly<Record<string, Pick<Stream, 't'> | undefined>>,
  pauses: readonly Span[],
): string | null {
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
