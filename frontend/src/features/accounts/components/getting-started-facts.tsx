import styles from './getting-started-page.module.css';

const facts: readonly (readonly [term: string, text: string])[] = [
  ['What it costs', 'The trial is 3 file uploads and 3 AI questions. No credit card, no payment required. After that 10 USD per month, if you want to go on.'],
  ['What comes next', 'A questionnaire of under 2 minutes sets your zones: power from FTP, heart rate from your reserve, pace from a 5 or 10 km time.'],
  ['What stays yours', 'Your files and everything computed from them. Take them along as a zip, or close the account and they are gone.'],
];

/** What somebody asks before giving an address away. */
export function GettingStartedFacts() {
  return (
    <dl className={styles.facts}>
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
