import { CloseOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { ButtonLink } from '#components/button-link.js';
import { subscriptionStatusQuery } from '../api/get-subscription-status.js';
import { dismissedBanner } from '../model/dismissed-banner.js';
import { upgradeWords } from '../model/upgrade-words.js';
import styles from './upgrade-banner.module.css';

/**
 * For whoever has no running plan: what they have, and what the plan would give. Put away, it stays
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
