import { shareOf } from '#components/chart/chart-axis.js';
import { ChartOverlay } from '#components/chart/chart-overlay.js';
import type { ChartView } from '#components/chart/chart-view.js';
import type { Extent } from '#components/chart/ticks.js';
import type { ChannelView } from '#features/workouts/model/chart/channels.js';
import type { Alignment } from '#features/workouts/model/compare/alignment.js';
import { describeValues, valuesAt } from '#features/workouts/model/compare/cursor-values.js';
import type { Integral } from '#features/workouts/model/compare/integral.js';
import type { Compared } from '#features/workouts/model/compare/names.js';
import type { Overlay } from '#features/workouts/model/compare/overlay.js';
import { CURSOR_SHARE } from './curves-readout.js';
import { ENDS_WIDTH, OverlayPanel, VALUES_WIDTH } from './overlay-panel.js';
import styles from './overlay-plot.module.css';

export interface OverlayPlotProps {
  readonly view: ChartView;
  readonly alignment: Alignment;
  readonly drawn: Overlay;
  readonly channel: ChannelView;
  readonly range: Extent;
  /** Of the whole chart, px. */
  readonly width: number;
  /** Whether each workout has a panel of its own, all with the same axes. */
  readonly apart: boolean;
  readonly workouts: readonly Compared[];
  readonly sums: readonly (Integral | null)[];
}

const HEIGHT = 264;
/** Of each of the curves one below the other. */
const APART_HEIGHT = 132;
const PX_PER_TICK = 88;
/**
 * Right of this share of the width a label would run over the edge, and ends at its place instead.
 */
const LAST_CENTRED = 0.96;

/** The curves over each other, the base on top, or one below the other on the same axes. */
export function OverlayPlot({
  view,
  alignment,
  drawn,
  channel,
  range,
  width,
  apart,
  workouts,
  sums,
}: OverlayPlotProps) {
  const { axis, domain, marks } = alignment;
  const inner = Math.max(1, width - VALUES_WIDTH - ENDS_WIDTH);
  const places = workouts.map((_workout, index) => index);
  const parts = apart ? places.map((index) => [index]) : [places];
  const share = (position: number): number => (position - range.from) / (range.to - range.from);
  const count = Math.max(3, Math.floor(inner / PX_PER_TICK));
  const gridX = axis.ticks(range, count);
  const describe = (position: number): string =>
    describeValues(
      workouts,
      valuesAt(sums, alignment, position, (range.to - range.from) * CURSOR_SHARE),
      channel,
      axis.tickText(position),
    );
  return (
    <div className={styles.plot}>
      <div className={styles.label}>
        {channel.label} <small>{channel.unit}</small>
      </div>
      <div className={styles.panel}>
        {parts.map((shown) => (
          <OverlayPanel
            key={shown.join()}
            {...{ drawn, shown, workouts, channel, range, gridX, inner }}
            height={apart ? APART_HEIGHT : HEIGHT}
          />
        ))}
        <ChartOverlay
          view={view}
          axis={axis}
          domain={domain}
          pauses={[]}
          marks={marks}
          room={count * 2}
          describe={describe}
        />
      </div>
      <div className={styles.axis} aria-hidden>
        {gridX.map((position) => (
          <span
            key={position}
            data-end={share(position) > LAST_CENTRED}
            style={{ left: `${shareOf(axis, range, position) * 100}%` }}
          >
            {axis.tickText(position)}
          </span>
        ))}
      </div>
    </div>
  );
}
