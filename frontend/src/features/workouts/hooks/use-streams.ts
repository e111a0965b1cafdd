import { useQuery } from '@tanstack/react-query';
import { useChartView, type ChartView } from '../../../components/chart/chart-view.js';
import { ALL_POINTS, SCREEN_POINTS, streamsQuery } from '../api/get-streams.js';
import { holdsEverySample, type Streams } from '../model/streams.js';

/** `exact`: every sample is at hand. `reading`: it soon will be. `reduced`: the recording is too long, or could not be read whole. */
export type Precision = 'exact' | 'reading' | 'reduced';

export interface LoadedStreams {
  /** The whole workout, thinned for the screen. */
  readonly overview: Streams | undefined;
  /** The finest at hand: for averages and for looking closely. */
  readonly finest: Streams | undefined;
  readonly precision: Precision;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** A curve for the screen at once, and every sample as soon as somebody looks closer at it. */
export function useStreams(workoutId: string, view: ChartView): LoadedStreams {
  const overview = useQuery(streamsQuery(workoutId));
  const interest = useChartView(view, ({ cursor, selection, zoom }) => cursor !== null || selection !== null || zoom !== null);
  const isWhole = overview.data !== undefined && holdsEverySample(overview.data, SCREEN_POINTS);
  const whole = useQuery({ ...streamsQuery(workoutId, ALL_POINTS), enabled: overview.data !== undefined && !isWhole && interest });
  return {
    overview: overview.data,
    finest: whole.data ?? overview.data,
    precision: precisionOf(isWhole, whole.data, whole.isError),
    failed: overview.isError,
    retry: () => void overview.refetch(),
  };
}

function precisionOf(isWhole: boolean, whole: Streams | undefined, failed: boolean): Precision {
  if (isWhole) return 'exact';
  if (whole) return holdsEverySample(whole, ALL_POINTS) ? 'exact' : 'reduced';
  return failed ? 'reduced' : 'reading';
}
