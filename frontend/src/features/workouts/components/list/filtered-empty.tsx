import { Button } from 'antd';
import { Notice } from '#components/states/notice.js';
import { nothingMatches, ways } from '#features/workouts/model/list/relax-filter.js';
import type { WorkoutFilter, YearCount } from '#features/workouts/model/list/workout-list.js';

export interface FilteredEmptyProps {
  readonly filter: WorkoutFilter;
  readonly years: readonly YearCount[];
  readonly onFilter: (filter: WorkoutFilter) => void;
}

/** No workout passes: what was asked for, and a way to let go of each part of it. */
export function FilteredEmpty({ filter, years, onFilter }: FilteredEmptyProps) {
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
            {clearLabel(filter)}
          </Button>
        </>
      }
    >
      {nothingMatches(filter, years)}
    </Notice>
  );
}

function clearLabel({ q, ...rest }: WorkoutFilter): string {
  if (q === undefined) return 'Clear filters';
  return Object.values(rest).every((value) => value === undefined) ? 'Clear search' : 'Clear all';
}
