import { useId } from 'react';
import type { Streets } from '#features/workouts/hooks/use-streets.js';
import styles from './street-choice.module.css';

export interface StreetChoiceProps {
  readonly streets: Streets;
  /** Whether tiles of the part in sight could not be loaded. */
  readonly failed: boolean;
}

/** Asks before the first tile is loaded: its server learns who looks at which area. */
export function StreetChoice({
  streets: { source, host, isLoading, choose },
  failed,
}: StreetChoiceProps) {
  const id = useId();
  if (host === null) return isLoading ? <div className={styles.choice} /> : null;
  return (
    <div className={styles.choice}>
      <button type="button" aria-describedby={id} onClick={() => choose(source === null)}>
        {source ? 'Hide streets' : 'Show streets'}
      </button>
      <p id={id} aria-live="polite">
        {textOf(host, source !== null, failed)}
      </p>
    </div>
  );
}

function textOf(host: string, isShown: boolean, failed: boolean): string {
  if (!isShown)
    return `Streets come from ${host}, which will see your IP address and the area you look at.`;
  return failed ? `Some streets could not be loaded from ${host}.` : `Streets come from ${host}.`;
}
