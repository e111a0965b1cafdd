import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Brand } from '#components/brand.js';
import styles from './screen.module.css';

/** A page without the signed-in shell: the logo, and one thing to say. */
export function Screen({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <header>
        <Link to="/" className={styles.home} aria-label="Stridewatt, home">
          <Brand />
        </Link>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
