import type { Absent } from '#features/workouts/model/chart/curves.js';
import styles from './missing-channels.module.css';

/**
 * Says where a curve would stand that there is none, and why, instead of drawing an empty chart.
 */
export function MissingChannels({ absent }: { readonly absent: readonly Absent[] }) {
  return absent.map(({ label, text }) => (
    <p key={label} className={styles.missing}>
      <b>{label}</b> {text}
    </p>
  ));
}
