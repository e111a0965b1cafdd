import type {
  ExtraChannelAnswer,
  SpanAnswer,
  StreamAnswer,
  StreamsAnswer,
} from '#api/generated/types.gen.js';

export type ChannelName =
  'power' | 'heartRate' | 'speed' | 'cadence' | 'altitude' | 'wPrimeBalance' | 'temperature';

/** A channel that an app on the device wrote under a name of its own. */
export type ExtraName = `extra:${string}`;

/** Everything that can be a curve. */
export type CurveName = ChannelName | ExtraName;

/** What the curves are drawn from. */
export const CHANNELS: readonly ChannelName[] = [
  'power',
  'heartRate',
  'speed',
  'cadence',
  'altitude',
  'wPrimeBalance',
];

/**
 * One channel on its own reduced axis: seconds since the start, metres, values; a null value is a
 * gap.
 */
export type Stream = Readonly<Pick<StreamAnswer, 'unit' | 'source'>> & {
  readonly t: readonly number[];
  readonly d: readonly (number | null)[] | null;
  readonly v: readonly (number | null)[];
};

export type Span = Readonly<SpanAnswer>;

export interface Streams extends Readonly<Pick<StreamsAnswer, 'durationS'>> {
  readonly channels: Readonly<Partial<Record<CurveName, Stream>>>;
  readonly pauses: readonly Span[];
  readonly laps: readonly Span[];
  /**
   * What apps on the device recorded; each may be asked for by its name, and is shown by its label.
   */
  readonly extras?: readonly Readonly<Omit<ExtraChannelAnswer, 'label'> & { label?: string }>[];
}

/**
 * Whether an answer of at most `points` points holds every sample: they are at least a second
 * apart.
 */
export function holdsEverySample({ durationS }: Streams, points: number): boolean {
  return durationS < points;
}
