import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useChartView, type ChartView } from '#components/chart/chart-view.js';
import { ALL_POINTS, SCREEN_POINTS } from '#features/workouts/api/get-streams.js';
import { useWorkoutSource } from '#features/workouts/api/workout-source.js';
import {
  canBeWhole,
  closerLook,
  covers,
  withDetails,
} from '#features/workouts/model/chart/full-detail.js';
import {
  holdsEverySample,
  type Span,
  type Streams,
} from '#features/workouts/model/chart/streams.js';
import { useEverySample } from './use-full-detail.js';
import { useSettled } from './use-settled.js';

/**
 * `exact`: every sample is at hand. `reading`: it soon will be. `nearing`: it soon will be, and
 * what is at hand comes near. `reduced`: there are too many of them, or they could not be read.
 */
export type Precision = 'exact' | 'reading' | 'nearing' | 'reduced';

export interface LoadedStreams {
  /** The whole workout, thinned for the screen. */
  readonly overview: Streams | undefined;
  /** The finest at hand: for averages and for looking closely. */
  readonly finest: Streams | undefined;
  /** The range of a long recording of which every sample is asked for; null where the whole is. */
  readonly asked: Span | null;
  /**
   * How well a stretch of the finest can be told; kept by its identity until something is loaded.
   */
  readonly precisionOf: (span: Span) => Precision;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * A curve for the screen first, and every sample as soon as somebody looks closer at it: of the
 * whole, or of where they look where that is too long.
 */
export function useStreams(workoutId: string, view: ChartView): LoadedStreams {
  const source = useWorkoutSource();
  const overview = useQuery(source.streams(workoutId));
  const interest = useChartView(
    view,
    ({ cursor, selection, zoom }) => cursor !== null || selection !== null || zoom !== null,
  );
  const isWhole = overview.data !== undefined && holdsEverySample(overview.data, SCREEN_POINTS);
  const whole = useQuery({
    ...source.streams(workoutId, ALL_POINTS),
    enabled: overview.data !== undefined && !isWhole && interest,
  });
  const isLong = overview.data !== undefined && !holdsEverySample(overview.data, ALL_POINTS);
  const settled = useSettled(view, closerLook);
  const asked = isLong ? settled : null;
  const detail = useEverySample(workoutId, asked);

  const base = whole.data ?? overview.data;
  const finest = useMemo(() => base && withDetails(base, detail.parts), [base, detail.parts]);
  const have = isWhole || (!isLong && whole.data !== undefined);
  const [baseFailed, detailThere, detailFailed, baseThere] = [
    whole.isError,
    detail.whole,
    detail.failed,
    whole.data !== undefined,
  ];
  const precisionOf = useCallback(
    (span: Span): Precision => {
      if (have) return 'exact';
      if (!isLong) return baseFailed ? 'reduced' : 'reading';
      const isAsked = asked !== null && covers(asked, span);
      if (isAsked && detailThere) return 'exact';
      if (!canBeWhole(span) || (isAsked && detailFailed)) return 'reduced';
      return baseThere || baseFailed ? 'nearing' : 'reading';
    },
    [have, isLong, asked, baseThere, baseFailed, detailThere, detailFailed],
  );
  return {
    overview: overview.data,
    finest,
    asked,
    precisionOf,
    failed: overview.isError,
    retry: () => void overview.refetch(),
  };
}
