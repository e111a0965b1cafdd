import { COPY } from '../model/copy.js';
import styles from './start-facts.module.css';

const FACTS: readonly (readonly [term: string, text: string])[] = [
  ['What it costs', `The trial is ${COPY.trial} After that ${COPY.plan}`],
  [
    'What comes next',
    `${COPY.survey} It sets your zones: power from FTP, heart rate from your heart rate reserve, ` +
      'pace from a 5 or 10 km time.',
  ],
  [
    'What stays yours',
    'Your files and everything computed from them. Download them as a zip at any time; close ' +
      'your account, and they are erased.',
  ],
];

/** What somebody asks before giving an address away. */
export function StartFacts() {
  return (
    <dl className={styles.facts}>
      {FACTS.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
