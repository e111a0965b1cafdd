import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { UnitPreferences } from '#lib/units.js';
import { progressQuery } from '#features/workouts/api/get-progress.js';
import { recordsQuery } from '#features/workouts/api/get-records.js';
import type { Day } from '#features/workouts/model/progress/calendar.js';
import type { Family, Progress } from '#features/workouts/model/progress/progress.js';
import { firstDayAsked, USUAL_RANGE } from '#features/workouts/model/progress/range.js';
import type { ProgressSearch } from '#features/workouts/model/progress/search.js';
import { NoProgress } from './no-progress.js';
import { ProgressFailure } from './progress-failure.js';
import { ProgressHead } from './progress-head.js';
import styles from './progress-page.module.css';
import { ProgressSkeleton } from './progress-skeleton.js';
import { ProgressView } from './progress-view.js';

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
  const from = firstDayAsked(range, today);
  const whole = useQuery({
    ...progressQuery(null, from, today),
    placeholderData: keepPreviousData,
  });
  const both = whole.data === undefined ? null : whole.data.families.length > 1;
  // Somebody of one family is told of it, whatever the address says.
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
  const training = both ? own : whole;

  const queries = [whole, records, training];
  const failed = queries.find((query) => query.isError);
  if (failed?.error) {
    const retry = (): void =>
      void Promise.all(queries.filter((query) => query.isError).map((query) => query.refetch()));
    return (
      <ProgressFailure
        error={failed.error}
        retry={retry}
        busy={queries.some((query) => query.isFetching)}
      />
    );
  }
  if (whole.data?.firstDay === null) return <NoProgress />;
  const ready = both !== null && family !== null && whole.data && training.data && records.data;
  return (
    <div className={styles.page}>
      <ProgressHead
        family={both ? family : null}
        onFamily={(chosen) => onSearch({ ...search, family: chosen })}
      />
      {ready ? (
        <ProgressView
          whole={whole.data}
          training={training.data}
          records={records.data}
          both={both}
          range={range}
          today={today}
          units={units}
          busy={whole.isPlaceholderData || training.isPlaceholderData}
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

/** While another range is on the way the one before stands, but no ride stands for a run. */
function ofSameFamily(family: Family | null) {
  return (
    before: Progress | undefined,
    query: { readonly queryKey: readonly unknown[] } | undefined,
  ): Progress | undefined => (query?.queryKey.includes(family) ? before : undefined);
}
