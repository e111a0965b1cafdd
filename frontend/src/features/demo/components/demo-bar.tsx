import type { ReactNode } from 'react';
import { Brand } from '#components/brand.js';
import { CloseLink } from './close-link.js';
import styles from './demo-bar.module.css';

export interface DemoBarProps {
  /** The start page of the site. */
  readonly site: string;
  readonly children?: ReactNode;
}

/** The slim bar of the demo: the logo, what can be set, and the way out. */
export function DemoBar({ site, children }: DemoBarProps) {
  return (
    <header className={styles.bar}>
      <a href={site} className={styles.home} aria-label="Stridewatt, start page">
        <Brand />
      </a>
      <div className={styles.tools}>
        {children}
        <CloseLink to={site} />
      </div>
    </header>
  );
}
