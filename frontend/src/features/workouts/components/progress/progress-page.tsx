import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { UploadOutlined } from '@ant-design/icons';
import type { UnitPreferences } from '#lib/units.js';
import { weekFindingsQuery } from '#features/workouts/api/get-week-findings.js';
import { progressQuery, recordsQuery } from '#features/workouts/api/get-progress.js';
import type { Day } from '#features/workouts/model/progress/calendar.js';
import type { Family, Progress, Records } from '#features/workouts/model/progress/progress.js';
import { firstDayAsked, USUAL_RANGE } from '#features/workouts/model/progress/range.js';
import type { ProgressSearch } from '#features/workouts/model/progress/search.js';
import { ButtonLink } from '#components/button-link.js';
import { Notice } from '#components/states/notice.js';
import { LoadFailure } from '#components/states/load-failure.js';
import { Choice } from '#components/choice.js';
import styles from './progress-page.module.css';
import { ProgressView } from './progress-view.js';
import progressSkeletonStyles from './progress-skeleton.module.css';

export interface ProgressPageProps {
  readonly units: UnitPreferences;
  /** Of this browser; the server's own may be a day off. */
  readonly today: Day;
  readonly search: ProgressSearch;
  readonly onSearch: (search: ProgressSearch) => void;
}

/** How training goes over weeks and years. */
export function ProgressPage({ units, today, search, onSearch }: ProgressPageProps) {
  const range = search.range ?? USUAL_RANGE;
  const { queries, both, family, shown } = useTraining(search, firstDayAsked(range, today), today);
  const [whole] = queries;
  // The page does without them where they do not load, but nothing moves when they come.
  const told = useQuery(weekFindingsQuery(today));
  const failed = queries.find((query) => query.isError);
  if (failed?.error) {
    const retry = (): void =>
      void Promise.all(queries.filter((query) => query.isError).map((query) => query.refetch()));
    return (
      <LoadFailure
        error={failed.error}
        retry={retry}
        busy={queries.some((query) => query.isFetching)}
        title="Your progress did not load"
      >
        <p>Nothing of your training is lost.</p>
      </LoadFailure>
    );
  }
  if (whole.data?.firstDay === null) return <NoProgress />;
  return (
    <div className={styles.page}>
      <ProgressHead
        family={both ? family : null}
        onFamily={(chosen) => onSearch({ ...search, family: chosen })}
      />
      {shown && !told.isPending ? (
        <ProgressView
          {...shown}
          told={told.data ?? null}
          range={range}
          today={today}
          units={units}
          onRange={(chosen) =>
            onSearch({ ...search, range: chosen === USUAL_RANGE ? undefined : chosen })
          }
        />
      ) : (
        <ProgressSkeleton />
      )}
    </div>
  );
}

/** All training, and that of the family that is looked at where the athlete has both. */
function useTraining(search: ProgressSearch, from: Day, today: Day) {
  const whole = useQuery({
    ...progressQuery(null, from, today),
    placeholderData: keepPreviousData,
  });
  const both = whole.data === undefined ? null : whole.data.families.length > 1;
  // An athlete of one family sees that one, whatever the address says.
  const asked = both ? (search.family ?? null) : null;
  const records = useQuery({
    ...recordsQuery(asked, today),
    enabled: both !== null || search.family === undefined,
  });
  const family = asked ?? records.data?.family ?? null;
  const own = useQuery({
    ...progressQuery(family, from, today),
    enabled: both === true && family !== null,
    placeholderData: ofSameFamily(family),
  });
  const queries = [whole, records, both ? own : whole] as const;
  return { queries, both, family, shown: family && both !== null ? loaded(queries, both) : null };
}

type Queries = readonly [
  UseQueryResult<Progress>,
  UseQueryResult<Records>,
  UseQueryResult<Progress>,
];

/** What is shown once all of it is there. */
function loaded([whole, records, training]: Queries, both: boolean) {
  return whole.data && training.data && records.data
    ? {
        whole: whole.data,
        training: training.data,
        records: records.data,
        both,
        busy: whole.isPlaceholderData || training.isPlaceholderData,
      }
    : null;
}

/** While another range is on the way the one before stands, but no ride stands for a run. */
function ofSameFamily(family: Family | null) {
  return (
    before: Progress | undefined,
    query: { readonly queryKey: readonly unknown[] } | undefined,
  ): Progress | undefined => (query?.queryKey.includes(family) ? before : undefined);
}

/** Before the first workout: what will stand here, and the way to it. */
function NoProgress() {
  return (
    <Notice
      level={1}
      title="Progress begins with your first workout"
      actions={
        <ButtonLink to="/upload" look="primary" icon={<UploadOutlined aria-hidden />}>
          Upload your first workout
        </ButtonLink>
      }
    >
      <p>
        Weeks, records and best efforts show from the first file on. Fitness, fatigue and form need
        42 days, a comparison of weeks needs eight.
      </p>
      <p>Old files count too: upload what you have, in any order.</p>
    </Notice>
  );
}

const FIGURES = ['time', 'distance', 'climbing', 'load', 'workouts'];

/** The page's shape while its numbers are on the way: every block stands where its content will. */
function ProgressSkeleton() {
  return (
    <>
      <p role="status" className={progressSkeletonStyles.status}>
        Loading your progress...
      </p>
      <div aria-hidden>
        <div className={progressSkeletonStyles.finding} />
        <div className={progressSkeletonStyles.figures}>
          {FIGURES.map((figure) => (
            <div key={figure} />
          ))}
        </div>
        <div className={progressSkeletonStyles.chart} />
        <div className={progressSkeletonStyles.chart} />
      </div>
    </>
  );
}

const FAMILIES: readonly { readonly value: Family; readonly label: string }[] = [
  { value: 'cycling', label: 'Rides' },
  { value: 'running', label: 'Runs' },
];

interface ProgressHeadProps {
  /** Null where there is only one, and nothing to choose. */
  readonly family: Family | null;
  readonly onFamily: (family: Family) => void;
}

/** Stays while the numbers below it change, and the keyboard's focus with it. */
function ProgressHead({ family, onFamily }: ProgressHeadProps) {
  return (
    <header className={styles.head}>
      <h1>Progress</h1>
      {family ? (
        <Choice name="Rides or runs" value={family} options={FAMILIES} onChange={onFamily} />
      ) : null}
    </header>
  );
}
