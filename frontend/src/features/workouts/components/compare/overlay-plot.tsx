import { shareOf } from '#components/chart/chart-axis.js';
import { ChartOverlay } from '#components/chart/chart-overlay.js';
import type { ChartView } from '#components/chart/chart-view.js';
import type { Extent } from '#components/chart/ticks.js';
import type { ChannelView } from '#features/workouts/model/chart/channels.js';
import type { Alignment } from '#features/workouts/model/compare/alignment.js';
import { describeValues, valuesAt } from '#features/workouts/model/compare/cursor-values.js';
import type { Integral } from '#features/workouts/model/compare/integral.js';
import type { Compared } from '#features/workouts/model/compare/names.js';
import { linePath } from '#features/workouts/model/compare/line-path.js';
import type { Overlay } from '#features/workouts/model/compare/overlay.js';
import { CURSOR_SHARE } from './curves-readout.js';
import styles from './overlay-plot.module.css';
import { DASHES } from './workout-mark.js';

export interface OverlayPlotProps {
  readonly view: ChartView;
  readonly alignment: Alignment;
  readonly drawn: Overlay;
  readonly channel: ChannelView;
  readonly range: Extent;
  /** Of the whole chart, px. */
  readonly width: number;
  readonly workouts: readonly Compared[];
  readonly sums: readonly (Integral | null)[];
}

const HEIGHT = 264;
const VALUES_WIDTH = 44;
const PX_PER_TICK = 88;
/**
 * Right of this share of the width a label would run over the edge, and ends at its place instead.
 */
const LAST_CENTRED = 0.96;
/** Half the height of a value's text. */
const TEXT_RISE = 4;

/** The curves over each other. Drawn by strokes as well as by colour, the base on top. */
export function OverlayPlot({
  view,
  alignment,
  drawn,
  channel,
  range,
  width,
  workouts,
  sums,
}: OverlayPlotProps) {
  const { axis, domain, marks } = alignment;
  const inner = Math.max(1, width - VALUES_WIDTH);
  const share = (position: number): number => (position - range.from) / (range.to - range.from);
  const rise = (value: number): number =>
    (value - drawn.extent.from) / (drawn.extent.to - drawn.extent.from);
  const x = (position: number): number => share(position) * inner;
  const y = (value: number): number => (channel.inverted ? rise(value) : 1 - rise(value)) * HEIGHT;
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
      <div className={styles.panel} style={{ height: HEIGHT }}>
        <svg width={width} height={HEIGHT} aria-hidden>
          {channel.ticks(drawn.extent).map((value) => (
            <g key={value} className={styles.grid}>
              <line x1={VALUES_WIDTH} x2={width} y1={y(value)} y2={y(value)} />
              <text
                x={VALUES_WIDTH - 6}
                y={Math.min(HEIGHT - TEXT_RISE, Math.max(3 * TEXT_RISE, y(value) + TEXT_RISE))}
                textAnchor="end"
              >
                {channel.tickText(value)}
              </text>
            </g>
          ))}
          <svg x={VALUES_WIDTH} width={inner} height={HEIGHT}>
            {gridX.map((position) => (
              <line
                key={position}
                className={styles.vertical}
                x1={x(position)}
                x2={x(position)}
                y1={0}
                y2={HEIGHT}
              />
            ))}
            {drawn.curves
              .map((curve, index) => (
                <path
                  key={index}
                  d={linePath(curve, x, y)}
                  className={styles.curve}
                  data-index={index}
                  strokeDasharray={DASHES[index]}
                />
              ))
              .reverse()}
          </svg>
        </svg>
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
