import { DEMO_QUESTION_LIMIT } from '#features/coaching/model/demo.js';
import styles from './question-count.module.css';

/** How many of the questions are asked, the one under way among them. */
export function QuestionCount({ count }: { readonly count: number }) {
  return (
    <p className={styles.count}>
      <span className={styles.dots} aria-hidden>
        {Array.from({ length: DEMO_QUESTION_LIMIT }, (_, place) => (
          <i key={place} data-asked={place < count} />
        ))}
      </span>
      <span>
        {count} of {DEMO_QUESTION_LIMIT} questions
      </span>
    </p>
  );
}
