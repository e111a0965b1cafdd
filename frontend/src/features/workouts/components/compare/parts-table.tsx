import { FigureText } from '#components/figures/figures.js';
import type { Compared } from '#features/workouts/model/compare/names.js';
import type {
  PartDifference,
  PartFigures,
  PartRow,
} from '#features/workouts/model/compare/parts.js';
import styles from './parts-table.module.css';
import { WorkoutMark } from './workout-mark.js';

export interface PartsTableProps {
  /** What a row is: `Rep`, `Climb`. */
  readonly first: string;
  readonly workouts: readonly Compared[];
  readonly rows: readonly PartRow[];
}

/**
 * Parts of the workouts beside each other, each with how it differs from the base. Roles are named
 * because a narrow window lays the rows out as blocks.
 */
export function PartsTable({ first, workouts, rows }: PartsTableProps) {
  return (
    <table role="table" className={styles.table} data-count={workouts.length}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {first}
          </th>
          {workouts.map(({ letter, short }, index) => [
            <th key={letter} role="columnheader" scope="col">
              <WorkoutMark letter={letter} index={index} />
              <small>{short}</small>
            </th>,
            index > 0 ? (
              <th key={`${letter}-against`} role="columnheader" scope="col">
                {letter} against A
              </th>
            ) : null,
          ])}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.key} row={row} workouts={workouts} />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  row: { head, mean, cells, differences },
  workouts,
}: {
  readonly row: PartRow;
  readonly workouts: readonly Compared[];
}) {
  return (
    <tr role="row" data-mean={mean}>
      <th role="rowheader" scope="row">
        {head}
      </th>
      {cells.map((figures, index) => {
        const letter = workouts[index]?.letter ?? '';
        return [
          <td key={letter} role="cell" data-letter={letter}>
            {figures ? <Values figures={figures} /> : <span className={styles.quiet}>–</span>}
          </td>,
          index > 0 ? (
            <td key={`${letter}-against`} role="cell" data-against={letter}>
              <DifferenceOf difference={differences[index - 1] ?? null} />
            </td>
          ) : null,
        ];
      })}
    </tr>
  );
}

function DifferenceOf({ difference }: { readonly difference: PartDifference }) {
  if (difference === null) return null;
  return 'reason' in difference ? (
    <span className={styles.quiet}>{difference.reason}</span>
  ) : (
    <Values figures={difference.figures} />
  );
}

/** The foremost value, and the others quietly below it. */
function Values({ figures: [main, ...others] }: { readonly figures: PartFigures }) {
  return (
    <>
      {main ? <FigureText {...main} /> : null}
      <span className={styles.others}>
        {others.map((one, at) => (
          <span key={at}>
            {at > 0 ? '\u00a0· ' : ' '}
            <FigureText {...one} />
          </span>
        ))}
      </span>
    </>
  );
}
