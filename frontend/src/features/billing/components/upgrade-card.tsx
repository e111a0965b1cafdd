import { CheckOutlined } from '@ant-design/icons';
import { ButtonLink } from '../../../components/button-link.js';
import styles from './subscription-block.module.css';

/** The page that offers the plan; a plain path, because its route may not be part of this build. */
const subscribe: string = '/subscribe';

const PRO = ['Unlimited questions per workout', 'Full access to past session insights', 'Unlimited file analysis', 'AI feedback on every session'];

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
      <ul>
        {PRO.map((benefit) => (
          <li key={benefit}>
            <CheckOutlined aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
      <ButtonLink to={subscribe} look="primary">
        Upgrade to Pro
      </ButtonLink>
    </div>
  );
}
