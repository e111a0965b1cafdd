import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer.js';
import styles from './site-frame.module.css';
import { SiteHeader, type SiteHeaderProps } from './site-header.js';

export interface SiteFrameProps extends SiteHeaderProps {
  readonly children: ReactNode;
}

/** What all public pages share. */
export function SiteFrame({ children, ...header }: SiteFrameProps) {
  return (
    <div className={styles.site}>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <SiteHeader {...header} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
