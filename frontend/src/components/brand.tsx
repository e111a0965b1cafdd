import styles from './brand.module.css';

/** The mark: one step of a workout, from easy to hard, and the moment one is looking at. */
export function Mark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      className={styles.mark}
    >
      <path
        d="M2 18h5.2a3 3 0 0 0 3-3V9.5a3 3 0 0 1 3-3h4.3"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="20" cy="6.5" r="2.5" fill="currentColor" />
      <path
        d="M13.5 18H22"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity="0.35"
      />
    </svg>
  );
}

export function Brand() {
  return (
    <span className={styles.brand}>
      <Mark />
      <span>Stridewatt</span>
    </span>
  );
}
