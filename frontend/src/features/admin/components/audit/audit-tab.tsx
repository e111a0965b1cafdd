import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { auditLogQuery } from '#features/admin/api/operations.js';
import { momentOf, NONE } from '#features/admin/model/new-york.js';
import type { AuditEntry } from '#features/admin/model/operations.js';
import type { TabProps } from '../frame/tab-props.js';
import { DataTable, type Column } from '../table/data-table.js';
import { Loaded } from '../table/loaded.js';
import { Toolbar } from '../table/toolbar.js';
import { AuditFilters } from './audit-filters.js';
import { actionWords, detailWords } from './detail-words.js';
import styles from './audit-tab.module.css';

const COLUMNS: readonly Column<AuditEntry>[] = [
  { title: 'When', cell: ({ at }) => momentOf(at) },
  { title: 'Who', cell: ({ actor }) => actor },
  { title: 'What', cell: ({ action }) => actionWords(action) },
  { title: 'Whom', cell: (entry) => <Subject entry={entry} /> },
  { title: 'Details', wraps: true, cell: ({ details }) => detailWords(details) },
  { title: 'From', cell: ({ address }) => <code className={styles.address}>{address}</code> },
];

/** Leads to everything that was done to the same. */
function Subject({ entry: { subject, subjectLabel } }: { readonly entry: AuditEntry }) {
  if (subject === null) return NONE;
  return (
    <Link
      to="/admin/dashboard"
      search={{ tab: 'audit', subject }}
      title={subject}
      className={styles.subject}
    >
      {subjectLabel ?? subject}
    </Link>
  );
}

/** Everything that was changed or opened, the latest first. Nothing in it can be altered. */
export function AuditTab({ search: { actor, action, subject }, onSearch }: TabProps) {
  const log = useInfiniteQuery(auditLogQuery({ actor, action, subject }));
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError } = log;
  // An older page that failed takes nothing of what is there.
  const shown = { ...log, isError: log.isError && !isFetchNextPageError };
  return (
    <>
      <Toolbar
        title="Audit log"
        filters={<AuditFilters asked={{ actor, action, subject }} onSearch={onSearch} />}
      />
      <Loaded
        what="The audit log"
        query={shown}
        empty={{
          is: ({ pages }) => pages.every(({ entries }) => entries.length === 0),
          words: 'No entries found.',
        }}
      >
        {({ pages }) => (
          <>
            <DataTable
              name="Audit log"
              columns={COLUMNS}
              rows={pages.flatMap(({ entries }) => entries)}
              keyOf={({ id }) => id}
            />
            {hasNextPage ? (
              <div className={styles.more}>
                <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  {isFetchingNextPage ? 'Loading...' : 'Show older entries'}
                </Button>
                {isFetchNextPageError ? (
                  <span role="alert">Older entries could not be loaded. Try again.</span>
                ) : null}
              </div>
            ) : null}
          </>
        )}
      </Loaded>
    </>
  );
}
