import styles from './chat-panel.module.css';

/**
 * Tells those who hear it that an answer is on its way, and then the answer: once, and as a whole.
 * The conversation itself is silent.
 */
export function Spoken({ text }: { readonly text: string }) {
  return (
    <div role="status" aria-label="Latest answer" className={styles.spoken}>
      {text}
    </div>
  );
}
