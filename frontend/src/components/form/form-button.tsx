import type { ReactNode } from 'react';
import styles from './form-button.module.css';

/** `corner`: a square with a sign in it. */
type Look = 'primary' | 'quiet' | 'link' | 'corner';

interface Common {
  readonly look: Look;
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const named = (className = ''): string => `${styles.button} ${className}`;

/** A button of a form, without the component library. */
export function FormButton({
  look,
  label,
  className,
  onClick,
  children,
}: Common & { readonly onClick: () => void }) {
  return (
    <button
      type="button"
      className={named(className)}
      data-look={look}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/**
 * A link in the same dress. It loads a page: those that lead on from a public form are documents of
 * their own.
 */
export function FormLink({
  look,
  label,
  className,
  href,
  size,
  children,
}: Common & { readonly href: string; readonly size?: 'large' }) {
  return (
    <a
      href={href}
      className={named(className)}
      data-look={look}
      data-size={size}
      aria-label={label}
    >
      {children}
    </a>
  );
}

export function CloseSign() {
  return (
    <svg
      width="14"
      height="14"
      viewBox="0 0 14 14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="m2 2 10 10M12 2 2 12" />
    </svg>
  );
}
