import { LinkButton } from '../components/link-button.js';
import { Columns, PageHead, Section, Steps } from '../components/section.js';
import { SiteFrame } from '../components/site-frame.js';
import { ADDRESSES } from '../model/addresses.js';
import { COPY } from '../model/copy.js';
import { FAQ } from '../model/faq.js';
import faqStyles from '../components/faq.module.css';
import styles from './help-page.module.css';

export function HelpPage() {
  return (
    <SiteFrame path={ADDRESSES.help}>
      <PageHead title="How It Works">
        <p>Three steps from the file on your device to an answer. {COPY.desktop}</p>
        <div data-for="visitor">
          <LinkButton href={ADDRESSES.start}>Start Your Free Trial</LinkButton>
        </div>
      </PageHead>

      <Section title="Three steps">
        <Steps
          items={[
            [
              'Connect data',
              <>
                Create an account and enter your thresholds. {COPY.survey} {COPY.integration}
              </>,
            ],
            [
              'Import activities',
              'Export .fit files from your device or platform, and drop one or more on the ' +
                'upload page.',
            ],
            [
              'Get insights',
              'Read the report, look at the curves, and ask in your own words. Each answer ' +
                'shows its evidence.',
            ],
          ]}
        />
      </Section>

      <Section
        title="Getting your .fit file"
        lead={
          'The original file has every second of your workout. Files that end in .gpx or ' +
          '.tcx have less and are not accepted.'
        }
      >
        <div className={styles.ways}>
          <section>
            <h3>From a desktop activity site, such as Garmin Connect</h3>
            <ol>
              <li>Sign in on a computer and open the activity.</li>
              <li>Open the menu with the gear at the top right.</li>
              <li>Choose Export File (older: Export Original).</li>
              <li>Drop the .zip or the .fit file on the Stridewatt upload page. You need not unpack it.</li>
            </ol>
          </section>
          <section>
            <h3>From an activity platform, such as Strava</h3>
            <ol>
              <li>Open your own activity in a browser on a computer.</li>
              <li>Open the menu with the three dots.</li>
              <li>Choose Export Original.</li>
              <li>Drop the file on the Stridewatt upload page, also where its name ends in .fit.gz.</li>
            </ol>
          </section>
        </div>
      </Section>

      <Section title="What is analysed" lead="Your sensors decide how much of it there is.">
        <Columns
          items={[
            [
              'Effort',
              'Time in power, heart rate and pace zones; normalized power, intensity and ' +
                'training load.',
            ],
            [
              'Pacing',
              'Quarters, halves and splits, with hills taken out on runs; fading and ' +
                'negative splits.',
            ],
            [
              'Intervals',
              'Each interval with power, pace and heart rate, how even the set was, and the ' +
                'recoveries.',
            ],
            [
              'Endurance',
              'Aerobic decoupling and heart rate drift, if the workout was steady enough to judge them.',
            ],
            ['Power', 'Best efforts, the power curve, critical power, and W′ above it.'],
            [
              'Progress',
              'Fitness, fatigue and form, records, and efficiency against your earlier ' +
                'workouts.',
            ],
          ]}
        />
      </Section>

      <Section
        title="Ten questions"
        lead={<>Prefer to see it? {COPY.demo}</>}
        way={
          <LinkButton href={ADDRESSES.demo} look="quiet">
            Try a sample workout
          </LinkButton>
        }
        beside
      >
        <Faq />
      </Section>
    </SiteFrame>
  );
}

/** Opens and closes without any script. */
function Faq() {
  return (
    <div className={faqStyles.faq}>
      {FAQ.map(([question, answer]) => (
        <details key={question} className={faqStyles.item}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
