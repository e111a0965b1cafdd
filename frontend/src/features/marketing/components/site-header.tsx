import { Brand } from '#components/brand.js';
import { ADDRESSES, MAIN_LINKS } from '../model/addresses.js';
import { SignInButton } from './sign-in-button.js';
import styles from './site-header.module.css';

export interface SiteHeaderProps {
  /** The address of the page, whose link is marked. */
  readonly path: string;
  /** False while the page itself shows the sign-in card. */
  readonly signIn?: boolean;
}

/**
 * Who is signed in is not known where the page is built: both ends of the bar are in it, and the
 * style sheet shows the right one.
 */
export function SiteHeader({ path, signIn = true }: SiteHeaderProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <a href="/" className={styles.home} aria-label="Stridewatt, home">
          <Brand />
        </a>
        <nav aria-label="Main" className={styles.links}>
          <Links path={path} />
        </nav>
        <div className={styles.actions}>
          <Ways signIn={signIn} />
        </div>
        <details className={styles.menu}>
          <summary aria-label="Menu">
            <svg
              width="20"
              height="20"
              viewBox="0 0 20 20"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              aria-hidden="true"
            >
              <path d="M3 6.5h14M3 13.5h14" />
            </svg>
          </summary>
          <nav aria-label="Menu" className={styles.sheet}>
            <Links path={path} />
            <Ways signIn={signIn} />
          </nav>
        </details>
      </div>
    </header>
  );
}

function Links({ path }: { readonly path: string }) {
  return MAIN_LINKS.map(([label, href]) => (
    <a
      key={href}
      href={href}
      className={styles.link}
      aria-current={href === path ? 'page' : undefined}
    >
      {label}
    </a>
  ));
}

function Ways({ signIn }: { readonly signIn: boolean }) {
  return (
    <>
      {signIn ? (
        <span data-for="visitor">
          <SignInButton />
        </span>
      ) : null}
      <a href={ADDRESSES.signUp} className={styles.signUp} data-for="visitor">
        Sign Up
      </a>
      <a href="/" className={styles.signUp} data-for="athlete">
        Your workouts
      </a>
    </>
  );
}
