import styles from './check-box.module.css';

export interface CheckBoxProps {
  readonly id: string;
  readonly label: string;
  readonly checked: boolean;
  readonly describedBy?: string | undefined;
  readonly onChange: (checked: boolean) => void;
}

/** A box to tick, as tall as a field. */
export function CheckBox({ id, label, checked, describedBy, onChange }: CheckBoxProps) {
  return (
    <label className={styles.box}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.tick} aria-hidden="true">
        <svg viewBox="0 0 12 12" width="12" height="12">
          <path
            d="M2.5 6.5l2.5 2.5 4.5-5.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </span>
      <span>{label}</span>
    </label>
  );
}
