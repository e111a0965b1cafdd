import type { Guess } from '#features/coaching/model/chat-source.js';
import styles from './suggested-questions.module.css';

export interface GuessesProps {
  readonly guesses: readonly Guess[];
  readonly onPick: (question: string) => void;
}

/** What a question may have meant, to be chosen with one press. */
export function Guesses({ guesses, onPick }: GuessesProps) {
  return (
    <div className={styles.suggestions}>
      <ul aria-label="Did you mean">
        {guesses.map(({ label, question }) => (
          <li key={question}>
            <button type="button" title={question} onClick={() => onPick(question)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
