import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { lazy, Suspense, useEffect } from 'react';
import { Notice } from '#components/states/notice.js';
import { useToast } from '#components/toast/use-toast.js';
import { openCheckout, type OpenedCheckout } from '#features/billing/api/open-checkout.js';
import { BenefitList } from '../benefit-list.js';
import { SandboxForm } from './sandbox-form.js';
import styles from './subscribe-page.module.css';

// Only who pays by Stripe loads what speaks to Stripe.
const StripeForm = lazy(() =>
  import('./stripe-form.js').then((module) => ({ default: module.StripeForm })),
);

const FAILED = 'Failed to initialize payment. Please try again.';

export interface SubscribePageProps {
  /** A plan is running already, as this page finds out only now. */
  readonly onAlreadyActive: () => void;
  readonly onPaid: () => void;
}

/** What the plan brings beside the form that pays for it. */
export function SubscribePage({ onAlreadyActive, onPaid }: SubscribePageProps) {
  const toast = useToast();
  const {
    data: checkout,
    error,
    isFetching,
    refetch,
  } = useQuery({ queryKey: ['checkout'], queryFn: openCheckout, gcTime: 0, staleTime: Infinity });
  useEffect(() => {
    if (checkout === null) onAlreadyActive();
  }, [checkout, onAlreadyActive]);
  useEffect(() => {
    if (error) toast.error(FAILED);
  }, [error, toast]);
  return (
    <div className={styles.page}>
      <section className={styles.offer}>
        <h1>Pro</h1>
        <p className={styles.price}>
          <strong>10</strong> USD per month
        </p>
        <BenefitList />
        <Terms owed={checkout?.owed ?? false} />
      </section>
      <section className={styles.payment} aria-label="Payment">
        {error && !isFetching ? (
          <Notice
            title="Payment is not ready"
            role="alert"
            actions={<Button onClick={() => void refetch()}>Try again</Button>}
          >
            {FAILED} Nothing was charged.
          </Notice>
        ) : (
          <Suspense fallback={<Waiting />}>
            {checkout ? <PaymentForm checkout={checkout} onPaid={onPaid} /> : <Waiting />}
          </Suspense>
        )}
      </section>
    </div>
  );
}

/** What is charged and when. @param owed it is a month that has begun already */
function Terms({ owed }: { readonly owed: boolean }) {
  return (
    <dl className={styles.terms}>
      <div>
        <dt>Today</dt>
        <dd>10 USD, for {owed ? 'the month that has begun' : 'the first month'}</dd>
      </div>
      <div>
        <dt>Then</dt>
        <dd>Renews at 10 USD a month</dd>
      </div>
      <div>
        <dt>End</dt>
        <dd>
          Cancel anytime: you keep what you have paid for to the end of the month, and your workouts
          stay yours.
        </dd>
      </div>
    </dl>
  );
}

function PaymentForm({
  checkout,
  onPaid,
}: {
  readonly checkout: OpenedCheckout;
  readonly onPaid: () => void;
}) {
  const { provider, clientSecret, publishableKey, owed } = checkout;
  const action = owed ? 'Pay Now - $10 USD' : 'Subscribe Now - $10 USD/month';
  return (
    <>
      {owed ? (
        <p className={styles.owed}>
          Your last payment did not go through. Pay it here, and your plan goes on as before.
        </p>
      ) : null}
      {provider === 'sandbox' ? (
        <SandboxForm clientSecret={clientSecret} action={action} onPaid={onPaid} />
      ) : (
        <StripeForm
          clientSecret={clientSecret}
          publishableKey={publishableKey ?? ''}
          action={action}
        />
      )}
    </>
  );
}

function Waiting() {
  return (
    <div aria-busy className={styles.waiting}>
      <Skeleton active title={{ width: 160 }} paragraph={{ rows: 4 }} />
    </div>
  );
}
