import { queryOptions } from '@tanstack/react-query';
import { getWorkoutStreams } from '#api/generated/sdk.gen.js';
import type { GetWorkoutStreamsData, StreamsAnswer } from '#api/generated/types.gen.js';
import { CHANNELS, type Span, type Streams } from '../model/chart/streams.js';
import type { Positions } from '../model/route/route.js';

/** Enough for a curve across a wide screen, with the extremes of each stretch. */
export const SCREEN_POINTS = 2000;

/** As many points as the server gives: every second of five and a half hours. */
export const ALL_POINTS = 20_000;

/** One call for channels of a workout, of any owner. */
export type ReadStreams = (
  options: Pick<GetWorkoutStreamsData, 'path' | 'query'> & { readonly signal: AbortSignal },
) => Promise<StreamsAnswer>;

/** Streams that `read` gives, kept under `root`. */
export const streamsFrom =
  (root: string, read: ReadStreams) =>
  /**
   * @param range asks for that stretch alone, with one sample on each side; null asks for the whole
   */
  (
    id: string,
    points: number = SCREEN_POINTS,
    channels: readonly string[] = CHANNELS,
    range: Span | null = null,
  ) =>
    queryOptions({
      queryKey: [root, id, 'streams', points, channels.join(','), range],
      queryFn: ({ signal }): Promise<Streams> =>
        read({
          path: { id },
          query: {
            channels: parameterOf(channels),
            points,
            ...(range && { from: range.from, to: range.to }),
          },
          signal,
        }),
    });

export const streamsQuery = streamsFrom('workout', getWorkoutStreams);

/** A name that holds a comma can only be told apart where each name is a parameter of its own. */
function parameterOf(channels: readonly string[]): string | string[] {
  return channels.some((name) => name.includes(',')) ? [...channels] : channels.join(',');
}

/** Enough for a route on a map of a screen's width. */
const ROUTE_POINTS = 1500;

/** Where a workout was recorded, as `read` gives it, kept under `root`; null without a fix. */
export const positionsFrom = (root: string, read: ReadStreams) => (id: string) =>
  queryOptions({
    queryKey: [root, id, 'positions'],
    queryFn: async ({ signal }): Promise<Positions | null> => {
      const { channels } = await read({
        path: { id },
        query: { channels: 'latitude,longitude', points: ROUTE_POINTS },
        signal,
      });
      const { latitude, longitude } = channels;
      return latitude && longitude ? { latitude, longitude } : null;
    },
  });

export const positionsQuery = positionsFrom('workout', getWorkoutStreams);
