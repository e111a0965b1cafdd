import { ButtonLink } from '../../../components/button-link.js';
import { BenefitList } from './benefit-list.js';
import styles from './subscription-block.module.css';

/** What the plan would bring, and the way to it. */
export function UpgradeCard() {
  return (
    <div className={styles.upgrade}>
      <div className={styles.head}>
        <h3>Upgrade to Pro</h3>
        <p className={styles.price}>
          <strong>10</strong> USD per month, cancel anytime
        </p>
      </div>
      <BenefitList />
      <ButtonLink to="/subscribe" look="primary">
        Upgrade to Pro
      </ButtonLink>
    </div>
  );
}
