import { useEffect } from 'react';
import type { TabProps } from '../components/frame/tab-props.js';
import type { Pagination } from '../model/user-list.js';

/**
 * Goes to the last page of a list where the address names one behind it, as after its last row was
 * deleted. Says whether it does.
 */
export function useLastPage(
  list: { readonly rows: number; readonly pagination: Pagination } | undefined,
  onSearch: TabProps['onSearch'],
): boolean {
  const last =
    list && list.rows === 0 && list.pagination.page > 1
      ? Math.min(list.pagination.totalPages, list.pagination.page - 1)
      : null;
  useEffect(() => {
    if (last !== null) onSearch({ page: last > 1 ? last : undefined }, { replace: true });
  }, [last, onSearch]);
  return last !== null;
}
