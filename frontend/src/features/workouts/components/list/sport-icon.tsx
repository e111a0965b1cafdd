import type { Family } from '#features/workouts/model/list/selection.js';
import styles from './sport-icon.module.css';

const NAMES: Readonly<Record<Family, string>> = { cycling: 'Ride', running: 'Run' };

/** A bicycle or a runner, in the colour and size of the text around it. */
export function SportIcon({ family }: { readonly family: Family }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      role="img"
      aria-label={NAMES[family]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {family === 'cycling' ? (
        <>
          <circle cx="5.5" cy="16.5" r="4" />
          <circle cx="18.5" cy="16.5" r="4" />
          <path d="M5.5 16.5 9 9h6.5l3 7.5M9 9l3.5 7.5L15.5 9M7.5 6.5h3M15.5 9l-.9-3h2.6" />
        </>
      ) : (
        <>
          <circle cx="15.5" cy="4.2" r="1.9" />
          <path d="m5.5 10.5 3.5-3 4.5 1-2.5 5 3.5 2.5V21M11 13.5l-1.5 4H5M13.5 8.5l2 3h3.5" />
        </>
      )}
    </svg>
  );
}
