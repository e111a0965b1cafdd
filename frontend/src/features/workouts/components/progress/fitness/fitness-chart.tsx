import { useId } from 'react';
import { type Extent, numberTicks } from '#components/chart/ticks.js';
import { formatNumber } from '#lib/format.js';
import { apart, pathThrough, scale } from '#features/workouts/model/progress/scale.js';
import { formText } from '#features/workouts/model/progress/fitness.js';
import type { ProgressDay } from '#features/workouts/model/progress/progress.js';
import { DayAxis, Hatch, ValueGrid } from '../plot/plot-grid.js';
import plot from '../plot/plot.module.css';
import { type Frame, Plot } from '../plot/plot.js';
import styles from './fitness-chart.module.css';

export interface FitnessChartProps {
  readonly days: readonly ProgressDay[];
  /** How many of the first days are not yet meaningful. */
  readonly warming: number;
  readonly cursor: number | null;
  readonly onCursor: (stop: number | null) => void;
  readonly describe: (stop: number) => string;
}

const HEIGHT = 336;
const MARGINS = { left: 44, right: 92, top: 12, bottom: 24 };
/** Between the panel of fitness and fatigue and that of form; px. */
const GAP = 24;
const FORM_HEIGHT = 88;
const LINE = 15;

/** Two lines above, form below around nothing; what warms up is hatched and only hinted at. */
export function FitnessChart({ days, warming, cursor, onCursor, describe }: FitnessChartProps) {
  const hatch = useId();
  const last = Math.max(1, days.length - 1);
  const highest =
    Math.max(10, ...days.map(({ fitness, fatigue }) => Math.max(fitness, fatigue))) * 1.08;
  const widest = Math.max(10, ...days.slice(warming).map(({ form }) => Math.abs(form))) * 1.08;
  const ends = days.at(-1);
  return (
    <Plot
      name="Fitness, fatigue and form by day"
      height={HEIGHT}
      margins={MARGINS}
      stops={days.map((_, at) => at / last)}
      cursor={cursor}
      onCursor={onCursor}
      describe={describe}
    >
      {(frame) => {
        const floor = frame.bottom - FORM_HEIGHT - GAP;
        const y = scale({ from: 0, to: highest }, floor, frame.top);
        const yForm = scale(
          { from: -widest, to: widest },
          frame.bottom,
          frame.bottom - FORM_HEIGHT,
        );
        const x = (at: number): number => frame.x(at / last);
        const shown = (
          pick: (day: ProgressDay) => number,
          place: (value: number) => number,
          from: number,
          to: number,
        ): string =>
          pathThrough(days.slice(from, to).map((day, at) => [x(from + at), place(pick(day))]));
        const ground = yForm(0);
        const start = x(warming).toFixed(1);
        const form = shown(({ form: value }) => value, yForm, warming, days.length);
        return (
          <>
            <Hatch id={hatch} step={6} className={styles.hatch} />
            <ValueGrid
              frame={frame}
              ticks={numberTicks({ from: 0, to: highest }, 4, true)}
              y={y}
              text={(value) => formatNumber(value)}
            />
            <ValueGrid
              frame={frame}
              ticks={formTicks({ from: -widest, to: widest })}
              y={yForm}
              text={formText}
            />
            {warming > 0 ? (
              <g className={styles.warming}>
                <rect
                  x={frame.left}
                  y={frame.top}
                  width={Math.max(2, x(Math.min(warming, days.length - 1)) - frame.left)}
                  height={frame.bottom - frame.top}
                  fill={`url(#${hatch})`}
                />
                <text x={frame.left + 8} y={frame.top + 16} className={plot.label}>
                  Warming up
                </text>
              </g>
            ) : null}
            <path
              d={shown(({ fatigue }) => fatigue, y, 0, warming + 1)}
              className={styles.fatigue}
              data-hint
            />
            <path
              d={shown(({ fitness }) => fitness, y, 0, warming + 1)}
              className={styles.fitness}
              data-hint
            />
            <path
              d={shown(({ fatigue }) => fatigue, y, warming, days.length)}
              className={styles.fatigue}
            />
            <path
              d={shown(({ fitness }) => fitness, y, warming, days.length)}
              className={styles.fitness}
            />
            {form === '' ? null : (
              <>
                <path
                  d={`${form}L${frame.x(1).toFixed(1)},${ground}L${start},${ground}Z`}
                  className={styles.formFill}
                />
                <path d={form} className={styles.form} />
              </>
            )}
            {ends ? <Names ends={ends} frame={frame} y={y} yForm={yForm} floor={floor} /> : null}
            {cursor === null ? null : (
              <line
                className={plot.cursor}
                x1={x(cursor)}
                x2={x(cursor)}
                y1={frame.top}
                y2={frame.bottom}
              />
            )}
            <DayAxis frame={frame} from={days[0]?.day ?? ''} to={days.at(-1)?.day ?? ''} />
          </>
        );
      }}
    </Plot>
  );
}

interface NamesProps {
  readonly ends: ProgressDay;
  readonly frame: Frame;
  readonly y: (value: number) => number;
  readonly yForm: (value: number) => number;
  readonly floor: number;
}

/** What each line is, with its last value, where it ends. */
function Names({ ends, frame, y, yForm, floor }: NamesProps) {
  const [fitness = 0, fatigue = 0] = labelPlaces(y(ends.fitness), y(ends.fatigue), frame, floor);
  const form = yForm(ends.warmingUp ? 0 : ends.form);
  const names = [
    [fitness, styles.fitnessName, `Fitness ${formatNumber(ends.fitness)}`],
    [fatigue, styles.fatigueName, `Fatigue ${formatNumber(ends.fatigue)}`],
    [form, styles.formName, ends.warmingUp ? 'Form: not yet' : `Form ${formText(ends.form)}`],
  ] as const;
  return (
    <g className={styles.ends}>
      {names.map(([at, name, text]) => (
        <text key={name} x={frame.right + 8} y={at + 4} className={`${plot.label} ${name}`}>
          {text}
        </text>
      ))}
    </g>
  );
}

/** Heights of two labels beside their lines, in the order in which they are given. */
function labelPlaces(one: number, other: number, frame: Frame, floor: number): readonly number[] {
  const places = apart(
    [one, other].sort((a, b) => a - b),
    LINE,
    frame.top + 4,
    floor,
  );
  return one <= other ? places : [...places].reverse();
}

/** Nothing, and one round value on either side. */
function formTicks(extent: Extent): readonly number[] {
  const [highest = 0] = numberTicks({ from: 0, to: extent.to }, 2, true).toReversed();
  return highest > 0 ? [-highest, 0, highest] : [0];
}
