import { FigureText } from '#components/figures/figures.js';
import type { Difference } from '#features/workouts/model/compare/difference-rows.js';
import { isNothing } from '#features/workouts/model/compare/shown-difference.js';
import styles from './difference-table.module.css';

/** What lies between two values; a verdict is a word first and a colour second. */
export function DifferenceCell({
  difference: { state, figure, verdict },
}: {
  readonly difference: Difference;
}) {
  if (state === 'apart' || figure === null)
    return <span className={styles.apart}>Not compared</span>;
  if (state === 'same')
    return (
      <span className={styles.same}>
        {isNothing(figure) ? 'The same' : 'About the same'}
        {isNothing(figure) ? null : (
          <small>
            <FigureText {...figure} />
          </small>
        )}
      </span>
    );
  return (
    <span className={styles.differs} data-verdict={verdict}>
      <FigureText {...figure} />
      {verdict ? <small>{verdict}</small> : null}
    </span>
  );
}
