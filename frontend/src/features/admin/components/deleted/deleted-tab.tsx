import { useQuery } from '@tanstack/react-query';
import { downloads } from '#features/admin/api/exports.js';
import { deletedAccountsQuery } from '#features/admin/api/records.js';
import { formatNumber } from '#lib/format.js';
import { useLastPage } from '#features/admin/hooks/use-last-page.js';
import { dayOf } from '#features/admin/model/new-york.js';
import { type DeletedAccount, reasonWords } from '#features/admin/model/records.js';
import type { TabProps } from '../frame/tab-props.js';
import { Address } from '../table/badge.js';
import { type Column, DataTable } from '../table/data-table.js';
import { ListActions } from '../table/list-actions.js';
import { Loaded } from '../table/loaded.js';
import { Pager } from '../table/pager.js';
import { Recommendation } from '../table/recommendation.js';
import { Toolbar } from '../table/toolbar.js';

const COLUMNS: readonly Column<DeletedAccount>[] = [
  { title: 'Email', cell: ({ email }) => <Address of={email} /> },
  { title: 'Signup Date', cell: ({ signupDate }) => dayOf(signupDate) },
  { title: 'Deletion Date', cell: ({ deletedAt }) => dayOf(deletedAt) },
  { title: 'Days Active', align: 'end', cell: ({ daysActive }) => formatNumber(daysActive) },
  { title: 'Uploads Used', align: 'end', cell: ({ uploadCount }) => formatNumber(uploadCount) },
  { title: 'Reason', cell: ({ feedbackReason }) => reasonWords(feedbackReason) },
  { title: 'Feedback', wraps: true, cell: ({ feedbackText }) => feedbackText || 'No feedback' },
  {
    title: 'Would Recommend',
    cell: ({ wouldRecommend }) => <Recommendation answer={wouldRecommend} />,
  },
  { title: 'Deleted By', cell: ({ deletedBy }) => deletedBy ?? 'Owner' },
];

/** Who left, after how long, and why. */
export function DeletedTab({ search: { page = 1, limit = 25 }, onSearch }: TabProps) {
  const deleted = useQuery(deletedAccountsQuery(page, limit));
  const behind = useLastPage(
    deleted.data && {
      rows: deleted.data.deletedAccounts.length,
      pagination: deleted.data.pagination,
    },
    onSearch,
  );
  return (
    <>
      <Toolbar
        title="Deleted Accounts"
        actions={
          <ListActions of="deleted accounts" queries={[deleted]} download={downloads.deleted} />
        }
      />
      <Loaded
        what="Deleted accounts"
        query={deleted}
        empty={{
          is: ({ deletedAccounts }) => deletedAccounts.length === 0 && !behind,
          words: 'No deleted accounts found.',
        }}
      >
        {({ deletedAccounts, pagination }) => (
          <>
            <DataTable
              name="Deleted accounts"
              columns={COLUMNS}
              rows={deletedAccounts}
              keyOf={({ id }) => id}
              stale={deleted.isPlaceholderData}
            />
            <Pager
              pagination={pagination}
              of="accounts"
              onPage={(page) => onSearch({ page })}
              onLimit={(limit) => onSearch({ limit, page: undefined })}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
