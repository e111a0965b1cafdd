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
 * How the page opens: the headline, whose range stands out on the curves, the places that it speaks
 * of, and one step. Quiet while it is being written again in other units.
 */
export function WorkoutReport({ report, view }: WorkoutReportProps) {
  const at = report?.at ?? null;
  useEffect(() => {
    view.set({ noted: at && { from: at.from, to: at.to } });
    return () => view.set({ noted: null });
  }, [view, at]);
  if (!report) return null;
  const { next } = linesOf(report);
  return (
    <section className={styles.report} aria-label="Report" aria-busy={report.rewriting}>
      <p className={styles.headline}>{keepTogether(report.headline)}</p>
      <PlaceChips facts={factsOf(report, report.facts)} view={view} />
      {next ? (
        <p className={styles.next}>
          <b>{next.title}</b> {keepTogether(next.text)}
        </p>
      ) : null}
    </section>
  );
}

/**
 * Why the headline says so: further findings with the places they speak of. They follow the curves,
 * on which each place opens.
 */
export function WorkoutFindings({ report, view }: WorkoutReportProps) {
  if (!report) return null;
  const { findings } = linesOf(report);
  if (findings.length === 0) return null;
  return (
    <section aria-label="Findings" aria-busy={report.rewriting} className={styles.report}>
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
    </section>
  );
}
