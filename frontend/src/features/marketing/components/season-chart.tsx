import { season } from '../generated/samples.js';
import styles from './season-chart.module.css';

const TOP = 112;
const LINES = [50, 100];
/** Weeks that the axis names, the first being 1. */
const WEEKS = [1, 5, 9, 13, 17, 21];

/** From the top, in percent of the height. */
const place = (value: number): number => 100 - (100 * value) / TOP;

function path(values: readonly number[]): string {
  return values
    .map(
      (value, index) =>
        `${index === 0 ? 'M' : 'L'}${((index * 1000) / (values.length - 1)).toFixed(1)} ` +
        `${place(value).toFixed(1)}`,
    )
    .join('');
}

/** Fitness and fatigue over generated weeks of training, by the engine. */
export function SeasonChart() {
  return (
    <figure className={styles.season}>
      <div
        className={styles.plane}
        role="img"
        aria-label={
          'Fitness over twenty-two weeks of training: it rises until two weeks without ' +
          'training, falls, and rises again. Fatigue swings around it.'
        }
      >
        <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
          {LINES.map((value) => (
            <line
              key={value}
              x1="0"
              x2="1000"
              y1={place(value)}
              y2={place(value)}
              className={styles.grid}
            />
          ))}
          <path d={path(season.fatigue)} className={styles.fatigue} />
          <path d={path(season.fitness)} className={styles.fitness} />
        </svg>
        {LINES.map((value) => (
          <span
            key={value}
            className={styles.value}
            style={{ top: `${place(value)}%` }}
            aria-hidden="true"
          >
            {value}
          </span>
        ))}
        <Name line="fitness" label="Fitness" value={season.fitness.at(-1) ?? 0} />
        <Name line="fatigue" label="Fatigue" value={season.fatigue.at(-1) ?? 0} />
      </div>
      <div className={styles.axis} aria-hidden="true">
        {WEEKS.map((week) => (
          <span key={week} style={{ left: `${(700 * (week - 1)) / (season.fitness.length - 1)}%` }}>
            {week === 1 ? 'Week 1' : week}
          </span>
        ))}
      </div>
      <figcaption>
        Fitness (42 days) and fatigue (7 days) over 22 simulated weeks, two of them without
        training. Computed by the product&apos;s engine.
      </figcaption>
    </figure>
  );
}

/** What a line is called, at its end, with its last value. */
function Name({
  line,
  label,
  value,
}: {
  readonly line: 'fitness' | 'fatigue';
  readonly label: string;
  readonly value: number;
}) {
  return (
    <span
      className={styles.name}
      data-line={line}
      style={{ top: `${place(value)}%` }}
      aria-hidden="true"
    >
      {label} {Math.round(value)}
    </span>
  );
}
