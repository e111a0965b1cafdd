import { useChartView, type ChartView } from '../../../../components/chart/chart-view.js';
import styles from './readout.module.css';

export interface ReadoutCellProps {
  readonly label: string;
  /** The mean over what is in sight. */
  readonly value: string;
  readonly cursor: { readonly view: ChartView; readonly tell: (position: number) => string };
  readonly colour?: string;
  readonly shown?: boolean;
  /** Shows or hides the curve. */
  readonly onToggle?: () => void;
}

/** One column of the readout; its heading switches the curve on and off. */
export function ReadoutCell({ label, value, cursor, colour, shown = true, onToggle }: ReadoutCellProps) {
  const reading = useChartView(cursor.view, (state) => state.cursor !== null);
  return (
    <div className={styles.cell} data-shown={shown} data-reading={reading}>
      {onToggle ? (
        <button type="button" aria-pressed={shown} className={styles.head} onClick={onToggle} title={shown ? `Hide ${label.toLowerCase()}` : `Show ${label.toLowerCase()}`}>
          <i style={{ background: shown ? colour : 'transparent', borderColor: colour }} aria-hidden />
          {label}
        </button>
      ) : (
        <span className={styles.head}>{label}</span>
      )}
      <span className={styles.value}>{value}</span>
      <CursorValue {...cursor} />
    </div>
  );
}

function CursorValue({ view, tell }: ReadoutCellProps['cursor']) {
  const text = useChartView(view, ({ cursor }) => (cursor === null ? '' : tell(cursor)));
  return <span className={styles.cursor}>{text === '' ? '\u00a0' : text}</span>;
}
