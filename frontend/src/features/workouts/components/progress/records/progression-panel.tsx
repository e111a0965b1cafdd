import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { UnitPreferences } from '#lib/units.js';
import {
  type Day,
  daysBetween,
  dayText,
  monthText,
} from '#features/workouts/model/progress/calendar.js';
import type { Progression } from '#features/workouts/model/progress/progress.js';
import {
  bestOf,
  isTime,
  roomyExtent,
  worstOf,
} from '#features/workouts/model/progress/progression.js';
import { markText } from '#features/workouts/model/progress/records.js';
import { pathThrough, scale } from '#features/workouts/model/progress/scale.js';
import { DayAxis } from '../plot/plot-grid.js';
import plot from '../plot/plot.module.css';
import { Plot } from '../plot/plot.js';
import { WorkoutDay } from '../defined.js';
import styles from './progression-panel.module.css';

export interface ProgressionPanelProps {
  readonly progression: Progression;
  readonly name: string;
  /** What all panels are laid out over. */
  readonly days: { readonly from: Day; readonly to: Day };
  readonly units: UnitPreferences;
}

const MARGINS = { left: 8, right: 8, top: 22, bottom: 24 };
/** Under the weakest month, for its value; px. */
const WORST_ROOM = 14;

/** One effort over the months: better is always higher, the best of all is named. */
export function ProgressionPanel({ progression, name, days, units }: ProgressionPanelProps) {
  const [cursor, setCursor] = useState<number | null>(null);
  const navigate = useNavigate();
  const { kind, points } = progression;
  const best = bestOf(progression);
  const worst = worstOf(progression);
  const shown = cursor === null ? best : (points[cursor] ?? best);
  const extent = roomyExtent(points.map(({ value }) => value));
  const length = Math.max(1, daysBetween(days.from, days.to));
  const shareOf = (day: Day): number => daysBetween(days.from, day) / length;
  const text = (value: number): string => markText(kind, value, units);
  if (!best || !shown) return null;
  return (
    <div className={styles.panel}>
      <h3>{name}</h3>
      <p className={styles.shown}>
        <b>{text(shown.value)}</b> {shown === best ? 'best' : monthText(shown.day)} ·{' '}
        <WorkoutDay
          workoutId={shown.workoutId}
          day={shown.day}
          what={`${name} in ${monthText(shown.day)}`}
        />
      </p>
      <Plot
        name={`${name}, best of each month`}
        height={144}
        margins={MARGINS}
        stops={points.map(({ day }) => shareOf(day))}
        cursor={cursor}
        onCursor={setCursor}
        describe={(stop) =>
          points[stop] ? `${text(points[stop].value)} on ${dayText(points[stop].day)}` : ''
        }
        onOpen={(stop) => {
          const workoutId = points[stop]?.workoutId;
          if (workoutId) void navigate({ to: '/workouts/$workoutId', params: { workoutId } });
        }}
        sticky
      >
        {(frame) => {
          const floor = frame.bottom - WORST_ROOM;
          const y = isTime(progression)
            ? scale(extent, frame.top, floor)
            : scale(extent, floor, frame.top);
          const x = (day: Day): number => frame.x(shareOf(day));
          const inside = (place: number): number =>
            Math.min(frame.right - 24, Math.max(frame.left + 24, place));
          return (
            <>
              <g className={plot.grid}>
                <line x1={frame.left} x2={frame.right} y1={frame.bottom} y2={frame.bottom} />
              </g>
              <path
                className={styles.line}
                data-kind={kind}
                d={pathThrough(points.map(({ day, value }) => [x(day), y(value)]))}
              />
              {points.map((point, at) => (
                <circle
                  key={point.day}
                  className={styles.dot}
                  data-kind={kind}
                  data-best={point === best}
                  data-at={at === cursor}
                  cx={x(point.day)}
                  cy={y(point.value)}
                  r={point === best || at === cursor ? 4 : 2.5}
                />
              ))}
              {worst && worst !== best ? (
                <text
                  className={plot.quiet}
                  x={inside(x(worst.day))}
                  y={y(worst.value) + 15}
                  textAnchor="middle"
                >
                  {text(worst.value)}
                </text>
              ) : null}
              <text
                className={`${plot.label} ${styles.best}`}
                x={inside(x(best.day))}
                y={y(best.value) - 9}
                textAnchor="middle"
              >
                {text(best.value)}
              </text>
              <DayAxis frame={frame} from={days.from} to={days.to} shareOf={shareOf} />
            </>
          );
        }}
      </Plot>
    </div>
  );
}
