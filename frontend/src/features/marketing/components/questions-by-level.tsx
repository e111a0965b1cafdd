import { intervalRide, tenKilometres } from '../generated/samples.js';
import styles from './questions-by-level.module.css';

const NAMES: Readonly<Record<string, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

/** What the product suggests to ask about a generated ride and run. */
export function QuestionsByLevel() {
  return (
    <div className={styles.levels}>
      {intervalRide.suggested.map(({ level, questions }) => {
        const ofRun =
          tenKilometres.suggested.find((run) => run.level === level)?.questions.slice(0, 1) ?? [];
        return (
          <section key={level}>
            <h3>{NAMES[level]}</h3>
            <ul>
              {[...questions, ...ofRun].map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
