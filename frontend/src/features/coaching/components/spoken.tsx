import styles from './chat-panel.module.css';

/** Tells an answer to those who hear it: each sentence once, when it is finished. What stands there is not said again. */
export function Spoken({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <div role="log" aria-label="Answer as it comes" className={styles.spoken}>
      {sentences.map((sentence, index) => (
        <p key={index}>{sentence}</p>
      ))}
    </div>
  );
}
