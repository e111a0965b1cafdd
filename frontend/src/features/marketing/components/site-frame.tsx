import type { ReactNode } from 'react';
import { Brand } from '#components/brand.js';
import { ADDRESSES, MAIN_LINKS, TRUST_LINKS } from '../model/addresses.js';
import { COPY } from '../model/copy.js';
import styles from './site-frame.module.css';
import { SiteHeader, type SiteHeaderProps } from './site-header.js';
import siteFooterStyles from './site-footer.module.css';

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
      <noscript>
        <p className={styles.inert}>
          You can read this site without JavaScript. Signing in, signing up and the demo need it:
          please turn it on in your browser.
        </p>
      </noscript>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

function SiteFooter() {
  return (
    <footer className={siteFooterStyles.foot}>
      <div className={siteFooterStyles.inner}>
        <div>
          <Brand />
          <p className={siteFooterStyles.note}>
            Training analysis for people who ride and run. {COPY.noCoach}
          </p>
        </div>
        <nav aria-label="Product" className={siteFooterStyles.links}>
          {MAIN_LINKS.map(([label, href]) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
        <nav aria-label="Begin" className={siteFooterStyles.links}>
          <a href={ADDRESSES.start}>Start Free</a>
          <a href={ADDRESSES.demo}>Sample workouts</a>
          <a href={ADDRESSES.signUp}>Sign Up</a>
          <a href={ADDRESSES.signIn}>Sign In</a>
        </nav>
        <nav aria-label="About this service" className={siteFooterStyles.links}>
          {TRUST_LINKS.map(([label, href]) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
