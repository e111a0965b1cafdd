import { numberTicks } from '#components/chart/ticks.js';
import { formatNumber } from '#lib/format.js';
import {
  costByDay,
  costByModel,
  type DayBar,
  dollars,
  type ModelDay,
  type ModelSum,
} from '#features/admin/model/usage.js';
import { dayOf } from '#features/admin/model/new-york.js';
import { type Column, DataTable } from '../table/data-table.js';
import styles from './cost-chart.module.css';

/** More models than this share the last shade. */
const SHADES = 4;

const shade = (at: number): number => Math.min(at, SHADES - 1);

/** What each model cost, and on which days. */
export function CostChart({ perDay }: { readonly perDay: readonly ModelDay[] }) {
  const models = costByModel(perDay);
  if (models.length === 0) return null;
  const days = costByDay(
    perDay,
    models.map(({ model }) => model),
  );
  return (
    <div className={styles.chart} data-days={days.length > 1}>
      <ModelList models={models} />
      {days.length > 1 ? <DayBars days={days} models={models} /> : null}
    </div>
  );
}

function ModelList({ models }: { readonly models: readonly ModelSum[] }) {
  const dearest = Math.max(...models.map(({ cost }) => cost), Number.MIN_VALUE);
  return (
    <table className={styles.models}>
      <caption>Cost by model</caption>
      <thead>
        <tr>
          <th scope="col">Model</th>
          <th scope="col">Tokens</th>
          <th scope="col">Cost</th>
        </tr>
      </thead>
      <tbody>
        {models.map(({ model, cost, tokens }, at) => (
          <tr key={model}>
            <th scope="row">
              <span className={styles.key} data-shade={shade(at)} />
              {model}
              <span
                className={styles.share}
                style={{ width: `${(100 * cost) / dearest}%` }}
                data-shade={shade(at)}
                aria-hidden
              />
            </th>
            <td>{formatNumber(tokens)}</td>
            <td>{dollars(cost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayBars({
  days,
  models,
}: {
  readonly days: readonly DayBar[];
  readonly models: readonly ModelSum[];
}) {
  const top = Math.max(...days.map(({ total }) => total)) * 1.05 || 1;
  const ticks = numberTicks({ from: 0, to: top }, 3).filter((tick) => tick > 0);
  const step = Math.max(1, Math.ceil(days.length / 8));
  const dearest = days.reduce((a, b) => (b.total > a.total ? b : a));
  const say = ({ day, total, costs }: DayBar): string =>
    [
      `${dayOf(day)}: ${dollars(total)}`,
      ...costs.flatMap((cost, at) => (cost > 0 ? [`${models[at]?.model} ${dollars(cost)}`] : [])),
    ].join('\n');
  return (
    <figure className={styles.days}>
      <figcaption>Cost by day</figcaption>
      <div
        className={styles.plot}
        role="img"
        aria-label={
          `Cost by day from ${dayOf(days[0]?.day)} to ${dayOf(days.at(-1)?.day)}; the most on ` +
          `${dayOf(dearest.day)} with ${dollars(dearest.total)}`
        }
      >
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ bottom: `${(100 * tick) / top}%` }}>
            {`$${tick}`}
          </span>
        ))}
        <div className={styles.bars}>
          {days.map((day) => (
            <div key={day.day} className={styles.bar} title={say(day)}>
              {day.costs.map((cost, at) =>
                cost > 0 ? (
                  <span
                    key={models[at]?.model}
                    data-shade={shade(at)}
                    style={{ height: `${(100 * cost) / top}%` }}
                  />
                ) : null,
              )}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.axis} aria-hidden>
        {days.map(({ day }, at) => (
          <span key={day} data-spare={at % (2 * step) !== 0}>
            {at % step === 0 ? dayOf(day).replace(/ \d{4}$/, '') : ''}
          </span>
        ))}
      </div>
      <DayTable days={days} models={models} />
    </figure>
  );
}

/** What the bars show, for those who do not see them or want to copy it. */
function DayTable({
  days,
  models,
}: {
  readonly days: readonly DayBar[];
  readonly models: readonly ModelSum[];
}) {
  const columns: readonly Column<DayBar>[] = [
    { title: 'Day', cell: ({ day }) => dayOf(day) },
    ...models.map(({ model }, at): Column<DayBar> => ({
      title: model,
      align: 'end',
      cell: ({ costs }) => dollars(costs[at] ?? 0),
    })),
    { title: 'Total', align: 'end', cell: ({ total }) => dollars(total) },
  ];
  return (
    <details className={styles.table}>
      <summary>Cost by day as a table</summary>
      <DataTable name="Cost by day" columns={columns} rows={days} keyOf={({ day }) => day} short />
    </details>
  );
}
