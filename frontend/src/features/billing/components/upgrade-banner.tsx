import { CloseOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { ButtonLink } from '#components/button-link.js';
import {
  type SubscriptionStatus,
  subscriptionStatusQuery,
} from '../api/get-subscription-status.js';
import { isCanceledButPaid, isOwed, standing } from '../model/plan.js';
import styles from './upgrade-banner.module.css';

const key = 'upgradeBannerDismissed';

/** The status at which the athlete put the banner away; for this tab only, until it is closed. */
const dismissedBanner = {
  read: (): string | null => sessionStorage.getItem(key),
  keep: (status: string): void => sessionStorage.setItem(key, status),
};

/**
 * For an athlete without a running plan: what they have, and what the plan would give. Put away, it stays
 * away in this tab until the status changes.
 */
export function UpgradeBanner() {
  const { data: status } = useQuery(subscriptionStatusQuery);
  const [dismissed, setDismissed] = useState(dismissedBanner.read);
  const words = status ? upgradeWords(status) : null;
  if (!status || !words || dismissed === status.subscriptionStatus) return null;
  const dismiss = (): void => {
    dismissedBanner.keep(status.subscriptionStatus);
    setDismissed(status.subscriptionStatus);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <aside className={styles.banner} aria-label="Your plan">
      <p>
        <strong>{words.standing}</strong> <span className={styles.offer}>{words.offer}</span>
      </p>
      <div className={styles.actions}>
        <ButtonLink to={words.to} look="link">
          {words.action}
        </ButtonLink>
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label="Dismiss"
          onClick={dismiss}
        />
      </div>
    </aside>
  );
}

interface UpgradeWords {
  /** Where the athlete stands. */
  readonly standing: string;
  /** What the plan would bring them; empty where they have had it. */
  readonly offer: string;
  readonly action: string;
  /** Where the action is taken. */
  readonly to: '/subscribe' | '/profile';
}

const OFFER = 'With Pro you upload and ask without limit, for 10 USD per month.';

/**
 * What the banner says to a plan of that status; null where there is a running plan that is paid.
 */
function upgradeWords(status: SubscriptionStatus): UpgradeWords | null {
  const words = (action: string, offer = ''): UpgradeWords => ({
    standing: standing(status),
    offer,
    action,
    to: '/subscribe',
  });
  switch (status.subscriptionStatus) {
    case 'ACTIVE':
      return isOwed(status) ? words('Update payment') : null;
    case 'TRIAL':
    case 'EXPIRED':
      return words('Upgrade to Pro', OFFER);
    case 'COMPLETED':
      return words('Subscribe again', OFFER);
    case 'CANCELED':
      return isCanceledButPaid(status)
        ? { ...words(profileAction(status)), to: '/profile' }
        : words('Subscribe again');
    case 'FAILED':
      return words('Update payment');
    case 'PENDING':
      return words('See the plan');
    case 'SUSPENDED':
      return words(isOwed(status) ? 'Update payment' : 'See the plan');
  }
}

/** Of a canceled plan that is paid for: there is nothing to buy, and the profile may let it go on. */
function profileAction({ cancelAtPeriodEnd }: SubscriptionStatus): string {
  return cancelAtPeriodEnd ? 'Keep my plan' : 'See your plan';
}
