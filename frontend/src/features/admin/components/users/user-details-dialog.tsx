import { CopyOutlined, ExportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useToast } from '#components/toast/use-toast.js';
import { logFailure } from '#lib/log.js';
import { formatNumber } from '#lib/format.js';
import { momentOf } from '#features/admin/model/new-york.js';
import { Dialog, Facts } from '../frame/dialog.js';
import { Badge, toneOf } from '../table/badge.js';
import styles from './details.module.css';
import type { UserDialogProps } from './user-dialog-props.js';

export function UserDetailsDialog({ user, onClose }: UserDialogProps) {
  const {
    email,
    stripeCustomerId,
    stripeSubscriptionId,
    customerUrl,
    subscriptionUrl,
    createdAt,
    lastSyncedAt,
    paidThrough,
    subscriptionDisplay,
    isSuspended,
    suspendReason,
    suspendExpiresAt,
    paymentGraceUntil,
    uploads,
  } = user;
  const end = suspendExpiresAt ? `until ${momentOf(suspendExpiresAt)}` : 'without an end';
  return (
    <Dialog title="User Details" width={560} onClose={onClose}>
      <p className={styles.who}>{email}</p>
      <Facts
        facts={[
          {
            name: 'Subscription status',
            value: <Badge tone={toneOf(subscriptionDisplay)}>{subscriptionDisplay}</Badge>,
          },
          { name: 'Customer ID', value: <Id of="customer ID" id={stripeCustomerId} /> },
          { name: 'Subscription ID', value: <Id of="subscription ID" id={stripeSubscriptionId} /> },
          { name: 'Uploads', value: formatNumber(uploads) },
          { name: 'Created', value: momentOf(createdAt) },
          { name: 'Last Synced', value: momentOf(lastSyncedAt) },
          { name: 'Paid Through', value: momentOf(paidThrough) },
          ...(isSuspended
            ? [{ name: 'Suspended', value: `${suspendReason || 'Without a reason'}, ${end}` }]
            : []),
          ...(paymentGraceUntil
            ? [
                {
                  name: 'Payment overdue',
                  value: `Access is full until ${momentOf(paymentGraceUntil)}`,
                },
              ]
            : []),
        ]}
      />
      <div className={styles.links}>
        <ProviderButton href={customerUrl}>View Customer in Stripe</ProviderButton>
        <ProviderButton href={subscriptionUrl}>View Subscription in Stripe</ProviderButton>
      </div>
      {stripeCustomerId && customerUrl === null ? (
        <p className={styles.note}>Payments go to the sandbox, which has no dashboard.</p>
      ) : null}
    </Dialog>
  );
}

function Id({ of, id }: { readonly of: string; readonly id: string | null }) {
  const toast = useToast();
  if (!id) return <span className={styles.missing}>Not available</span>;
  const copy = (): void =>
    void navigator.clipboard.writeText(id).then(
      () => toast.success('Copied'),
      (error: unknown) => {
        toast.error('Not copied', {
          description: 'This browser blocks copying. Select the ID and copy it by hand.',
        });
        logFailure(`The ${of} could not be copied`, error);
      },
    );
  return (
    <span className={styles.id}>
      <code>{id}</code>
      <Button
        type="text"
        size="small"
        icon={<CopyOutlined aria-hidden />}
        aria-label={`Copy ${of}`}
        onClick={copy}
      />
    </span>
  );
}

function ProviderButton({
  href,
  children,
}: {
  readonly href: string | null;
  readonly children: string;
}) {
  const icon = <ExportOutlined aria-hidden />;
  if (href === null) {
    return (
      <Button disabled icon={icon}>
        {children}
      </Button>
    );
  }
  return (
    <Button href={href} target="_blank" rel="noopener noreferrer" icon={icon}>
      {children}
    </Button>
  );
}
