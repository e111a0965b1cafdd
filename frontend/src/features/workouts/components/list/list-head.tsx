import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { RefObject } from 'react';
import { formatNumber } from '#lib/format.js';
import type {
  SportCount,
  WorkoutFilter,
  WorkoutPage,
  YearCount,
} from '#features/workouts/model/list/workout-list.js';
import { dayText, spanText } from '#features/workouts/model/progress/calendar.js';
import styles from './all-workouts.module.css';
import { SearchField } from './search-field.js';
import { WorkoutFilters } from './workout-filters.js';

export interface ListHeadProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Undefined until the first one is there. */
  readonly page: WorkoutPage | undefined;
  readonly activities: readonly SportCount[];
  readonly years: readonly YearCount[];
  readonly filter: WorkoutFilter;
  readonly onFilter: (filter: WorkoutFilter, replace?: boolean) => void;
}

/** What the list is called, how many it shows, and what narrows it. */
export function ListHead({ heading, page, filter, onFilter, ...known }: ListHeadProps) {
  const { from, to, q = '' } = filter;
  return (
    <div className={styles.head}>
      <h2 id="all-workouts" ref={heading} tabIndex={-1}>
        All Workouts
      </h2>
      <p className={styles.count} role="status">
        {page ? count(page.filteredCount, page.totalCount) : null}
      </p>
      {from !== undefined && to !== undefined ? (
        <Button
          size="small"
          className={styles.days}
          icon={<CloseOutlined aria-hidden />}
          iconPlacement="end"
          onClick={() => onFilter({ ...filter, from: undefined, to: undefined })}
        >
          {from === to ? dayText(from) : spanText(from, to)}
          <span className={styles.unseen}>: show all days</span>
        </Button>
      ) : null}
      <div className={styles.tools}>
        <SearchField
          value={q}
          onSearch={(text, typing) =>
            onFilter({ ...filter, q: text === '' ? undefined : text }, typing)
          }
        />
        <WorkoutFilters {...known} filter={filter} onFilter={onFilter} />
      </div>
    </div>
  );
}

function count(filtered: number, total: number): string {
  const all = `${formatNumber(total)} ${total === 1 ? 'workout' : 'workouts'}`;
  return filtered === total ? all : `${formatNumber(filtered)} of ${all}`;
}
