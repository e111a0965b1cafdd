import { type Day, daysBetween, dayTicks } from '#features/workouts/model/progress/calendar.js';
import { spaced } from '#features/workouts/model/progress/power-duration.js';
import styles from './plot.module.css';
import type { Frame } from './plot.js';

/** Room that one day needs under an axis, and half of it; px. */
const DAY_ROOM = 56;

export interface ValueGridProps {
  readonly frame: Frame;
  readonly ticks: readonly number[];
  readonly y: (value: number) => number;
  readonly text: (value: number) => string;
}

/** Lines at round values, told at the left. */
export function ValueGrid({ frame, ticks, y, text }: ValueGridProps) {
  return (
    <g className={styles.grid}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={frame.left} x2={frame.right} y1={y(tick)} y2={y(tick)} />
          <text x={frame.left - 8} y={y(tick) + 4} textAnchor="end">
            {text(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}

export interface DayAxisProps {
  readonly frame: Frame;
  readonly from: Day;
  readonly to: Day;
  /** Where a day stands, 0 to 1. */
  readonly shareOf?: (day: Day) => number;
}

/** Keeps the texts at both ends inside the frame. */
function anchorAt(x: number, { left, right }: Frame): 'start' | 'middle' | 'end' {
  if (x > right - 14) return 'end';
  return x < left + 14 ? 'start' : 'middle';
}

/** Days under the plot, with a short mark where each stands. */
export function DayAxis({
  frame,
  from,
  to,
  shareOf = (day) => daysBetween(from, day) / Math.max(1, daysBetween(from, to)),
}: DayAxisProps) {
  const ticks = dayTicks(from, to, Math.floor((frame.right - frame.left) / DAY_ROOM)).map(
    (tick) => ({ ...tick, x: frame.x(shareOf(tick.day)) }),
  );
  return (
    <g className={styles.grid}>
      {spaced(ticks, ({ x }) => x, DAY_ROOM * 0.6).map(({ day, text, x }) => (
        <g key={day}>
          <line x1={x} x2={x} y1={frame.bottom} y2={frame.bottom + 4} />
          <text x={x} y={frame.bottom + 17} textAnchor={anchorAt(x, frame)}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

export interface HatchProps {
  readonly id: string;
  /** Between two lines; px. */
  readonly step: number;
  readonly className: string | undefined;
}

/** A pattern of slanting lines, to be filled in by its id. */
export function Hatch({ id, step, className }: HatchProps) {
  return (
    <defs>
      <pattern
        id={id}
        width={step}
        height={step}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line x1={0} x2={0} y1={0} y2={step} className={className} />
      </pattern>
    </defs>
  );
}
