import { ButtonLink } from '#components/button-link.js';
import { powerZones } from '#features/accounts/model/onboarding/zone-rules.js';
import styles from './intro-page.module.css';
import { LeaveButton, type LeaveButtonProps } from './leave-button.js';
import { ZoneStrip } from './zones/zone-strip.js';

const gains = [
  {
    asked: 'You and your week',
    for: 'Power is judged per kilogram, and load by the hours you train.',
  },
  {
    asked: 'FTP, heart rate, best times',
    for: 'They become your zones, so that each minute counts as easy or hard for you.',
  },
  {
    asked: 'Health and daily life',
    for: 'A short night or a medication can explain a heart rate that is off.',
  },
  { asked: 'Goals', for: 'What counts as a good session depends on what you train for.' },
];

const EXAMPLE_FTP = 240;
const example = powerZones(EXAMPLE_FTP).map(([min, max]) => ({ min, max }));

/** Why the questions are asked and what happens with the answers, before the first of them. */
export function IntroPage(leave: LeaveButtonProps) {
  return (
    <article className={styles.intro}>
      <div>
        <h1>Fit File Analysis</h1>
        <p className={styles.why}>
          Your answers tell what is easy and what is hard for you, so that each workout is judged by
          your own zones and not by an average. It takes under two minutes, every answer is saved as
          you give it, and you can change it whenever you like.
        </p>
        <div className={styles.actions}>
          <ButtonLink to="/onboarding" look="primary" size="large">
            Continue
          </ButtonLink>
          <LeaveButton {...leave} />
        </div>
        {leave.way === 'skip' ? (
          <p className={styles.later}>
            You can skip the questions and upload now. Each upload still counts, and its analysis
            stays locked until you answer them.
          </p>
        ) : null}
      </div>
      <section aria-label="What is asked, and what for">
        <figure className={styles.example}>
          <ZoneStrip rows={example} write={String} />
          <figcaption>What an FTP of {EXAMPLE_FTP} W becomes: five zones, in watts.</figcaption>
        </figure>
        <dl className={styles.gains}>
          {gains.map((gain) => (
            <div key={gain.asked}>
              <dt>{gain.asked}</dt>
              <dd>{gain.for}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.consent} aria-labelledby="health-answers">
        <h2 id="health-answers">Your answers about health</h2>
        <p>
          Some questions are about your health, which the law counts among the special categories of
          personal data. By answering them you agree that your answers are used to analyse your
          training, and for nothing else. You can change or delete them at any time, one by one or
          together with your account.
        </p>
      </section>
    </article>
  );
}
