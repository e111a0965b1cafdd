import { useSyncExternalStore } from 'react';
import styles from './form-button.module.css';

export interface SubmitButtonProps {
  readonly pending: boolean;
  /** What the button says while the form is under way. */
  readonly busy: string;
  readonly children: string;
}

const never = () => () => undefined;

/**
 * Sends the form, once. In a prerendered page it does nothing before the program is there that
 * sends it.
 */
export function SubmitButton({ pending, busy, children }: SubmitButtonProps) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <button
      type="submit"
      className={`${styles.button} ${styles.submit}`}
      data-look="primary"
      data-size="large"
      disabled={pending || !alive}
      aria-busy={pending}
    >
      {pending ? busy : children}
    </button>
  );
}
