import { formatNumber } from '#lib/format.js';
import type { Pacing } from '#features/workouts/model/analysis.js';
import styles from './deviation.module.css';

export interface DeviationProps {
  readonly percent: number | null;
  readonly channel: Pacing['outputChannel'];
}

/** Half the width of the bar stands for this much; a wider deviation fills it. */
const FULL_PERCENT = 10;

/** A bar to the right of the middle for more, to the left for less. */
export function Deviation({ percent, channel }: DeviationProps) {
  if (percent === null) return null;
  const share = Math.min(1, Math.abs(percent) / FULL_PERCENT) * 50;
  return (
    <span className={styles.deviation}>
      <span className={styles.track}>
        <i
          data-channel={channel}
          style={
            percent < 0 ? { right: '50%', width: `${share}%` } : { left: '50%', width: `${share}%` }
          }
        />
      </span>
      <span className={styles.percent}>
        {percent > 0 ? '+' : ''}
        {formatNumber(percent, 1)}%
      </span>
    </span>
  );
}
