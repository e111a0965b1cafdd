import { type PointerEvent, useState } from 'react';
import { numberTicks } from '#components/chart/ticks.js';
import { figure, figureText, formatDuration } from '#lib/format.js';
import { useWidth } from '#features/workouts/hooks/use-width.js';
import type { Compared } from '#features/workouts/model/compare/names.js';
import {
  type PowerCurves as Curves,
  powerCurves,
  powerRows,
  wattsNear,
} from '#features/workouts/model/compare/power-curves.js';
import { axisSeconds, durationName, logShare } from '#features/workouts/model/power/power-curve.js';
import { pathThrough } from '#features/workouts/model/progress/scale.js';
import { Section } from '../workout/section.js';
import { BestsTable } from './bests-table.js';
import styles from './power-curves.module.css';
import { DASHES, WorkoutMark } from './workout-mark.js';

const HEIGHT = 224;
const PLOT = { left: 40, right: 12, top: 12, bottom: 24 };

/**
 * The best mean power of each ride for every duration, over each other; the table says the same in
 * numbers.
 */
export function PowerCurves({ workouts }: { readonly workouts: readonly Compared[] }) {
  const found = powerCurves(workouts);
  if (!found) return null;
  const rows = powerRows(found).map(({ seconds, watts }) => ({
    name: durationName(seconds),
    values: watts,
  }));
  return (
    <Section title="Power curves">
      <Plot found={found} workouts={workouts} />
      <BestsTable
        first="Best"
        workouts={workouts}
        rows={rows}
        tell={(watts) => figureText(figure(watts, 'W'))}
      />
    </Section>
  );
}

function Plot({
  found,
  workouts,
}: {
  readonly found: Curves;
  readonly workouts: readonly Compared[];
}) {
  const [ref, width] = useWidth<HTMLDivElement>(600);
  const [at, setAt] = useState<number | null>(null);
  const extent = { from: found.shortest, to: found.longest };
  const highest = found.highest * 1.06;
  const inner = width - PLOT.left - PLOT.right;
  const x = (seconds: number): number => PLOT.left + logShare(seconds, extent) * inner;
  const y = (watts: number): number =>
    HEIGHT - PLOT.bottom - (watts / highest) * (HEIGHT - PLOT.top - PLOT.bottom);
  const move = (event: PointerEvent<SVGSVGElement>): void => {
    const share =
      (event.clientX - event.currentTarget.getBoundingClientRect().left - PLOT.left) / inner;
    setAt(extent.from * (extent.to / extent.from) ** Math.min(1, Math.max(0, share)));
  };
  return (
    <div ref={ref} className={styles.curves}>
      <p className={styles.readout} aria-hidden>
        {workouts.map(({ letter, short }, index) => (
          <span key={letter}>
            <WorkoutMark letter={letter} index={index} />
            {at === null ? (
              <small>{short}</small>
            ) : (
              <b>{figureText(figure(wattsNear(found.curves[index] ?? [], at), 'W'))}</b>
            )}
          </span>
        ))}
        {at === null ? null : <small>best {formatDuration(at)}</small>}
      </p>
      <svg
        width={width}
        height={HEIGHT}
        aria-hidden
        onPointerMove={move}
        onPointerDown={move}
        onPointerLeave={() => setAt(null)}
      >
        {numberTicks({ from: 0, to: highest }, 4, true).map((watts) => (
          <g key={watts} className={styles.grid}>
            <line x1={PLOT.left} x2={width - PLOT.right} y1={y(watts)} y2={y(watts)} />
            <text x={PLOT.left - 6} y={y(watts) + 4} textAnchor="end">
              {watts}
            </text>
          </g>
        ))}
        {axisSeconds(extent).map((seconds) => (
          <g key={seconds} className={styles.grid}>
            <line x1={x(seconds)} x2={x(seconds)} y1={PLOT.top} y2={HEIGHT - PLOT.bottom} />
            <text x={x(seconds)} y={HEIGHT - 8} textAnchor="middle">
              {durationName(seconds)}
            </text>
          </g>
        ))}
        {at === null ? null : (
          <line
            className={styles.cursor}
            x1={x(at)}
            x2={x(at)}
            y1={PLOT.top}
            y2={HEIGHT - PLOT.bottom}
          />
        )}
        {found.curves
          .map((points, index) => (
            <path
              key={index}
              data-index={index}
              className={styles.line}
              strokeDasharray={DASHES[index]}
              d={pathThrough(points.map(({ seconds, watts }) => [x(seconds), y(watts)]))}
            />
          ))
          .reverse()}
      </svg>
    </div>
  );
}
