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
    <div className={styles.upgrade}>
      <p className={styles.status}>{whatIsLeft(status)}</p>
      <h3>Upgrade to Pro</h3>
      <ul>
        {PRO.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <p className={styles.price}>10 USD per month, cancel anytime.</p>
      <ButtonLink to={subscribe} look="primary">
        Upgrade to Pro
      </ButtonLink>
    </div>
  );
}

function whatIsLeft({ uploadsUsed, uploadsRemaining }: SubscriptionStatus): string {
  if (typeof uploadsRemaining !== 'number') return 'Free trial';
  const all = uploadsUsed + uploadsRemaining;
  return `Free trial: ${uploadsRemaining} of ${all} uploads left, with one question for each workout.`;
}
