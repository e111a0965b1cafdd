import { ButtonLink } from '../../../../components/button-link.js';
import styles from './intro-page.module.css';
import { LeaveButton, type LeaveButtonProps } from './leave-button.js';

const gains = [
  { zone: 2, asked: 'You and your week', for: 'Load and recovery are judged for your age, your weight and the hours you train.' },
  { zone: 3, asked: 'FTP, heart rate, best times', for: 'They become your zones, so that every minute is told as easy or hard for you.' },
  { zone: 4, asked: 'Health and daily life', for: 'A heart rate that is off can then be explained by a short night or a medication.' },
  { zone: 5, asked: 'Goals', for: 'What counts as a good session depends on what you train for.' },
];

/** Why the questions are asked and what happens with the answers, before the first of them. */
export function IntroPage(leave: LeaveButtonProps) {
  return (
    <article className={styles.intro}>
      <div>
        <h1>Fit File Analysis</h1>
        <p className={styles.why}>
          Your answers tell what is easy and what is hard for you, so that each workout is judged by your own zones and not by an average. It takes under two
          minutes, every answer is saved as you give it, and you can change it whenever you like.
        </p>
        <div className={styles.actions}>
          <ButtonLink to="/onboarding" look="primary" size="large">
            Continue
          </ButtonLink>
          <LeaveButton {...leave} />
        </div>
      </div>
      <section className={styles.gains} aria-label="What is asked, and what for">
        <dl>
          {gains.map((gain) => (
            <div key={gain.asked} style={{ borderColor: `var(--sw-zone-${gain.zone})` }}>
              <dt>{gain.asked}</dt>
              <dd>{gain.for}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.consent} aria-labelledby="health-answers">
        <h2 id="health-answers">Your answers about health</h2>
        <p>
          Some questions are about your health, which the law counts among special categories of personal data. By answering them you agree that we use the
          answers for one purpose, the analysis of your training. Nobody else receives them for another. You can change or delete them at any time, one by
          one or together with your account.
        </p>
      </section>
    </article>
  );
}
