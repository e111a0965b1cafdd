import { Link } from '@tanstack/react-router';
import { Tooltip } from 'antd';
import { dayOf, NONE } from '#features/admin/model/new-york.js';
import { plainWord } from '#features/admin/model/profile-words.js';
import type { UserRow } from '#features/admin/model/user-list.js';
import { Badge, toneOf } from '../table/badge.js';
import type { Column } from '../table/data-table.js';
import { UserActions } from './user-actions.js';
import styles from './user-columns.module.css';
import type { OpenDialog } from './user-dialog-props.js';

/** The columns of the list, and behind them what can be done with each user. */
export const userColumns = (onOpen: (dialog: OpenDialog) => void): readonly Column<UserRow>[] => [
  { title: 'Email', sortBy: 'email', cell: (user) => <Email user={user} /> },
  {
    title: 'Name',
    sortBy: 'lastName',
    cell: ({ firstName, lastName }) => <Cut>{`${firstName} ${lastName}`.trim() || NONE}</Cut>,
  },
  { title: 'City', cell: ({ city }) => <Cut>{city || NONE}</Cut> },
  { title: 'Country', cell: ({ country }) => <Cut>{country || NONE}</Cut> },
  { title: 'Sport', cell: ({ sport }) => plainWord(sport) },
  {
    title: 'Subscription',
    cell: ({ subscriptionDisplay }) => (
      <Badge tone={toneOf(subscriptionDisplay)}>{subscriptionDisplay}</Badge>
    ),
  },
  {
    title: 'Access',
    cell: ({ isSuspended, accessDisplay }) => (
      <Access state={isSuspended ? 'SUSPENDED' : accessDisplay} />
    ),
  },
  { title: 'Next Billing', cell: ({ nextBillingDisplay }) => dayOf(nextBillingDisplay) },
  {
    title: 'Last Payment',
    cell: ({ lastPaymentStatus }) => <Payment status={lastPaymentStatus} />,
  },
  {
    title: 'Details',
    align: 'actions',
    cell: (user) => <UserActions user={user} onOpen={onOpen} />,
  },
];

function Email({ user: { userId, email, profileCompleted } }: { readonly user: UserRow }) {
  if (profileCompleted) {
    return (
      <Link
        from="/admin/dashboard"
        to="/admin/dashboard"
        search={(search) => ({ ...search, profile: userId })}
        resetScroll={false}
        className={styles.email}
        title={email}
      >
        {email}
      </Link>
    );
  }
  return (
    <Tooltip title="Profile not completed" placement="topLeft">
      <span
        className={styles.greyed}
        tabIndex={0}
        aria-label={`${email}, profile not completed`}
        role="note"
      >
        {email}
      </span>
    </Tooltip>
  );
}

/** Rows stay one line high; the title shows the whole text. */
function Cut({ children }: { readonly children: string }) {
  return (
    <span className={styles.cut} title={children}>
      {children}
    </span>
  );
}

function Access({ state }: { readonly state: string }) {
  return <Badge tone={toneOf(state)}>{state}</Badge>;
}

function Payment({ status }: { readonly status: string | null }) {
  if (!status) return NONE;
  return (
    <span data-failed={/fail/i.test(status)} className={styles.payment}>
      {plainWord(status)}
    </span>
  );
}
