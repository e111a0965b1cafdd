import { useState } from 'react';
import { onAxis } from '#components/chart/chart-axis.js';
import type { Extent } from '#components/chart/ticks.js';
import { distanceFigure, figureText } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import type { ChannelView } from '#features/workouts/model/chart/channels.js';
import { spanValue } from '#features/workouts/model/chart/readout.js';
import { spanStats } from '#features/workouts/model/chart/span-stats.js';
import type { CurveName, Span, Streams } from '#features/workouts/model/chart/streams.js';
import type { Track } from '#features/workouts/model/route/track.js';
import type { WorkoutAxis } from '#features/workouts/model/chart/workout-axis.js';
import styles from './chart-table.module.css';

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
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.table} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>The curves as a table</summary>
      {open ? (
        <div
          className={styles.scroll}
          tabIndex={0}
          role="region"
          aria-label="The curves as a table"
        >
          <table>
            <thead>
              <tr>
                <th scope="col">From</th>
                {track ? <th scope="col">Distance</th> : null}
                {channels.map(({ name, label }) => (
                  <th key={name} scope="col">
                    {name === 'altitude' ? 'Climb' : label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {slices(range, axis).map((span) => {
                const stats = spanStats(streams, track, span, exact);
                return (
                  <tr key={span.from}>
                    <th scope="row">{axis.tell(span.from)}</th>
                    {track ? (
                      <td>{figureText(distanceFigure(stats.distanceM, units, 2))}</td>
                    ) : null}
                    {channels.map((channel) => (
                      <td key={channel.name}>
                        {figureText(channel.tell(spanValue(stats, channel.name)))}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      ) : null}
    </details>
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
