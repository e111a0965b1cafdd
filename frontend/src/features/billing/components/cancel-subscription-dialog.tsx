import { useQueryClient } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { sentenceOf } from '#api/api-error.js';
import { useLockedMutation } from '#components/form/use-locked-mutation.js';
import { useToast } from '#components/toast/use-toast.js';
import { cancelSubscription } from '#api/generated/sdk.gen.js';
import {
  forgetSubscriptionStatus,
  subscriptionStatusQuery,
} from '../api/get-subscription-status.js';
import { keeps } from '../model/plan.js';
import styles from './subscription-block.module.css';

export interface CancelSubscriptionDialogProps {
  readonly open: boolean;
  readonly paidThrough: string | null;
  /** The month that runs is not paid, so there is no end to wait for. */
  readonly owed: boolean;
  readonly onClose: () => void;
}

/** Says what ends and when before the button that does it. */
export function CancelSubscriptionDialog({
  open,
  paidThrough,
  owed,
  onClose,
}: CancelSubscriptionDialogProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useLockedMutation({
    mutationFn: () => cancelSubscription({ body: { reason: '' } }),
    onSuccess: async () => {
      toast.success("Cancel request sent. We'll email you shortly.");
      onClose();
      forgetSubscriptionStatus();
      await queryClient.invalidateQueries({ queryKey: subscriptionStatusQuery.queryKey });
    },
    onError: (error) =>
      toast.error('Cancellation Failed', {
        description: sentenceOf(
          error,
          'Your subscription could not be canceled. Please try again.',
        ),
      }),
  });
  return (
    <Modal
      open={open}
      centered
      width={480}
      title="Cancel your subscription?"
      onCancel={onClose}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            No
          </Button>
          <Button danger type="primary" disabled={isPending} onClick={() => mutate()}>
            {isPending ? 'Canceling...' : 'Yes'}
          </Button>
        </>
      }
    >
      <div className={styles.plan}>
        {owed ? (
          <p>
            This month is not paid, so your plan ends immediately. The open payment is not tried
            again, and there are no new uploads or questions.
          </p>
        ) : (
          <p>
            {keeps(paidThrough)} After that no payment is taken, and there are no new uploads or
            questions.
          </p>
        )}
        <p>
          Your workouts, analyses and conversations stay saved, and you can subscribe again at any
          time.
        </p>
      </div>
    </Modal>
  );
}
