import type { SpanAnswer, StreamAnswer, StreamsAnswer } from '../../../api/generated/types.gen.js';

export type ChannelName = 'power' | 'heartRate' | 'speed' | 'cadence' | 'altitude';

/** What the curves are drawn from. */
export const CHANNELS: readonly ChannelName[] = ['power', 'heartRate', 'speed', 'cadence', 'altitude'];

/** One channel on its own reduced axis: seconds since the start, metres, values; a null value is a gap. */
export type Stream = Readonly<Pick<StreamAnswer, 'unit' | 'source'>> & {
  readonly t: readonly number[];
  readonly d: readonly (number | null)[] | null;
  readonly v: readonly (number | null)[];
};

export type Span = Readonly<SpanAnswer>;

export interface Streams extends Readonly<Pick<StreamsAnswer, 'durationS'>> {
  readonly channels: Readonly<Partial<Record<ChannelName, Stream>>>;
  readonly pauses: readonly Span[];
  readonly laps: readonly Span[];
}
