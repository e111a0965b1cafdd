import { Button } from 'antd';
import { Notice } from '#components/states/notice.js';
import { nothingMatches, ways } from '#features/workouts/model/list/relax-filter.js';
import type { WorkoutFilter, YearCount } from '#features/workouts/model/list/workout-list.js';

export interface FilteredEmptyProps {
  readonly filter: WorkoutFilter;
  readonly years: readonly YearCount[];
  readonly onFilter: (filter: WorkoutFilter) => void;
}

/** No workout passes the filters: which one shuts them out, and a way to relax each. */
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
            Clear filters
          </Button>
        </>
      }
    >
      {nothingMatches(filter, years)}
    </Notice>
  );
}
