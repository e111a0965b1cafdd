import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useLockedMutation } from '#components/form/use-locked-mutation.js';
import { ButtonLink } from '#components/button-link.js';
import { sentenceOf } from '#api/api-error.js';
import { useToast } from '#components/toast/use-toast.js';
import { resumeSubscription } from '#api/generated/sdk.gen.js';
import {
  forgetSubscriptionStatus,
  type SubscriptionStatus,
  subscriptionStatusQuery,
} from '../api/get-subscription-status.js';
import { canCancel, isCanceledButPaid, isOwed, nextPayment, standing } from '../model/plan.js';
import styles from './subscription-block.module.css';
import { BenefitList } from './benefit-list.js';
import { CancelSubscriptionDialog } from './cancel-subscription-dialog.js';

/** The plan of an athlete who pays, or where they stand beside what the plan would bring. */
export function SubscriptionBlock({ status }: { readonly status: SubscriptionStatus }) {
  if (status.subscriptionStatus === 'ACTIVE') return <RunningPlan status={status} />;
  return (
    <div className={styles.plan}>
      <Standing status={status} />
      {isCanceledButPaid(status) ? null : (
        <UpgradeCard beside={isOwed(status) || status.uploadsRemaining === 'unlimited'} />
      )}
    </div>
  );
}

function Standing({ status }: { readonly status: SubscriptionStatus }) {
  // Only what was canceled for the end of its month can be kept; what is over, or paused at the
  // provider, starts over.
  if (status.subscriptionStatus === 'CANCELED' && status.cancelAtPeriodEnd)
    return <CanceledPlan status={status} />;
  if (canCancel(status)) return <RunningPlan status={status} />;
  return <p className={styles.status}>{standing(status)}</p>;
}

/**
 * What the plan would bring, and the way to it. @param beside there is something more important to
 * do on the page
 */
function UpgradeCard({ beside = false }: { readonly beside?: boolean }) {
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

/** A plan that holds to the end of what is paid for, and may be kept. */
function CanceledPlan({ status }: { readonly status: SubscriptionStatus }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useLockedMutation({
    mutationFn: () => resumeSubscription(),
    onSuccess: async () => {
      toast.success('Your plan goes on');
      forgetSubscriptionStatus();
      await queryClient.invalidateQueries({ queryKey: subscriptionStatusQuery.queryKey });
    },
    onError: (error) =>
      toast.error('Your plan could not be kept', {
        description: sentenceOf(error, 'Please try again.'),
      }),
  });
  return (
    <div className={styles.running}>
      <p className={styles.status}>{standing(status)}</p>
      <Button type="primary" disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Keeping...' : 'Keep my plan'}
      </Button>
    </div>
  );
}

/** A plan that is charged, or would be if its card paid: when, what is owed, and the way out. */
function RunningPlan({ status }: { readonly status: SubscriptionStatus }) {
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
