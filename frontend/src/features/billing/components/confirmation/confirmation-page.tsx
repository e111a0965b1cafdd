import { Button, Spin } from 'antd';
import { useEffect } from 'react';
import { ButtonLink } from '#components/button-link.js';
import { Notice } from '#components/states/notice.js';
import {
  useConfirmation,
  type ConfirmationState,
} from '#features/billing/hooks/use-confirmation.js';
import styles from './confirmation-page.module.css';

const TO_HOME_AFTER_MS = 3000;

export interface ConfirmationPageProps {
  /** The payment provider has led back with the word that the payment failed. */
  readonly declined: boolean;
  readonly onDone: () => void;
}

/** Where the payment provider leads back to: tells whether the plan has begun. */
export function ConfirmationPage({ declined, onDone }: ConfirmationPageProps) {
  const { state, retry } = useConfirmation(declined);
  useEffect(() => {
    if (state !== 'active') return undefined;
    const timer = setTimeout(onDone, TO_HOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, onDone]);
  return (
    <div className={styles.page}>
      <Told state={state} retry={retry} onDone={onDone} />
    </div>
  );
}

function Told({ state, retry, onDone }: ConfirmationState & Pick<ConfirmationPageProps, 'onDone'>) {
  if (state === 'loading') {
    return (
      <Notice level={1} title="Confirming your subscription" role="status" actions={<Spin />}>
        This takes a few seconds. You can leave this page: the plan begins without it.
      </Notice>
    );
  }
  if (state === 'active') {
    return (
      <Notice
        level={1}
        title="Your subscription is active"
        role="status"
        actions={<Button onClick={onDone}>Go to your workouts</Button>}
      >
        Uploads and questions are unlimited from now on. Your workouts open in a moment.
      </Notice>
    );
  }
  if (state === 'declined') {
    return (
      <Notice
        level={1}
        title="Payment Failed"
        role="alert"
        actions={
          <>
            <ButtonLink to="/subscribe" look="primary">
              Return to Subscribe
            </ButtonLink>
            <ButtonLink to="/profile">Go to Profile</ButtonLink>
            <Button onClick={retry}>Retry</Button>
          </>
        }
      >
        Your bank did not confirm the payment, and nothing was charged. You can try again, with
        another card if you like. Retry asks once more whether it went through.
      </Notice>
    );
  }
  return (
    <Notice
      level={1}
      title="Not confirmed yet"
      role="alert"
      actions={
        <>
          <Button type="primary" onClick={retry}>
            Retry
          </Button>
          <ButtonLink to="/profile">Go to Profile</ButtonLink>
          <ButtonLink to="/subscribe">Return to Subscribe</ButtonLink>
        </>
      }
    >
      We couldn&apos;t confirm your subscription yet. If you have paid, Pro starts automatically as
      soon as the payment provider tells us, and you are never charged twice.
    </Notice>
  );
}
