import type { SubscriptionStatus } from '../api/get-subscription-status.js';
import { canCancel, isOwed, standing } from '../model/plan.js';
import { CanceledPlan } from './canceled-plan.js';
import { RunningPlan } from './running-plan.js';
import styles from './subscription-block.module.css';
import { UpgradeCard } from './upgrade-card.js';

/** The plan of an athlete who pays, or where they stand beside what the plan would bring. */
export function SubscriptionBlock({ status }: { readonly status: SubscriptionStatus }) {
  if (status.subscriptionStatus === 'ACTIVE') return <RunningPlan status={status} />;
  return (
    <div className={styles.plan}>
      <Standing status={status} />
      <UpgradeCard beside={isOwed(status) || status.uploadsRemaining === 'unlimited'} />
    </div>
  );
}

function Standing({ status }: { readonly status: SubscriptionStatus }) {
  // Only what was canceled for the end of its month can be kept; what is over, or paused at the
  // provider, begins anew.
  if (status.subscriptionStatus === 'CANCELED' && status.cancelAtPeriodEnd)
    return <CanceledPlan status={status} />;
  if (canCancel(status)) return <RunningPlan status={status} />;
  return <p className={styles.status}>{standing(status)}</p>;
}
