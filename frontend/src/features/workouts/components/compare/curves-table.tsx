import { useState } from 'react';
import type { Extent } from '#components/chart/ticks.js';
import { figureText } from '#lib/format.js';
import type { ChannelView } from '#features/workouts/model/chart/channels.js';
import type { Alignment } from '#features/workouts/model/compare/alignment.js';
import { differenceFigure, valuesAt } from '#features/workouts/model/compare/cursor-values.js';
import type { Integral } from '#features/workouts/model/compare/integral.js';
import type { Compared } from '#features/workouts/model/compare/names.js';
import styles from './compare-table.module.css';
import { ComparedHeads } from './workout-mark.js';

export interface CurvesTableProps {
  readonly workouts: readonly Compared[];
  readonly alignment: Alignment;
  readonly sums: readonly (Integral | null)[];
  readonly channel: ChannelView;
  readonly range: Extent;
}

const ROWS = 12;

/**
 * What the curves show, as means of equal stretches, for those who do not see them or want to copy
 * them.
 */
export function CurvesTable({ workouts, alignment, sums, channel, range }: CurvesTableProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>The curves as a table</summary>
      {open ? (
        <div className={styles.scroll} tabIndex={0} role="group" aria-label="The curves as a table">
          <table className={styles.table}>
            <ComparedHeads first="From" workouts={workouts} differences />
            <tbody>
              {stretches(range, alignment).map(({ from, to }) => {
                const values = valuesAt(sums, alignment, (from + to) / 2, to - from);
                return (
                  <tr key={from}>
                    <th scope="row">{alignment.axis.tickText(from)}</th>
                    {values.map((value, index) => {
                      const difference = differenceFigure(channel, values[0] ?? null, value);
                      return [
                        <td key={index}>{figureText(channel.tell(value))}</td>,
                        index > 0 ? (
                          <td key={`${index}-difference`}>
                            {difference ? figureText(difference) : ''}
                          </td>
                        ) : null,
                      ];
                    })}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      ) : null}
    </details>
  );
}

/** Stretches of a round length, the last one as long as is left. */
function stretches(range: Extent, { axis }: Alignment): readonly Extent[] {
  const edges = [
    ...new Set([range.from, ...axis.ticks(range, ROWS).filter((tick) => tick > range.from)]),
  ];
  return edges
    .map((from, index) => ({ from, to: edges[index + 1] ?? range.to }))
    .filter(({ from, to }) => to > from);
}
