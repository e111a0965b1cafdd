import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { downloads } from '#features/admin/api/exports.js';
import { usageQuery } from '#features/admin/api/records.js';
import { useLastPage } from '#features/admin/hooks/use-last-page.js';
import { useToday } from '#features/admin/hooks/use-today.js';
import { askedRange } from '#features/admin/model/search.js';
import { formatNumber } from '#lib/format.js';
import { dollars, type UsageFigures } from '#features/admin/model/usage.js';
import type { TabProps } from '../frame/tab-props.js';
import { DataTable } from '../table/data-table.js';
import { ListActions } from '../table/list-actions.js';
import { Loaded } from '../table/loaded.js';
import { Pager } from '../table/pager.js';
import { RangeFilter } from '../table/range-filter.js';
import { Toolbar } from '../table/toolbar.js';
import { SubscriptionDialog } from '../users/subscription-dialog.js';
import { CostChart } from './cost-chart.js';
import { usageColumns, type UsageUser } from './usage-columns.js';
import styles from './totals-bar.module.css';

/** The cost of the coach: in total, by day and model, and by athlete. */
export function UsageTab({ search, onSearch }: TabProps) {
  const today = useToday();
  const [open, setOpen] = useState<UsageUser | null>(null);
  const usage = useQuery(usageQuery(askedRange(search, today), search.page ?? 1));
  const behind = useLastPage(
    usage.data && { rows: usage.data.usageData.length, pagination: usage.data.pagination },
    onSearch,
  );
  return (
    <>
      <Toolbar
        title="AI Usage & Costs"
        note="GPT-4o Mini pricing, days in New York"
        filters={<RangeFilter search={search} today={today} onSearch={onSearch} />}
        actions={
          <ListActions
            of="usage"
            queries={[usage]}
            download={() => downloads.usage(askedRange(search, today))}
          />
        }
      />
      <Loaded
        what="Usage"
        query={usage}
        empty={{
          is: ({ usageData }) => usageData.length === 0 && !behind,
          words: 'No usage data found for the selected period.',
        }}
      >
        {({ usageData, totals, perDay, pagination }) => (
          <>
            <TotalsBar totals={totals} />
            <CostChart perDay={perDay} />
            <DataTable
              name="Usage by user"
              columns={usageColumns(setOpen)}
              rows={usageData}
              keyOf={({ userId, email }) => userId ?? email}
            />
            {pagination.totalPages > 1 ? (
              <Pager pagination={pagination} of="users" onPage={(page) => onSearch({ page })} />
            ) : null}
          </>
        )}
      </Loaded>
      {open ? <SubscriptionDialog user={open} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

function TotalsBar({ totals }: { readonly totals: UsageFigures }) {
  const figures = [
    ['Total Uploads', formatNumber(totals.uploads)],
    ['Input Tokens', formatNumber(totals.promptTokens)],
    ['Output Tokens', formatNumber(totals.completionTokens)],
    ['Total Tokens', formatNumber(totals.totalTokens)],
    ['Prompt Cost', dollars(totals.promptCost)],
    ['Completion Cost', dollars(totals.completionCost)],
    ['Total Cost', dollars(totals.totalCost)],
  ];
  const { unpricedCalls } = totals;
  return (
    <>
      <dl className={styles.bar} aria-label="Totals">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {unpricedCalls > 0 ? (
        <p className={styles.unpriced}>
          Costs leave out {formatNumber(unpricedCalls)} calls to models without a known price.
        </p>
      ) : null}
    </>
  );
}
