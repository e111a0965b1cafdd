import { Segmented } from 'antd';
import { useCallback } from 'react';
import { Filter } from './toolbar.js';
import type { AdminSearch, SearchPatch } from '#features/admin/model/search.js';
import { DayInput } from './day-input.js';

export interface RangeFilterProps {
  readonly search: AdminSearch;
  /** YYYY-MM-DD in New York. */
  readonly today: string;
  readonly onSearch: (patch: SearchPatch) => void;
}

/** Today, or days of one's own; the end may be left open. */
export function RangeFilter({
  search: { range, startDate, endDate },
  today,
  onSearch,
}: RangeFilterProps) {
  const custom = range === 'custom';
  const onStart = useCallback(
    (day: string) => onSearch({ startDate: day, page: undefined }),
    [onSearch],
  );
  const onEnd = useCallback(
    (day: string) => onSearch({ endDate: day === '' ? undefined : day, page: undefined }),
    [onSearch],
  );
  return (
    <>
      <Segmented<'today' | 'custom'>
        aria-label="Range"
        value={custom ? 'custom' : 'today'}
        options={[
          { value: 'today', label: 'Today' },
          { value: 'custom', label: 'Custom' },
        ]}
        onChange={(chosen) =>
          onSearch(
            chosen === 'custom'
              ? { range: 'custom', startDate: today, page: undefined }
              : { range: undefined, startDate: undefined, endDate: undefined, page: undefined },
          )
        }
      />
      {custom ? (
        <>
          <Filter name="Start date">
            {(id) => (
              <DayInput id={id} max={endDate ?? today} day={startDate ?? today} onDay={onStart} />
            )}
          </Filter>
          <Filter name="End date">
            {(id) => (
              <DayInput
                id={id}
                min={startDate ?? today}
                day={endDate ?? ''}
                optional
                onDay={onEnd}
              />
            )}
          </Filter>
        </>
      ) : null}
    </>
  );
}
