import { useEffect } from 'react';
import type { ChartView } from '#components/chart/chart-view.js';
import { keepTogether } from '#lib/keep-together.js';
import { factsOf, linesOf } from '#features/workouts/model/report.js';
import type { Report } from '#features/workouts/model/workout.js';
import { PlaceChips } from './place-chips.js';
import styles from './workout-report.module.css';

export interface WorkoutReportProps {
  readonly report: Report | undefined;
  readonly view: ChartView;
}

/**
 * What the coach says of the workout, as its opening: the headline, whose range stands out on the
 * curves, further findings with the places they speak of, one step, one line of essentials. Quiet
 * while it is being written again in other units.
 */
export function WorkoutReport({ report, view }: WorkoutReportProps) {
  const at = report?.at ?? null;
  useEffect(() => {
    view.set({ noted: at && { from: at.from, to: at.to } });
    return () => view.set({ noted: null });
  }, [view, at]);
  if (!report) return null;
  const { findings, next, essentials } = linesOf(report);
  return (
    <section className={styles.report} aria-label="Report" aria-busy={report.rewriting}>
      <p className={styles.headline}>{keepTogether(report.headline)}</p>
      <PlaceChips facts={factsOf(report, report.facts)} view={view} />
      {findings.length > 0 ? (
        <ul className={styles.findings}>
          {findings.map((part, place) => (
            <li key={place}>
              {/* One title is enough for parts in a row. */}
              <p className={styles.title}>
                {part.title === findings[place - 1]?.title ? null : part.title}
              </p>
              <div>
                <p>{keepTogether(part.text)}</p>
                <PlaceChips facts={factsOf(report, part.facts)} view={view} />
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {next ? (
        <p className={styles.next}>
          <b>{next.title}</b> {keepTogether(next.text)}
        </p>
      ) : null}
      {essentials ? <p className={styles.essentials}>{keepTogether(essentials.text)}</p> : null}
    </section>
  );
}
