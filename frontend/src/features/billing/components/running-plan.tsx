import { Button } from 'antd';
import { useState } from 'react';
import { ButtonLink } from '#components/button-link.js';
import type { SubscriptionStatus } from '../api/get-subscription-status.js';
import { canCancel, isOwed, nextPayment, standing } from '../model/plan.js';
import { CancelSubscriptionDialog } from './cancel-subscription-dialog.js';
import styles from './subscription-block.module.css';

/** A plan that is charged, or would be if its card paid: when, what is owed, and the way out. */
export function RunningPlan({ status }: { readonly status: SubscriptionStatus }) {
  const [asking, setAsking] = useState(false);
  const owed = isOwed(status);
  const active = status.subscriptionStatus === 'ACTIVE';
  return (
    <div className={styles.running}>
      <div className={styles.words}>
        {active ? <p className={styles.status}>Status: Active</p> : null}
        {owed || !active ? (
          <p className={owed ? styles.owed : styles.status}>{standing(status)}</p>
        ) : (
          <p className={styles.quiet}>{nextPayment(status.paidThrough)}</p>
        )}
      </div>
      <div className={styles.actions}>
        {owed ? (
          <ButtonLink to="/subscribe" look="primary">
            Update payment
          </ButtonLink>
        ) : null}
        {canCancel(status) ? (
          <Button onClick={() => setAsking(true)}>Cancel Subscription</Button>
        ) : null}
      </div>
      <CancelSubscriptionDialog
        open={asking}
        owed={owed}
        paidThrough={status.paidThrough}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
