import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Brand } from '#components/brand.js';
import styles from './auth-frame.module.css';

export interface AuthFrameProps {
  readonly children: ReactNode;
  /** `wide` where the card holds a longer form. */
  readonly width?: 'narrow' | 'wide';
}

/** A page that is one card, under the logo. */
export function AuthFrame({ children, width = 'narrow' }: AuthFrameProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link to="/" className={styles.home} aria-label="Stridewatt, home">
          <Brand />
        </Link>
      </header>
      <main id="content" tabIndex={-1} className={styles.main} data-width={width}>
        {children}
      </main>
    </div>
  );
}
