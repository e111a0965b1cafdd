import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminSearch } from '#features/admin/model/search.js';
import { formatNumber } from '#lib/format.js';
import { downloads } from '#features/admin/api/exports.js';
import { subscriptionsQuery } from '#features/admin/api/subscriptions.js';
import { usersQuery } from '#features/admin/api/users.js';
import { useLastPage } from '#features/admin/hooks/use-last-page.js';
import { USER_SORTS, type UserListQuery, USUAL_SORT } from '#features/admin/model/user-list.js';
import type { TabProps } from '../frame/tab-props.js';
import { DataTable, type Sorting } from '../table/data-table.js';
import { ListActions } from '../table/list-actions.js';
import { Loaded } from '../table/loaded.js';
import { Pager } from '../table/pager.js';
import { Toolbar } from '../table/toolbar.js';
import type { DialogKind, OpenDialog } from './user-dialog-props.js';
import { ProfileDialog } from './profile-dialog.js';
import { SyncAll } from './sync-all.js';
import { userColumns } from './user-columns.js';
import { UserFilters } from './user-filters.js';
import { PauseDialog, UnpauseDialog, UnsuspendDialog } from './access-dialogs.js';
import { DeleteUserDialog } from './delete-user-dialog.js';
import { SubscriptionDialog } from './subscription-dialog.js';
import { SuspendDialog } from './suspend-dialog.js';
import { UserDetailsDialog } from './user-details-dialog.js';

/** Every athlete and administrator, page by page; the address says which. */
export function UsersTab({ search, onSearch }: TabProps) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const asked = askedOf(search);
  const users = useQuery(usersQuery(asked));
  const behind = useLastPage(
    users.data && { rows: users.data.users.length, pagination: users.data.pagination },
    onSearch,
  );
  const subscriptions = useQuery(subscriptionsQuery);
  const subscribed = subscriptions.data?.pagination.totalCount;
  const [by = '', direction] = asked.sort.split('_');
  const onSort = (sorting: Sorting): void =>
    onSearch({
      page: undefined,
      sort: USER_SORTS.find(
        (sort) => sort === `${sorting.by}_${sorting.descending ? 'desc' : 'asc'}`,
      ),
    });
  return (
    <>
      <Toolbar
        title="Users"
        note={
          subscribed === undefined
            ? null
            : `${formatNumber(subscribed)} ` +
              `${subscribed === 1 ? 'subscription' : 'subscriptions'}`
        }
        filters={<UserFilters asked={asked} onSearch={onSearch} />}
        actions={
          <>
            <ListActions
              of="users"
              queries={[users, subscriptions]}
              download={() => downloads.users(asked)}
            />
            <SyncAll />
          </>
        }
      />
      <Loaded
        what="Users"
        query={users}
        empty={{
          is: ({ users }) => users.length === 0 && !behind,
          words: asked.search === '' ? 'No users found.' : `No users found for “${asked.search}”.`,
        }}
      >
        {({ users: rows, pagination }) => (
          <>
            <DataTable
              name="Users"
              columns={userColumns(setOpen)}
              rows={rows}
              keyOf={({ userId }) => userId}
              sorting={{ by, descending: direction === 'desc' }}
              onSort={onSort}
              stale={users.isPlaceholderData}
            />
            <Pager
              pagination={pagination}
              of="users"
              onPage={(page) => onSearch({ page })}
              onLimit={(limit) => onSearch({ limit, page: undefined })}
            />
          </>
        )}
      </Loaded>
      {open ? <UserDialog open={open} onClose={() => setOpen(null)} /> : null}
      {search.profile === undefined ? null : (
        <ProfileDialog userId={search.profile} onClose={() => onSearch({ profile: undefined })} />
      )}
    </>
  );
}

/** What the address asks for; what it leaves out takes its usual value. */
function askedOf({
  page = 1,
  limit = 25,
  filter = 'ALL',
  only,
  search = '',
  sort = USUAL_SORT,
}: AdminSearch): UserListQuery {
  return { page, limit, filter, only, search, sort };
}

const DIALOGS = {
  details: UserDetailsDialog,
  subscription: SubscriptionDialog,
  suspend: SuspendDialog,
  unsuspend: UnsuspendDialog,
  pause: PauseDialog,
  unpause: UnpauseDialog,
  delete: DeleteUserDialog,
} satisfies Record<DialogKind, unknown>;

function UserDialog({
  open: { kind, user },
  onClose,
}: {
  readonly open: OpenDialog;
  readonly onClose: () => void;
}) {
  const Shown = DIALOGS[kind];
  return <Shown user={user} onClose={onClose} />;
}
