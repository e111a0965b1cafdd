import { useQuery } from '@tanstack/react-query';
import type { SubscriptionStatusAnswer } from '#api/generated/types.gen.js';
import { subscriptionDetailQuery } from '#features/admin/api/subscriptions.js';
import { Dialog, Facts } from '../frame/dialog.js';
import { Badge, toneOf } from '../table/badge.js';
import { Loaded } from '../table/loaded.js';
import styles from './details.module.css';

export interface SubscriptionDialogProps {
  readonly user: {
    readonly userId: string;
    readonly email: string;
    readonly providerStatus: string | null;
    /** Of all time; the trial counts only its own. */
    readonly uploads: number;
  };
  readonly onClose: () => void;
}

export function SubscriptionDialog({
  user: { userId, email, providerStatus, uploads },
  onClose,
}: SubscriptionDialogProps) {
  const query = useQuery(subscriptionDetailQuery(userId));
  return (
    <Dialog title="Subscription Details" onClose={onClose}>
      <p className={styles.who}>{email}</p>
      <Loaded what="Subscription details" query={query}>
        {(detail) => <Detail detail={detail} providerStatus={providerStatus} uploads={uploads} />}
      </Loaded>
      <p className={styles.note}>
        This data comes from the database as updated by webhooks. Sync All asks the provider itself.
      </p>
    </Dialog>
  );
}

function Detail({
  detail,
  providerStatus,
  uploads,
}: {
  readonly detail: SubscriptionStatusAnswer;
  readonly providerStatus: string | null;
  readonly uploads: number;
}) {
  const { subscriptionStatus, lastPayment, uploadsUsed, uploadsRemaining } = detail;
  const failed = lastPayment === 'failed';
  const status = failed ? 'FAILED' : subscriptionStatus;
  return (
    <>
      <Facts
        facts={[
          { name: 'Subscription status', value: <Badge tone={toneOf(status)}>{status}</Badge> },
          { name: 'Provider status', value: providerStatus || 'unknown' },
          { name: 'Uploads used', value: Math.max(uploads, uploadsUsed) },
          { name: 'Uploads remaining', value: uploadsRemaining },
        ]}
      />
      {failed ? (
        <p className={styles.failed}>
          The last payment failed. The provider retries it; access ends if every attempt fails.
        </p>
      ) : null}
    </>
  );
}
