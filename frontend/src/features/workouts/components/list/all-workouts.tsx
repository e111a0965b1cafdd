import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Button } from 'antd';
import { useMemo, useRef } from 'react';
import { formatNumber } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import { workoutListQuery } from '#features/workouts/api/list-workouts.js';
import { byMonth } from '#features/workouts/model/list/by-month.js';
import { compareAddress, fewest, toggled } from '#features/workouts/model/list/selection.js';
import type {
  WorkoutFilter,
  WorkoutListItem,
  WorkoutPage,
  YearCount,
} from '#features/workouts/model/list/workout-list.js';
import { Notice } from '#components/states/notice.js';
import { nothingMatches, ways } from '#features/workouts/model/list/relax-filter.js';
import styles from './all-workouts.module.css';
import { RowsSkeleton } from './home-skeleton.js';
import { ListFailure } from './list-failure.js';
import { SelectionBar } from './selection-bar.js';
import { familyOf, useChosen } from './use-chosen.js';
import { WorkoutFilters } from './workout-filters.js';
import { WorkoutRows } from './workout-rows.js';

export interface AllWorkoutsProps {
  readonly sports: readonly string[];
  readonly years: readonly YearCount[];
  readonly units: UnitPreferences;
  readonly filter: WorkoutFilter;
  readonly onFilter: (filter: WorkoutFilter) => void;
  /** Ids of the workouts chosen for a comparison. */
  readonly selected: readonly string[];
  readonly onSelect: (ids: readonly string[]) => void;
}

const NO_PAGES: readonly WorkoutPage[] = [];

export function AllWorkouts({
  sports,
  years,
  units,
  filter,
  onFilter,
  selected,
  onSelect,
}: AllWorkoutsProps) {
  const list = useInfiniteQuery({ ...workoutListQuery(filter), placeholderData: keepPreviousData });
  const pages = list.data?.pages ?? NO_PAGES;
  const rows = useMemo(() => byMonth(pages.flatMap((page) => page.workouts)), [pages]);
  const chosen = useChosen(selected, !list.isPending, onSelect);
  const heading = useRef<HTMLHeadingElement>(null);
  const { history } = useRouter();
  const newestPage = pages.at(-1);

  const onToggle = ({ id }: WorkoutListItem): void => onSelect(toggled(selected, id));
  const onAnalyze = (): void => {
    if (chosen.length >= fewest) history.push(compareAddress(chosen.map(({ id }) => id)));
  };
  const loadMore = (): void => void list.fetchNextPage({ cancelRefetch: false });

  return (
    <section aria-labelledby="all-workouts" aria-busy={list.isFetching}>
      <div className={styles.head}>
        <h2 id="all-workouts" ref={heading} tabIndex={-1}>
          All Workouts
        </h2>
        <p className={styles.count} role="status">
          {newestPage ? count(newestPage.filteredCount, newestPage.totalCount) : null}
        </p>
        <WorkoutFilters sports={sports} years={years} filter={filter} onFilter={onFilter} />
      </div>
      {chosen.length > 0 ? (
        <SelectionBar
          chosen={chosen}
          onChange={onSelect}
          onAnalyze={onAnalyze}
          onEmptied={() => heading.current?.focus({ preventScroll: true })}
        />
      ) : null}
      <NotYet list={list} />
      {newestPage?.filteredCount === 0 ? (
        <FilteredEmpty filter={filter} years={years} onFilter={onFilter} />
      ) : null}
      {newestPage && rows.length > 0 ? (
        <WorkoutRows
          rows={rows}
          total={newestPage.filteredCount}
          source={pages}
          hasMore={list.hasNextPage && !list.isFetchNextPageError}
          loadMore={loadMore}
          units={units}
          outdated={list.isPlaceholderData}
          selected={selected}
          family={familyOf(chosen)}
          onToggle={onToggle}
          onAnalyze={onAnalyze}
        />
      ) : null}
      <NextPart list={list} loadMore={loadMore} />
    </section>
  );
}

type List = UseInfiniteQueryResult<InfiniteData<WorkoutPage>>;

/** What stands in place of the first rows. */
function NotYet({ list }: { readonly list: List }) {
  if (list.isError && !list.data) return <ListFailure query={list} />;
  return list.isPending ? <RowsSkeleton rows={5} /> : null;
}

/** What stands below the rows while more are asked for. */
function NextPart({ list, loadMore }: { readonly list: List; readonly loadMore: () => void }) {
  if (!list.isFetchNextPageError) return list.isFetchingNextPage ? <RowsSkeleton rows={3} /> : null;
  return (
    <div className={styles.more}>
      <p role="alert">Failed to load workouts. Please try again.</p>
      <Button onClick={loadMore} loading={list.isFetchingNextPage}>
        Retry
      </Button>
    </div>
  );
}

function count(filtered: number, total: number): string {
  const all = `${formatNumber(total)} ${total === 1 ? 'workout' : 'workouts'}`;
  return filtered === total ? all : `${formatNumber(filtered)} of ${all}`;
}

interface FilteredEmptyProps {
  readonly filter: WorkoutFilter;
  readonly years: readonly YearCount[];
  readonly onFilter: (filter: WorkoutFilter) => void;
}

/** No workout passes the filters: which one shuts them out, and a way to relax each. */
function FilteredEmpty({ filter, years, onFilter }: FilteredEmptyProps) {
  const actions = ways(filter, years).map(({ label, filter: relaxed }) => (
    <Button key={label} onClick={() => onFilter(relaxed)}>
      {label}
    </Button>
  ));
  return (
    <Notice
      title="No workouts match"
      actions={
        <>
          {actions}
          <Button type={actions.length > 0 ? 'text' : 'default'} onClick={() => onFilter({})}>
            Clear filters
          </Button>
        </>
      }
    >
      {nothingMatches(filter, years)}
    </Notice>
  );
}
