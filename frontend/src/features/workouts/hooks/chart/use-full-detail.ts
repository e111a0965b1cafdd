import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ALL_POINTS } from '#features/workouts/api/get-streams.js';
import { useWorkoutSource } from '#features/workouts/api/workout-source.js';
import { partsOf } from '#features/workouts/model/chart/full-detail.js';
import type { Span, Streams } from '#features/workouts/model/chart/streams.js';

/** Every sample of a range, in as many answers as it takes. */
export interface EverySample {
  /** What has arrived; the same until something else has. */
  readonly parts: readonly Streams[];
  /** Whether all of them have. */
  readonly whole: boolean;
  readonly failed: boolean;
}

const NOTHING: readonly Span[] = [];

/** @param range null asks for nothing; @param channels those of the charts where left out */
export function useEverySample(
  workoutId: string,
  range: Span | null,
  channels?: readonly string[],
): EverySample {
  const parts = useMemo(
    () => (range && channels?.length !== 0 ? partsOf(range) : NOTHING),
    [range, channels],
  );
  const { streams } = useWorkoutSource();
  return useQueries({
    queries: parts.map((part) => streams(workoutId, ALL_POINTS, channels, part)),
    combine: together,
  });
}

function together(results: readonly UseQueryResult<Streams>[]): EverySample {
  return {
    parts: results.flatMap(({ data }) => data ?? []),
    whole: results.length > 0 && results.every(({ data }) => data !== undefined),
    failed: results.some(({ isError }) => isError),
  };
}
