import { SearchOutlined } from '@ant-design/icons';
import { Input, Select } from 'antd';
import { useEffect, useState } from 'react';
import type { SearchPatch } from '#features/admin/model/search.js';
import {
  SUBSCRIPTION_FILTERS,
  type SubscriptionFilter,
  type UserGroup,
  type UserListQuery,
  type UserSort,
} from '#features/admin/model/user-list.js';
import { Filter } from '../table/toolbar.js';
import styles from './user-filters.module.css';

const SORT_NAMES: Readonly<Record<UserSort, string>> = {
  createdAt_desc: 'Newest first',
  createdAt_asc: 'Oldest first',
  email_asc: 'Email A to Z',
  email_desc: 'Email Z to A',
  lastName_asc: 'Last name A to Z',
  lastName_desc: 'Last name Z to A',
};

const GROUPS: readonly { readonly value: UserGroup; readonly label: string }[] = [
  { value: 'SUSPENDED', label: 'Suspended' },
  { value: 'FAILED', label: 'Payment failed' },
  { value: 'ADMINISTRATORS', label: 'Administrators' },
];

/** Long enough for a word to be typed, short enough not to be noticed. */
const TYPING_MS = 250;

export interface UserFiltersProps {
  readonly asked: UserListQuery;
  readonly onSearch: (patch: SearchPatch) => void;
}

/** Each choice returns to the first page. */
export function UserFilters({ asked, onSearch }: UserFiltersProps) {
  return (
    <>
      <SearchBox asked={asked.search} onSearch={onSearch} />
      <Filter name="Subscription">
        {(id) => (
          <Select<SubscriptionFilter>
            id={id}
            className={styles.choice}
            value={asked.filter}
            onChange={(filter) =>
              onSearch({ filter: filter === 'ALL' ? undefined : filter, page: undefined })
            }
            options={SUBSCRIPTION_FILTERS.map((filter) => ({ value: filter, label: filter }))}
          />
        )}
      </Filter>
      <Filter name="Only">
        {(id) => (
          <Select<UserGroup | ''>
            id={id}
            className={styles.choice}
            value={asked.only ?? ''}
            onChange={(only) => onSearch({ only: only === '' ? undefined : only, page: undefined })}
            options={[{ value: '' as const, label: 'Everyone' }, ...GROUPS]}
          />
        )}
      </Filter>
      <Filter name="Order">
        {(id) => (
          <Select<UserSort>
            id={id}
            className={styles.choice}
            value={asked.sort}
            onChange={(sort) => onSearch({ sort, page: undefined })}
            options={Object.entries(SORT_NAMES).map(([value, label]) => ({
              value: value as UserSort,
              label,
            }))}
          />
        )}
      </Filter>
    </>
  );
}

interface SearchBoxProps {
  readonly asked: string;
  readonly onSearch: (patch: SearchPatch) => void;
}

/**
 * Asks once the typing rests. Where the address changes by other means, e.g. one step back, the box
 * follows it.
 */
function SearchBox({ asked, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(asked);
  const [followed, setFollowed] = useState(asked);
  const wanted = typed.trim();
  if (asked !== followed) {
    setFollowed(asked);
    if (asked !== wanted) setTyped(asked);
  }
  useEffect(() => {
    if (wanted === asked) return undefined;
    const timer = setTimeout(
      () => onSearch({ search: wanted === '' ? undefined : wanted, page: undefined }),
      TYPING_MS,
    );
    return () => clearTimeout(timer);
  }, [wanted, asked, onSearch]);
  return (
    <Input
      type="search"
      aria-label="Search users by email or name"
      placeholder="Email or name"
      prefix={<SearchOutlined aria-hidden />}
      className={styles.search}
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
