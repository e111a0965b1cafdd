import { Button } from 'antd';
import { useState } from 'react';
import { nextPayment } from '../model/plan.js';
import { CancelSubscriptionDialog } from './cancel-subscription-dialog.js';
import styles from './subscription-block.module.css';

/** @param paidThrough ISO instant up to which is paid, null where it is not known */
export function RunningPlan({ paidThrough }: { readonly paidThrough: string | null }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.running}>
      <div>
        <p className={styles.status}>Status: Active</p>
        <p className={styles.quiet}>{nextPayment(paidThrough)}</p>
      </div>
      <Button onClick={() => setAsking(true)}>Cancel Subscription</Button>
      <CancelSubscriptionDialog open={asking} paidThrough={paidThrough} onClose={() => setAsking(false)} />
    </div>
  );
}
