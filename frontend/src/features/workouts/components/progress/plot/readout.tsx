import type { ReactNode } from 'react';
import styles from './readout.module.css';

export interface ReadoutProps {
  /** Where the cursor stands, or what the numbers are of without one. */
  readonly at: string;
  readonly figures: readonly (readonly [label: string, text: ReactNode])[];
}

/** The numbers at the cursor; as high with as without one, so that nothing moves. */
export function Readout({ at, figures }: ReadoutProps) {
  return (
    <div className={styles.readout}>
      <p className={styles.at}>{at}</p>
      <dl>
        {figures.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
