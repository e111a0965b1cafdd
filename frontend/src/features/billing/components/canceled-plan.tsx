import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { sentenceOf } from '#api/api-error.js';
import { useToast } from '#components/toast/use-toast.js';
import {
  forgetSubscriptionStatus,
  subscriptionStatusQuery,
  type SubscriptionStatus,
} from '../api/get-subscription-status.js';
import { resumeSubscription } from '#api/generated/sdk.gen.js';
import { standing } from '../model/plan.js';
import styles from './subscription-block.module.css';

/** A plan that holds to the end of what is paid for, and may be kept. */
export function CanceledPlan({ status }: { readonly status: SubscriptionStatus }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
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
