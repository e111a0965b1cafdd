import { Button } from 'antd';
import { useId, useState, type SyntheticEvent } from 'react';
import { ApiError, sentenceOf } from '#api/api-error.js';
import { useLockedMutation } from '#components/form/use-locked-mutation.js';
import { TextField } from '#components/form/text-field.js';
import { useToast } from '#components/toast/use-toast.js';
import { confirmSandboxPayment } from '#api/generated/sdk.gen.js';
import type { SandboxPaymentDto } from '#api/generated/types.gen.js';
import { digitsOf, inGroups, numberProblem } from '#features/billing/model/card-number.js';
import { DeclinedNote } from './declined-note.js';
import styles from './payment-form.module.css';

const CARDS = [
  { number: '4242424242424242', does: 'pays' },
  { number: '4000000000000002', does: 'is declined' },
  { number: '4000000000000341', does: 'pays once and fails at renewal' },
] as const;

export interface SandboxFormProps {
  readonly clientSecret: string;
  /** What the button says. */
  readonly action: string;
  readonly onPaid: () => void;
}

/** Stands where the payment provider's form would; no money moves, and the page says so. */
export function SandboxForm({ clientSecret, action, onPaid }: SandboxFormProps) {
  const toast = useToast();
  const [number, setNumber] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [declined, setDeclined] = useState<string | null>(null);
  const noteId = useId();
  const { mutate, isPending, isSuccess } = useLockedMutation({
    once: true,
    mutationFn: (body: SandboxPaymentDto) => confirmSandboxPayment({ body }),
    onSuccess: () => {
      // The refusal of an earlier card no longer applies.
      toast.close();
      onPaid();
    },
    onError: (error) => {
      const reason = sentenceOf(error, 'The payment could not be made. Please try again.');
      setDeclined(error instanceof ApiError && error.code === 'CARD_DECLINED' ? reason : null);
      toast.error('Payment Failed', { description: reason });
    },
  });
  const busy = isPending || isSuccess;
  const pay = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (busy) return;
    const found = numberProblem(number);
    setProblem(found);
    setDeclined(null);
    if (found === null) mutate({ clientSecret, cardNumber: digitsOf(number) });
  };
  return (
    <form noValidate className={styles.form} onSubmit={pay}>
      <h2>Payment</h2>
      <p className={styles.sandbox}>
        This is a sandbox: no real card is asked for and nothing is charged.
      </p>
      <TextField
        label="Card number"
        name="cardNumber"
        autoComplete="off"
        value={number}
        error={problem ?? undefined}
        onChange={(typed) => {
          setNumber(inGroups(typed));
          setProblem(null);
        }}
      />
      <ul className={styles.cards}>
        {CARDS.map((card) => (
          <li key={card.number}>
            <button type="button" onClick={() => setNumber(inGroups(card.number))}>
              {inGroups(card.number)}
            </button>
            <span>{card.does}</span>
          </li>
        ))}
      </ul>
      {declined ? <DeclinedNote id={noteId} reason={declined} /> : null}
      <Button
        type="primary"
        size="large"
        block
        htmlType="submit"
        disabled={busy}
        aria-describedby={declined ? noteId : undefined}
      >
        {busy ? 'Processing...' : action}
      </Button>
    </form>
  );
}
