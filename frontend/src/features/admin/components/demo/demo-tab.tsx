import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '#lib/format.js';
import { downloads } from '#features/admin/api/exports.js';
import { demoSessionsQuery } from '#features/admin/api/records.js';
import { useLastPage } from '#features/admin/hooks/use-last-page.js';
import { useToday } from '#features/admin/hooks/use-today.js';
import { dayOf, NONE, timeOf } from '#features/admin/model/new-york.js';
import { plainWord } from '#features/admin/model/profile-words.js';
import { askedRange } from '#features/admin/model/search.js';
import type { DemoSession } from '#features/admin/model/records.js';
import type { TabProps } from '../frame/tab-props.js';
import { type Column, DataTable } from '../table/data-table.js';
import { ListActions } from '../table/list-actions.js';
import { Loaded } from '../table/loaded.js';
import { Pager } from '../table/pager.js';
import { RangeFilter } from '../table/range-filter.js';
import { Toolbar } from '../table/toolbar.js';

const word = (value: string | null): string => (value ? plainWord(value) : NONE);

const COLUMNS: readonly Column<DemoSession>[] = [
  { title: 'Date', cell: ({ date }) => dayOf(date) },
  { title: 'Time', cell: ({ date }) => timeOf(date) },
  { title: 'Sport', cell: ({ sport }) => word(sport) },
  { title: 'Experience Level', cell: ({ level }) => word(level) },
  { title: 'Data Source', cell: ({ dataSource }) => word(dataSource) },
  { title: 'Age Range', cell: ({ ageRange }) => ageRange ?? NONE },
  { title: 'Gender', cell: ({ gender }) => word(gender) },
  { title: 'Country', cell: ({ country }) => country ?? NONE },
  { title: 'Device Type', cell: ({ deviceType }) => word(deviceType) },
  {
    title: 'Preset Question 1',
    wraps: true,
    cell: ({ presetQuestion1 }) => presetQuestion1 ?? NONE,
  },
  {
    title: 'Preset Question 2',
    wraps: true,
    cell: ({ presetQuestion2 }) => presetQuestion2 ?? NONE,
  },
  { title: 'Manual Question', wraps: true, cell: ({ userQuestion }) => userQuestion ?? NONE },
];

/** Who tried the demo, with what, and what they asked. */
export function DemoTab({ search, onSearch }: TabProps) {
  const today = useToday();
  const demo = useQuery(demoSessionsQuery(askedRange(search, today), search.page ?? 1));
  const { data } = demo;
  const behind = useLastPage(
    data && { rows: data.demoSessions.length, pagination: data.pagination },
    onSearch,
  );
  return (
    <>
      <Toolbar
        title="Demo Sessions"
        note={data ? `Showing ${formatNumber(data.total)} record(s)` : 'New York time'}
        filters={<RangeFilter search={search} today={today} onSearch={onSearch} />}
        actions={
          <ListActions
            of="demo sessions"
            queries={[demo]}
            download={() => downloads.demo(askedRange(search, today))}
          />
        }
      />
      <Loaded
        what="Demo sessions"
        query={demo}
        empty={{
          is: ({ demoSessions }) => demoSessions.length === 0 && !behind,
          words: 'No demo sessions found.',
        }}
      >
        {({ demoSessions, pagination }) => (
          <>
            <DataTable
              name="Demo sessions"
              columns={COLUMNS}
              rows={demoSessions}
              keyOf={({ id }) => id}
            />
            {pagination.totalPages > 1 ? (
              <Pager pagination={pagination} of="sessions" onPage={(page) => onSearch({ page })} />
            ) : null}
          </>
        )}
      </Loaded>
    </>
  );
}
