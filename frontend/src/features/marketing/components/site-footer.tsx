import { Brand } from '#components/brand.js';
import { ADDRESSES, MAIN_LINKS } from '../model/addresses.js';
import { COPY } from '../model/copy.js';
import styles from './site-footer.module.css';

export function SiteFooter() {
  return (
    <footer className={styles.foot}>
      <div className={styles.inner}>
        <div>
          <Brand />
          <p className={styles.note}>
            Training analysis for people who ride and run. {COPY.noCoach}
          </p>
        </div>
        <nav aria-label="Product" className={styles.links}>
          {MAIN_LINKS.map(([label, href]) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
        <nav aria-label="Begin" className={styles.links}>
          <a href={ADDRESSES.start}>Start Free</a>
          <a href={ADDRESSES.demo}>Sample workouts</a>
          <a href={ADDRESSES.signUp}>Sign Up</a>
          <a href={ADDRESSES.signIn}>Sign In</a>
        </nav>
      </div>
    </footer>
  );
}
