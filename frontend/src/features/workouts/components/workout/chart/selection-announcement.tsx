import type { ChartView, ChartViewState } from '#components/chart/chart-view.js';
import { useSettled } from '#features/workouts/hooks/chart/use-settled.js';
import type { Span } from '#features/workouts/model/chart/streams.js';
import styles from './readout.module.css';

export interface SelectionSpokenProps {
  readonly view: ChartView;
  /** The range whose numbers are at hand; null while they are not. */
  readonly told: Span | null;
  readonly text: string;
}

const selectionIn = ({ selection }: ChartViewState): Span | null => selection;

/**
 * What is selected and its numbers, for those who hear the page: once it stands still, not with
 * each press of a key.
 */
export function SelectionSpoken({ view, told, text }: SelectionSpokenProps) {
  const settled = useSettled(view, selectionIn);
  const isTold =
    settled !== null && told !== null && settled.from === told.from && settled.to === told.to;
  return (
    <p className={styles.spoken} role="status">
      {isTold ? text : ''}
    </p>
  );
}
