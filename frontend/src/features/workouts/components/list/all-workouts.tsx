import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Notice } from '../../../../components/states/notice.js';
import type { UnitPreferences } from '../../../../lib/units.js';
import { workoutListQuery } from '../../api/list-workouts.js';
import type { WorkoutFilter } from '../../model/workout-list.js';
import styles from './all-workouts.module.css';
import { RowsSkeleton } from './home-skeleton.js';
import { LoadFailure } from './load-failure.js';
import { WorkoutFilters } from './workout-filters.js';
import { WorkoutRows } from './workout-rows.js';

export interface AllWorkoutsProps {
  readonly sports: readonly string[];
  readonly units: UnitPreferences;
  readonly filter: WorkoutFilter;
  readonly onFilter: (filter: WorkoutFilter) => void;
}

export function AllWorkouts({ sports, units, filter, onFilter }: AllWorkoutsProps) {
  const list = useInfiniteQuery({ ...workoutListQuery(filter), placeholderData: keepPreviousData });
  const workouts = list.data?.pages.flatMap((page) => page.workouts) ?? [];
  const newestPage = list.data?.pages.at(-1);
  return (
    <section aria-labelledby="all-workouts" aria-busy={list.isFetching}>
      <div className={styles.head}>
        <h2 id="all-workouts">All Workouts</h2>
        <p className={styles.count} role="status">
          {newestPage ? count(newestPage.filteredCount, newestPage.totalCount) : null}
        </p>
        <WorkoutFilters sports={sports} filter={filter} onFilter={onFilter} />
      </div>
      {list.isError && !list.data ? <LoadFailure error={list.error} retry={() => void list.refetch()} busy={list.isFetching} /> : null}
      {list.isPending ? <RowsSkeleton rows={5} /> : null}
      {newestPage?.filteredCount === 0 ? (
        <Notice title="No workouts match" actions={<Button onClick={() => onFilter({})}>Clear filters</Button>}>
          Nothing was recorded in this period for this activity.
        </Notice>
      ) : null}
      {workouts.length > 0 ? <WorkoutRows workouts={workouts} units={units} dimmed={list.isPlaceholderData} /> : null}
      {list.hasNextPage ? (
        <div className={styles.more}>
          {list.isFetchNextPageError ? <p role="alert">Failed to load workouts. Please try again.</p> : null}
          <Button onClick={() => void list.fetchNextPage()} loading={list.isFetchingNextPage}>
            Load more
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function count(filtered: number, total: number): string {
  const all = `${total} ${total === 1 ? 'workout' : 'workouts'}`;
  return filtered === total ? all : `${filtered} of ${all}`;
}
