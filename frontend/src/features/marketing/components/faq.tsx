import { FAQ } from '../model/faq.js';
import styles from './faq.module.css';

/** Opens and closes without any script. */
export function Faq() {
  return (
    <div className={styles.faq}>
      {FAQ.map(([question, answer]) => (
        <details key={question} className={styles.item}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
