import styles from './badge.module.css';
import addressStyles from './address.module.css';

export type Tone = 'good' | 'danger' | 'warning' | 'accent' | 'quiet';

/** A state in one word; the word says it, the dot only finds it. */
export function Badge({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}

const TONES: Readonly<Record<string, Tone>> = {
  ACTIVE: 'good',
  ENABLED: 'good',
  TRIAL: 'accent',
  PENDING: 'warning',
  CANCELED: 'warning',
  SUSPENDED: 'danger',
  FAILED: 'danger',
};

/** The tone of a plan's state, or of the access. */
export const toneOf = (state: string): Tone => TONES[state.toUpperCase()] ?? 'quiet';

/** An address of mail; on a phone its beginning, by which people are told apart. */
export function Address({ of }: { readonly of: string }) {
  return (
    <span className={addressStyles.address} title={of}>
      {of}
    </span>
  );
}
