import { LinkButton } from '../components/link-button.js';
import { PageHead } from '../components/section.js';
import { SiteFrame } from '../components/site-frame.js';
import { ADDRESSES, MAIN_LINKS } from '../model/addresses.js';
import { NOT_FOUND } from '../model/site-pages.js';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  return (
    <SiteFrame path={NOT_FOUND}>
      <PageHead title="404 Page Not Found">
        <p>There is nothing at this address. It may be mistyped, or the page has been removed.</p>
        <div>
          <LinkButton href={ADDRESSES.home}>Go to the start page</LinkButton>
        </div>
        <ul className={styles.ways}>
          {MAIN_LINKS.map(([label, href]) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </PageHead>
    </SiteFrame>
  );
}
