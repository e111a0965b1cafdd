import styles from './payment-form.module.css';

export interface DeclinedNoteProps {
  readonly id: string;
  /** In the provider's own words. */
  readonly reason: string;
}

/** Why a payment was refused and what to do next: it stays after the toast has gone. */
export function DeclinedNote({ id, reason }: DeclinedNoteProps) {
  return (
    <section id={id} className={styles.declined} aria-label="The payment was refused">
      <h3>Nothing was charged</h3>
      <p>{`The payment was refused: ${reason}`}</p>
      <p>
        Check the card&apos;s details and try again, or use another card. If the card should work,
        ask your bank: it can see why it refused.
      </p>
    </section>
  );
}
