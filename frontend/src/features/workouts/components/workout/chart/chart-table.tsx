import { onAxis } from '#components/chart/chart-axis.js';
import type { Extent } from '#components/chart/ticks.js';
import { distanceFigure, figureText } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import type { ChannelView } from '#features/workouts/model/chart/channels.js';
import { spanValue } from '#features/workouts/model/chart/readout.js';
import { spanStats, type SpanStats } from '#features/workouts/model/chart/span-stats.js';
import type { CurveName, Span, Streams } from '#features/workouts/model/chart/streams.js';
import type { Track } from '#features/workouts/model/route/track.js';
import type { WorkoutAxis } from '#features/workouts/model/chart/workout-axis.js';
import { FigureTable } from '#features/workouts/components/progress/plot/figure-table.js';

export interface ChartTableProps {
  readonly streams: Streams;
  readonly track: Track | null;
  readonly channels: readonly ChannelView<CurveName>[];
  readonly axis: WorkoutAxis;
  /** Whether the streams hold every sample. */
  readonly exact: boolean;
  readonly units: UnitPreferences;
  readonly range: Extent;
}

const ROWS = 12;

/** What the chart shows, in words and numbers, for those who do not see it or want to copy it. */
export function ChartTable({
  streams,
  exact,
  track,
  channels,
  units,
  range,
  axis,
}: ChartTableProps) {
  const distance = ({ distanceM }: SpanStats): readonly string[] =>
    track ? [figureText(distanceFigure(distanceM, units, 2))] : [];
  return (
    <FigureTable
      name="The curves"
      whole
      columns={[
        'From',
        ...(track ? ['Distance'] : []),
        ...channels.map(({ name, label }) => (name === 'altitude' ? 'Climb' : label)),
      ]}
      rows={() =>
        slices(range, axis).map((span) => {
          const stats = spanStats(streams, track, span, exact);
          const values = channels.map(({ name, tell }) => figureText(tell(spanValue(stats, name))));
          return {
            key: String(span.from),
            cells: [axis.tell(span.from), ...distance(stats), ...values],
          };
        })
      }
    />
  );
}

/** Equal stretches of a round length on the axis, the last one as long as is left. */
function slices(range: Extent, axis: WorkoutAxis): readonly Span[] {
  const ticks = axis.ticks(onAxis(axis, range), ROWS).map((x) => axis.toPosition(x));
  const edges = [...new Set([range.from, ...ticks.filter((tick) => tick > range.from)])];
  return edges
    .map((from, index) => ({ from, to: edges[index + 1] ?? range.to }))
    .filter(({ from, to }) => to > from);
}
