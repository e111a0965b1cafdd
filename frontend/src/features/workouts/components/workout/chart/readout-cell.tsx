import { useCallback, useRef } from 'react';
import { useChartView, useCursor, type ChartView } from '#components/chart/chart-view.js';
import type { TermId } from '#features/workouts/model/metrics/definitions.js';
import styles from './readout.module.css';
import { Term } from '../metrics/term.js';

export interface ReadoutCellProps {
  readonly label: string;
  /** What the number is, where there is no curve to switch on and off. */
  readonly explanation?: string;
  readonly term?: TermId;
  /** The mean over what is in sight or selected. */
  readonly value: string;
  /** Why there is no value. */
  readonly reason?: string;
  readonly view: ChartView;
  /** What stands at a position; nothing where the number is one of a stretch only. */
  readonly tell?: (position: number) => string;
  readonly colour?: string;
  readonly shown?: boolean;
  /** Shows or hides the curve. */
  readonly onToggle?: () => void;
}

/** One column of the readout; its heading switches the curve on and off. */
export function ReadoutCell({
  label,
  explanation,
  term,
  value,
  reason,
  view,
  tell,
  colour,
  shown = true,
  onToggle,
}: ReadoutCellProps) {
  const reading = useChartView(view, (state) => state.cursor !== null);
  return (
    <div className={styles.cell} data-shown={shown} data-reading={reading}>
      {onToggle ? (
        <button
          type="button"
          aria-pressed={shown}
          className={styles.head}
          onClick={onToggle}
          title={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
        >
          <i
            style={{ background: shown ? colour : 'transparent', borderColor: colour }}
            aria-hidden
          />
          {label}
        </button>
      ) : (
        <span className={styles.head}>
          {explanation === undefined ? (
            label
          ) : (
            <Term explanation={explanation} term={term}>
              {label}
            </Term>
          )}
        </span>
      )}
      <span className={styles.value} title={reason}>
        {value}
        {reason ? <span className={styles.spoken}> {reason}</span> : null}
      </span>
      {tell ? <CursorValue view={view} tell={tell} /> : null}
    </div>
  );
}

const NOTHING = '\u00a0';

/** Written straight into the page: it changes with every pixel of the pointer. */
function CursorValue({
  view,
  tell,
}: {
  readonly view: ChartView;
  readonly tell: (position: number) => string;
}) {
  const text = useRef<HTMLSpanElement>(null);
  useCursor(
    view,
    useCallback(
      (cursor) => {
        if (text.current) text.current.textContent = cursor === null ? NOTHING : tell(cursor);
      },
      [tell],
    ),
  );
  return <span ref={text} className={styles.cursor} />;
}
