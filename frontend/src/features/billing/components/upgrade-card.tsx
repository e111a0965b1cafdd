import { ButtonLink } from '#components/button-link.js';
import { BenefitList } from './benefit-list.js';
import styles from './subscription-block.module.css';

/**
 * What the plan would bring, and the way to it. @param beside there is something more important to
 * do on the page
 */
export function UpgradeCard({ beside = false }: { readonly beside?: boolean }) {
  return (
    <div className={styles.upgrade}>
      <div className={styles.head}>
        <h3>Upgrade to Pro</h3>
        <p className={styles.price}>
          <strong>10</strong> USD per month, cancel anytime
        </p>
      </div>
      <BenefitList />
      <ButtonLink to="/subscribe" look={beside ? 'default' : 'primary'}>
        Upgrade to Pro
      </ButtonLink>
    </div>
  );
}
