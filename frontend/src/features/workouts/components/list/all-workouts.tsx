import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import type { UnitPreferences } from '#lib/units.js';
import { workoutListQuery } from '#features/workouts/api/list-workouts.js';
import { byMonth, dayKey } from '#features/workouts/model/list/by-month.js';
import { compareAddress, fewest, toggled } from '#features/workouts/model/list/selection.js';
import type {
  SportCount,
  WorkoutFilter,
  WorkoutListItem,
  WorkoutPage,
  YearCount,
} from '#features/workouts/model/list/workout-list.js';
import { dayOn } from '#features/workouts/model/progress/calendar.js';
import styles from './all-workouts.module.css';
import { CalendarBeside } from './calendar-beside.js';
import { FilteredEmpty } from './filtered-empty.js';
import { ListHead } from './list-head.js';
import { NextPart, NotYet } from './list-states.js';
import { SelectionBar } from './selection-bar.js';
import { familyOf, useChosen } from './use-chosen.js';
import { WorkoutRows } from './workout-rows.js';

export interface AllWorkoutsProps {
  readonly activities: readonly SportCount[];
  readonly years: readonly YearCount[];
  /** Those whose findings are shown above, newest first. */
  readonly recent: readonly WorkoutListItem[];
  readonly units: UnitPreferences;
  readonly filter: WorkoutFilter;
  /** `replace` says that it is no step to go back to. */
  readonly onFilter: (filter: WorkoutFilter, replace?: boolean) => void;
  /** Ids of the workouts chosen for a comparison. */
  readonly selected: readonly string[];
  readonly onSelect: (ids: readonly string[]) => void;
}

const NO_PAGES: readonly WorkoutPage[] = [];

/** Every workout, with what finds one: words, filters and a calendar. */
export function AllWorkouts({ recent, units, selected, onSelect, ...finding }: AllWorkoutsProps) {
  const { filter, years, onFilter } = finding;
  const today = dayOn(new Date());
  const list = useInfiniteQuery({
    ...workoutListQuery(filter, today),
    placeholderData: keepPreviousData,
  });
  const pages = list.data?.pages ?? NO_PAGES;
  const rows = useMemo(() => byMonth(pages.flatMap((page) => page.workouts)), [pages]);
  const told = useMemo(() => toldAbove(recent), [recent]);
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
      <ListHead heading={heading} page={newestPage} {...finding} />
      <div className={styles.columns}>
        <CalendarBeside
          {...{ years, units, filter, onFilter, today }}
          newest={recent[0] ? dayKey(recent[0]) : today}
        />
        <div className={styles.list}>
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
              told={told}
              outdated={list.isPlaceholderData}
              selected={selected}
              family={familyOf(chosen)}
              onToggle={onToggle}
              onAnalyze={onAnalyze}
            />
          ) : null}
          <NextPart list={list} loadMore={loadMore} />
        </div>
      </div>
    </section>
  );
}

/** Whose findings are above the list: the newest one's, and those of workouts without a title. */
function toldAbove(recent: readonly WorkoutListItem[]): ReadonlySet<string> {
  return new Set(recent.filter(({ title }, at) => at === 0 || title === null).map(({ id }) => id));
}
