import type { Extent } from '#components/chart/ticks.js';
import type { ChannelView } from '#features/workouts/model/chart/channels.js';
import { endLabels } from '#features/workouts/model/compare/end-labels.js';
import { linePath } from '#features/workouts/model/compare/line-path.js';
import type { Overlay } from '#features/workouts/model/compare/overlay.js';
import type { Compared } from '#features/workouts/model/compare/names.js';
import styles from './overlay-plot.module.css';
import { DASHES } from './workout-mark.js';

export interface OverlayPanelProps {
  readonly drawn: Overlay;
  /** Which of the workouts are drawn, by their places. */
  readonly shown: readonly number[];
  readonly workouts: readonly Compared[];
  readonly channel: ChannelView;
  readonly range: Extent;
  readonly gridX: readonly number[];
  /** Of the curves alone, px. */
  readonly inner: number;
  readonly height: number;
}

export const VALUES_WIDTH = 44;
/** Room at the right for the letters of the curves. */
export const ENDS_WIDTH = 20;
/** Half the height of a value's text. */
const TEXT_RISE = 4;

/**
 * Curves on one pair of axes, told apart by stroke, by colour, and by the letter at their end. A
 * rim of the ground's colour keeps them apart where they cross.
 */
export function OverlayPanel({
  drawn,
  shown,
  workouts,
  channel,
  range,
  gridX,
  inner,
  height,
}: OverlayPanelProps) {
  const share = (position: number): number => (position - range.from) / (range.to - range.from);
  const rise = (value: number): number =>
    (value - drawn.extent.from) / (drawn.extent.to - drawn.extent.from);
  const x = (position: number): number => share(position) * inner;
  const y = (value: number): number => (channel.inverted ? rise(value) : 1 - rise(value)) * height;
  const none = { x: [], y: [] };
  const curves = drawn.curves.map((curve, index) => (shown.includes(index) ? curve : none));
  return (
    <div className={styles.part} style={{ height }}>
      <svg width={inner + VALUES_WIDTH} height={height} aria-hidden>
        {channel.ticks(drawn.extent).map((value) => (
          <g key={value} className={styles.grid}>
            <line x1={VALUES_WIDTH} x2={inner + VALUES_WIDTH} y1={y(value)} y2={y(value)} />
            <text
              x={VALUES_WIDTH - 6}
              y={Math.min(height - TEXT_RISE, Math.max(3 * TEXT_RISE, y(value) + TEXT_RISE))}
              textAnchor="end"
            >
              {channel.tickText(value)}
            </text>
          </g>
        ))}
        <svg x={VALUES_WIDTH} width={inner} height={height}>
          {gridX.map((position) => (
            <line
              key={position}
              className={styles.vertical}
              x1={x(position)}
              x2={x(position)}
              y1={0}
              y2={height}
            />
          ))}
          {curves
            .map((curve, index) => {
              const d = linePath(curve, x, y);
              return (
                <g key={index} data-index={index}>
                  <path d={d} className={styles.rim} />
                  <path d={d} className={styles.curve} strokeDasharray={DASHES[index]} />
                </g>
              );
            })
            .reverse()}
        </svg>
      </svg>
      <div className={styles.ends} aria-hidden>
        {endLabels(curves, x, y, height).map(({ index, left, top }) => (
          <b key={index} data-index={index} style={{ left, top }}>
            {workouts[index]?.letter}
          </b>
        ))}
      </div>
    </div>
  );
}
