import type { SubscriptionStatus } from '../api/get-subscription-status.js';
import { standing } from '../model/plan.js';
import { CanceledPlan } from './canceled-plan.js';
import { RunningPlan } from './running-plan.js';
import styles from './subscription-block.module.css';
import { UpgradeCard } from './upgrade-card.js';

/** The plan of an athlete who pays, or where they stand beside what the plan would bring. */
export function SubscriptionBlock({ status }: { readonly status: SubscriptionStatus }) {
  if (status.subscriptionStatus === 'ACTIVE') return <RunningPlan paidThrough={status.paidThrough} />;
  return (
    <div className={styles.plan}>
      {status.subscriptionStatus === 'CANCELED' ? <CanceledPlan status={status} /> : <p className={styles.status}>{standing(status)}</p>}
      <UpgradeCard />
    </div>
  );
}
