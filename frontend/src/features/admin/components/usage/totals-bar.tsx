import { formatNumber } from '#lib/format.js';
import { dollars } from '#features/admin/model/money.js';
import type { UsageFigures } from '#features/admin/model/usage.js';
import styles from './totals-bar.module.css';

export function TotalsBar({ totals }: { readonly totals: UsageFigures }) {
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
          {formatNumber(unpricedCalls)} calls went to models whose price is not known; the costs are
          without them.
        </p>
      ) : null}
    </>
  );
}
