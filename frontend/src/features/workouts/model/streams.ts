export type ChannelName = 'power' | 'heartRate' | 'speed' | 'cadence' | 'altitude';

export const CHANNELS: readonly ChannelName[] = ['power', 'heartRate', 'speed', 'cadence', 'altitude'];

/** One channel on its own reduced axis: seconds since the start, metres, values; a null value is a gap. */
export interface Stream {
  readonly unit: string;
  readonly source: 'measured' | 'estimated' | 'developer';
  readonly t: readonly number[];
  readonly d: readonly (number | null)[] | null;
  readonly v: readonly (number | null)[];
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** GET /api/workouts/{id}/streams. */
export interface Streams {
  readonly durationS: number;
  readonly channels: Readonly<Partial<Record<ChannelName, Stream>>>;
  readonly pauses: readonly Span[];
  readonly laps: readonly Span[];
}
