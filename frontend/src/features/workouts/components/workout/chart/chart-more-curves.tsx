import type { ChannelView } from '#features/workouts/model/chart/channels.js';
import type { CurveName } from '#features/workouts/model/chart/streams.js';
import styles from './chart-more-curves.module.css';

export interface MoreCurvesProps {
  readonly channels: readonly ChannelView<CurveName>[];
  readonly isOpen: (channel: CurveName) => boolean;
  readonly onToggle: (channel: CurveName) => void;
}

/** Curves that few want to see all the time, each a tap away. */
export function MoreCurves({ channels, isOpen, onToggle }: MoreCurvesProps) {
  if (channels.length === 0) return null;
  return (
    <div className={styles.more} role="group" aria-label="More curves">
      <span>More curves</span>
      {channels.map(({ name, label }) => (
        <button key={name} type="button" aria-pressed={isOpen(name)} onClick={() => onToggle(name)}>
          {label}
        </button>
      ))}
    </div>
  );
}
