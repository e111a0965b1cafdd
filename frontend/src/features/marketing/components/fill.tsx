import type { ReactNode } from 'react';
import styles from './plain-text.module.css';

export interface FillProps {
  /** What the server puts here when it starts. */
  readonly name: 'operator' | 'model' | 'payments' | 'mail' | 'maps';
  /** The content without it. */
  readonly children: ReactNode;
}

/**
 * A place that the server fills with what holds for this installation: `site-fills.ts` of the
 * backend. No other `div` may be in it.
 */
export function Fill({ name, children }: FillProps) {
  return (
    <div data-fill={name} className={styles.fill}>
      {children}
    </div>
  );
}

/** Who runs this installation. */
export function Operator() {
  return (
    <Fill name="operator">
      <p>
        The operator of this installation has not named themself. Ask the person who gave you this
        address.
      </p>
    </Fill>
  );
}
