import { CheckOutlined } from '@ant-design/icons';
import { ButtonLink } from '../../../components/button-link.js';
import type { SubscriptionStatus } from '../api/get-subscription-status.js';
import styles from './subscription-block.module.css';

/** The page that offers the plan; a plain path, because its route may not be part of this build. */
const subscribe: string = '/subscribe';

const PRO = ['Unlimited questions per workout', 'Full access to past session insights', 'Unlimited file analysis', 'AI feedback on every session'];

/** The plan of an athlete who pays, or what the trial still allows beside what the plan would. */
export function SubscriptionBlock({ status }: { readonly status: SubscriptionStatus }) {
  if (status.subscriptionStatus === 'ACTIVE') return <p className={styles.status}>Status: Active</p>;
  return (
    <div className={styles.plan}>
      <p className={styles.status}>{whatIsLeft(status)}</p>
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
    </div>
  );
}

function whatIsLeft({ uploadsUsed, uploadsRemaining }: SubscriptionStatus): string {
  if (typeof uploadsRemaining !== 'number') return 'Free trial';
  const all = uploadsUsed + uploadsRemaining;
  return `Free trial: ${uploadsRemaining} of ${all} uploads left, with one question for each workout.`;
}
