import { Input, Segmented } from 'antd';
import { Filter } from './toolbar.js';
import type { AdminSearch, SearchPatch } from '../../model/search.js';
import styles from './range-filter.module.css';

export interface RangeFilterProps {
  readonly search: AdminSearch;
  /** YYYY-MM-DD in New York. */
  readonly today: string;
  readonly onSearch: (patch: SearchPatch) => void;
}

/** Today, or days of one's own; the end may be left open. */
export function RangeFilter({ search: { range, startDate, endDate }, today, onSearch }: RangeFilterProps) {
  const custom = range === 'custom';
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
          onSearch(chosen === 'custom' ? { range: 'custom', startDate: today, page: undefined } : { range: undefined, startDate: undefined, endDate: undefined, page: undefined })
        }
      />
      {custom ? (
        <>
          <Filter name="Start date">
            {(id) => <Input id={id} type="date" className={styles.day} max={endDate ?? today} value={startDate ?? today} onChange={({ target }) => onSearch({ startDate: target.value || undefined, page: undefined })} />}
          </Filter>
          <Filter name="End date">
            {(id) => <Input id={id} type="date" className={styles.day} min={startDate ?? today} value={endDate ?? ''} onChange={({ target }) => onSearch({ endDate: target.value || undefined, page: undefined })} />}
          </Filter>
        </>
      ) : null}
    </>
  );
}
