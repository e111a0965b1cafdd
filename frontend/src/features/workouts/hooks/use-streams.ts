import { useQuery } from '@tanstack/react-query';
import { SCREEN_POINTS, streamsQuery } from '../api/get-streams.js';
import type { Streams } from '../model/streams.js';

/** As many points as the server gives: every second of five and a half hours. */
const ALL_POINTS = 20_000;

export interface LoadedStreams {
  readonly streams: Streams | undefined;
  /** Averages taken from these points are close, not exact. */
  readonly reduced: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** A curve for the screen at once, and every sample as soon as it is there, for zooming in and for averages. */
export function useStreams(workoutId: string): LoadedStreams {
  const quick = useQuery(streamsQuery(workoutId));
  const isLong = (quick.data?.durationS ?? 0) > SCREEN_POINTS;
  const whole = useQuery({ ...streamsQuery(workoutId, ALL_POINTS), enabled: isLong });
  const streams = whole.data ?? quick.data;
  const points = whole.data ? ALL_POINTS : SCREEN_POINTS;
  return {
    streams,
    // Samples are at least a second apart, so a recording this short was not thinned out.
    reduced: (streams?.durationS ?? 0) > points,
    failed: quick.isError,
    retry: () => void quick.refetch(),
  };
}
