import { useId } from 'react';
import { numberTicks } from '#components/chart/ticks.js';
import { figureText, formatNumber } from '#lib/format.js';
import { scale } from '#features/workouts/model/progress/scale.js';
import type { Bundle, MeasureView } from '#features/workouts/model/progress/volume.js';
import { weekAxis } from '#features/workouts/model/progress/week-axis.js';
import { DayAxis, Hatch, ValueGrid } from '../plot/plot-grid.js';
import plot from '../plot/plot.module.css';
import { Plot } from '../plot/plot.js';
import styles from './week-bars.module.css';

export interface WeekBarsProps {
  readonly bundles: readonly Bundle[];
  readonly view: MeasureView;
  /** Marks weeks whose sum lacks a workout. */
  readonly marksUnmeasured: boolean;
  readonly cursor: number | null;
  readonly onCursor: (stop: number | null) => void;
  readonly describe: (stop: number) => string;
}

const MARGINS = { left: 44, right: 8, top: 20, bottom: 24 };
const WIDEST = 48;

/** One bar for each week; that of this week is open. */
export function WeekBars({
  bundles,
  view,
  marksUnmeasured,
  cursor,
  onCursor,
  describe,
}: WeekBarsProps) {
  const hatch = useId();
  const values = bundles.map(view.valueOf);
  const top = Math.max(1, ...values) * 1.08;
  const over = bundles.filter(({ soFar }) => !soFar);
  const mean =
    over.length > 1
      ? over.reduce((sum, bundle) => sum + view.valueOf(bundle), 0) / over.length
      : null;
  const axis = weekAxis(bundles);
  if (!axis) return null;
  return (
    <Plot
      name={`${view.name} by week`}
      height={224}
      margins={MARGINS}
      stops={bundles.map(axis.middleOf)}
      cursor={cursor}
      onCursor={onCursor}
      describe={describe}
    >
      {(frame) => {
        const y = scale({ from: 0, to: top }, frame.bottom, frame.top);
        return (
          <>
            <Hatch id={hatch} step={5} className={styles.hatch} />
            <ValueGrid
              frame={frame}
              ticks={numberTicks({ from: 0, to: top }, 4)}
              y={y}
              text={(value) => `${formatNumber(value, Number.isInteger(value) ? 0 : 1)}`}
            />
            <text x={frame.left} y={12} className={plot.quiet}>
              {view.unit === 'h' ? 'hours' : view.unit}
            </text>
            {bundles.map((bundle, at) => {
              const value = values[at] ?? 0;
              const room = axis.roomOf(bundle) * (frame.right - frame.left);
              const width = Math.min(WIDEST, Math.max(1, room - Math.min(10, room * 0.28)));
              const x = frame.x(axis.middleOf(bundle)) - width / 2;
              return (
                <g
                  key={bundle.from}
                  className={styles.bar}
                  data-dim={cursor !== null && cursor !== at}
                >
                  <rect
                    x={x}
                    y={y(value)}
                    width={width}
                    height={Math.max(0, frame.bottom - y(value))}
                    data-so-far={bundle.soFar}
                    style={bundle.soFar ? { fill: `url(#${hatch})` } : undefined}
                  />
                  {marksUnmeasured && bundle.unmeasured > 0 ? (
                    <circle cx={x + width / 2} cy={y(value) - 6} r={Math.min(3, width / 2)} />
                  ) : null}
                  {bundle.soFar && width > 18 ? (
                    <text
                      x={x + width / 2}
                      y={y(value) - 6 - (marksUnmeasured && bundle.unmeasured > 0 ? 8 : 0)}
                      textAnchor="middle"
                    >
                      so far
                    </text>
                  ) : null}
                </g>
              );
            })}
            {mean !== null && mean > 0 ? (
              <g className={styles.mean}>
                <line x1={frame.left} x2={frame.right} y1={y(mean)} y2={y(mean)} />
                <text x={frame.right} y={12} textAnchor="end" className={plot.quiet}>
                  - - mean {figureText(view.text(mean))}
                </text>
              </g>
            ) : null}
            <DayAxis frame={frame} from={axis.from} to={axis.to} shareOf={axis.ofMonday} />
          </>
        );
      }}
    </Plot>
  );
}
