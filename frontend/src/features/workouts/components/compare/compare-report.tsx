import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Notice } from '#components/states/notice.js';
import { keepTogether } from '#lib/keep-together.js';
import type { Curves } from '#features/workouts/hooks/use-curves.js';
import { comparisonReportQuery } from '#features/workouts/api/get-comparison-report.js';
import {
  type ComparisonReport,
  partsOf,
  placesOf,
} from '#features/workouts/model/compare/comparison-report.js';
import type { Compared } from '#features/workouts/model/compare/names.js';
import { ComparePlaces } from './compare-places.js';
import styles from './compare-report.module.css';

export interface CompareReportProps {
  readonly workouts: readonly Compared[];
  readonly show: Curves['show'];
}

/**
 * What changed, as the opening of the comparison: the headline, further findings with the places
 * they speak of, one step. Its room is kept while it is on the way.
 */
export function CompareReport({ workouts, show }: CompareReportProps) {
  const ids = workouts.map(({ workout }) => workout.id);
  const { data, isError, refetch } = useQuery(comparisonReportQuery(ids));
  if (data) return <Findings report={data} workouts={workouts} show={show} />;
  if (isError)
    return (
      <Notice
        title="The findings could not be loaded"
        role="alert"
        actions={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        The numbers on this page do not depend on them.
      </Notice>
    );
  return (
    <div className={styles.waiting} role="status">
      <p>Looking for what changed…</p>
    </div>
  );
}

function Findings({
  report,
  workouts,
  show,
}: CompareReportProps & { readonly report: ComparisonReport }) {
  const { findings, next } = partsOf(report);
  return (
    <section className={styles.report} aria-label="What changed">
      <p className={styles.headline}>{keepTogether(report.headline)}</p>
      <ComparePlaces facts={placesOf(report, report.facts, workouts)} show={show} />
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
                <ComparePlaces facts={placesOf(report, part.facts, workouts)} show={show} />
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
    </section>
  );
}
