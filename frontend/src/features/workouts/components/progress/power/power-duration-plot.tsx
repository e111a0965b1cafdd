import { numberTicks } from '#components/chart/ticks.js';
import { formatNumber } from '#lib/format.js';
import { axisSeconds, logShare } from '#features/workouts/model/power/power-curve.js';
import { apart, pathThrough, scale } from '#features/workouts/model/progress/scale.js';
import {
  type NamedCurve,
  powerAt,
  spaced,
} from '#features/workouts/model/progress/power-duration.js';
import type { DatedPower } from '#features/workouts/model/progress/progress.js';
import { durationText } from '#features/workouts/model/progress/records.js';
import { ValueGrid } from '../plot/plot-grid.js';
import plot from '../plot/plot.module.css';
import { Plot } from '../plot/plot.js';
import styles from './power-duration-plot.module.css';

export interface PowerDurationPlotProps {
  readonly curves: readonly NamedCurve[];
  readonly durations: readonly number[];
  readonly cursor: number | null;
  readonly onCursor: (stop: number | null) => void;
  readonly describe: (stop: number) => string;
  readonly onOpen: (stop: number) => void;
}

const LINE = 15;
/** Room that a duration needs under the axis; px. */
const TICK_ROOM = 36;
/** What one character of a label takes, at most; px. */
const CHARACTER = 6.6;

/** The curves over each other; each has its name where it ends. */
export function PowerDurationPlot({
  curves,
  durations,
  cursor,
  onCursor,
  describe,
  onOpen,
}: PowerDurationPlotProps) {
  const extent = { from: durations[0] ?? 1, to: durations.at(-1) ?? 1 };
  const highest =
    Math.max(...curves.flatMap(({ points }) => points.map(({ watts }) => watts))) * 1.06;
  const share = (seconds: number): number => logShare(seconds, extent);
  const lines = curves.flatMap(({ name }) =>
    name.split(', ').map((part, at, parts) => (at < parts.length - 1 ? `${part},` : part)),
  );
  const margins = {
    left: 44,
    right: 14 + Math.max(...lines.map(({ length }) => length)) * CHARACTER,
    top: 12,
    bottom: 24,
  };
  return (
    <Plot
      name="Best power by duration"
      height={328}
      margins={margins}
      stops={durations.map(share)}
      cursor={cursor}
      onCursor={onCursor}
      describe={describe}
      onOpen={onOpen}
      sticky
    >
      {(frame) => {
        const y = scale({ from: 0, to: highest }, frame.bottom, frame.top);
        const x = (seconds: number): number => frame.x(share(seconds));
        const labels = endLabels(curves, y, frame.top + 4, frame.bottom - 4);
        return (
          <>
            <ValueGrid
              frame={frame}
              ticks={numberTicks({ from: 0, to: highest }, 4, true)}
              y={y}
              text={(watts) => `${formatNumber(watts)}${watts === 0 ? ' W' : ''}`}
            />
            <g className={plot.grid}>
              {spaced(axisSeconds(extent), x, TICK_ROOM).map((seconds) => (
                <g key={seconds}>
                  <line x1={x(seconds)} x2={x(seconds)} y1={frame.top} y2={frame.bottom} />
                  <text x={x(seconds)} y={frame.bottom + 17} textAnchor="middle">
                    {durationText(seconds)}
                  </text>
                </g>
              ))}
            </g>
            {curves.map(({ key, points }) => (
              <path
                key={key}
                className={styles.curve}
                data-curve={key}
                d={pathThrough(points.map(({ seconds, watts }) => [x(seconds), y(watts)]))}
              />
            ))}
            {labels.map(({ key, text, at, end }) => (
              <g key={text}>
                <path
                  className={styles.leader}
                  d={pathThrough([
                    [x(end.seconds), y(end.watts)],
                    [frame.right + 4, at],
                  ])}
                />
                <text
                  x={frame.right + 8}
                  y={at + 4}
                  className={`${plot.label} ${styles.name}`}
                  data-curve={key}
                >
                  {text}
                </text>
              </g>
            ))}
            {cursor === null ? null : (
              <Cursor
                curves={curves}
                seconds={durations[cursor] ?? 1}
                x={x(durations[cursor] ?? 1)}
                y={y}
                top={frame.top}
                bottom={frame.bottom}
              />
            )}
          </>
        );
      }}
    </Plot>
  );
}

interface EndLabel {
  readonly key: string;
  readonly text: string;
  readonly at: number;
  /** Where the curve ends. */
  readonly end: DatedPower;
}

/** One line for each name, at the height where its curve ends as far as the others leave room. */
function endLabels(
  curves: readonly NamedCurve[],
  y: (watts: number) => number,
  low: number,
  high: number,
): readonly EndLabel[] {
  const wanted = curves
    .flatMap(({ key, name, points }) => {
      const end = points.at(-1);
      return end ? name.split(', ').map((text) => ({ key, text, end, at: y(end.watts) })) : [];
    })
    .sort((a, b) => a.at - b.at);
  const places = apart(
    wanted.map(({ at }) => at),
    LINE,
    low,
    high,
  );
  return wanted.map((label, index) => ({ ...label, at: places[index] ?? label.at }));
}

interface CursorProps {
  readonly curves: readonly NamedCurve[];
  readonly seconds: number;
  readonly x: number;
  readonly y: (watts: number) => number;
  readonly top: number;
  readonly bottom: number;
}

function Cursor({ curves, seconds, x, y, top, bottom }: CursorProps) {
  return (
    <g>
      <line className={plot.cursor} x1={x} x2={x} y1={top} y2={bottom} />
      {curves.map((curve) => {
        const point = powerAt(curve, seconds);
        return point ? (
          <circle key={curve.key} className={styles.dot} cx={x} cy={y(point.watts)} r={4} />
        ) : null;
      })}
    </g>
  );
}
