import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
// The plain entry would fetch Stripe's script as soon as it is imported.
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import { Button } from 'antd';
import { useEffect, useId, useMemo, useState, type SyntheticEvent } from 'react';
import { useLockedMutation } from '#components/form/use-locked-mutation.js';
import { Notice } from '#components/states/notice.js';
import { useTheme } from '#theme/use-theme.js';
import { useToast } from '#components/toast/use-toast.js';
import { logFailure } from '#lib/log.js';
import { DeclinedNote } from './declined-note.js';
import styles from './payment-form.module.css';

export interface StripeFormProps {
  readonly clientSecret: string;
  readonly publishableKey: string;
  /** What the button says. */
  readonly action: string;
}

/**
 * Stripe's own form in the look of ours: the card's data go to Stripe and never through this
 * product.
 */
export function StripeForm({ clientSecret, publishableKey, action }: StripeFormProps) {
  const { mode, colours } = useTheme();
  const [stripe, setStripe] = useState<Stripe | 'missing' | null>(null);
  useEffect(() => {
    let here = true;
    loadStripe(publishableKey).then(
      (loaded) => here && setStripe(loaded ?? 'missing'),
      (error: unknown) => {
        logFailure('The form of the payment provider could not be loaded', error);
        if (here) setStripe('missing');
      },
    );
    return () => void (here = false);
  }, [publishableKey]);
  const options = useMemo(
    () => ({
      clientSecret,
      appearance: {
        theme: mode === 'dark' ? ('night' as const) : ('stripe' as const),
        variables: {
          colorPrimary: colours.accent,
          colorBackground: colours.surface,
          colorText: colours.ink,
          colorDanger: colours.danger,
          borderRadius: '6px',
          fontSizeBase: '14px',
        },
      },
    }),
    [clientSecret, mode, colours],
  );
  if (stripe === 'missing') {
    return (
      <Notice title="Payment is not ready" role="alert">
        The payment provider&apos;s form could not be loaded. Check the connection and whether
        something blocks js.stripe.com, then reload the page. Nothing was charged.
      </Notice>
    );
  }
  return (
    <Elements stripe={stripe} options={options}>
      <PayByStripe action={action} />
    </Elements>
  );
}

const NO_REASON = 'The bank gave no reason.';

function PayByStripe({ action }: Pick<StripeFormProps, 'action'>) {
  const stripe = useStripe();
  const elements = useElements();
  const toast = useToast();
  const [ready, setReady] = useState(false);
  const [declined, setDeclined] = useState<string | null>(null);
  const noteId = useId();
  const { mutate, isPending } = useLockedMutation({
    mutationFn: async () => {
      if (!stripe || !elements) return;
      // A payment that goes through leaves this page; an answer means that it did not.
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: {
          return_url: new URL('/subscription/confirmation', window.location.origin).href,
        },
      });
      if (error.type === 'validation_error') return;
      setDeclined(error.type === 'card_error' ? (error.message ?? NO_REASON) : null);
      toast.error('Payment Failed', { description: error.message });
    },
    onError: (error) => {
      logFailure('The payment could not be confirmed', error);
      toast.error('Payment Failed', {
        description:
          'The payment provider did not answer. Nothing was confirmed; please try again.',
      });
    },
  });
  const pay = (event: SyntheticEvent): void => {
    event.preventDefault();
    setDeclined(null);
    mutate();
  };
  return (
    <form className={styles.form} onSubmit={pay}>
      <h2>Payment</h2>
      <PaymentElement onReady={() => setReady(true)} />
      {declined ? <DeclinedNote id={noteId} reason={declined} /> : null}
      <Button
        type="primary"
        size="large"
        block
        htmlType="submit"
        disabled={!ready || isPending}
        aria-describedby={declined ? noteId : undefined}
      >
        {isPending ? 'Processing...' : action}
      </Button>
    </form>
  );
}
