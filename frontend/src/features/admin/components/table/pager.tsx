import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { formatNumber } from '#lib/format.js';
import { PAGE_SIZES, type PageSize } from '#features/admin/model/search.js';
import type { Pagination } from '#features/admin/model/user-list.js';
import styles from './pager.module.css';

export interface PagerProps {
  readonly pagination: Pagination;
  /** What is counted: `users`. */
  readonly of: string;
  readonly onPage: (page: number) => void;
  readonly onLimit?: (limit: PageSize) => void;
}

export function Pager({
  pagination: { page, limit, totalCount, totalPages, exact = true },
  of,
  onPage,
  onLimit,
}: PagerProps) {
  const first = totalCount === 0 ? 0 : (page - 1) * limit + 1;
  const last = Math.min(page * limit, totalCount);
  const total = `${formatNumber(totalCount)}${exact ? '' : '+'}`;
  return (
    <nav className={styles.pager} aria-label={`Pages of ${of}`}>
      <span>{`Showing ${first}-${last} of ${total} ${of}`}</span>
      {onLimit ? (
        <Select<PageSize>
          size="small"
          aria-label="Rows per page"
          value={PAGE_SIZES.find((size) => size === limit)}
          onChange={onLimit}
          options={PAGE_SIZES.map((size) => ({ value: size, label: `${size} rows` }))}
          className={styles.size}
        />
      ) : null}
      <span className={styles.steps}>
        <Button
          size="small"
          icon={<LeftOutlined aria-hidden />}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          Previous
        </Button>
        <span>{`Page ${page} of ${Math.max(1, totalPages)}`}</span>
        <Button
          size="small"
          icon={<RightOutlined aria-hidden />}
          iconPlacement="end"
          disabled={page >= totalPages}
          onClick={() => onPage(page + 1)}
        >
          Next
        </Button>
      </span>
    </nav>
  );
}
