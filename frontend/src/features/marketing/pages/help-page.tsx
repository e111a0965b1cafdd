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
        <p>From the file on your device to an answer, in three steps. {COPY.desktop}</p>
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
                Create an account and tell us your limits. {COPY.survey} {COPY.integration}
              </>,
            ],
            [
              'Import activities',
              'Export .fit files from your device or platform and drop them on the upload ' +
                'page, one or many at a time.',
            ],
            [
              'Get insights',
              'Read the report, open the curves, and ask in your own words. Every number ' +
                'shows where it comes from.',
            ],
          ]}
        />
      </Section>

      <Section
        title="Getting your .fit file"
        lead={
          'The original file holds every second. A .gpx or .tcx file of the same ' +
          'workout holds less and is not accepted.'
        }
      >
        <div className={styles.ways}>
          <section>
            <h3>From a desktop activity site, such as Garmin Connect</h3>
            <ol>
              <li>Sign in on a computer and open the activity.</li>
              <li>Open the menu with the gear at the top right.</li>
              <li>Choose Export File (older: Export Original).</li>
              <li>Drop the .zip or the .fit file on the upload page. You need not unpack it.</li>
            </ol>
          </section>
          <section>
            <h3>From an activity platform, such as Strava</h3>
            <ol>
              <li>Open your own activity in a browser on a computer.</li>
              <li>Open the menu with the three dots.</li>
              <li>Choose Export Original.</li>
              <li>Drop the file on the upload page, also where its name ends in .fit.gz.</li>
            </ol>
          </section>
        </div>
      </Section>

      <Section title="What is analysed" lead="As far as your sensors recorded it.">
        <Columns
          items={[
            [
              'Effort',
              'Time in power, heart-rate and pace zones; normalized power, intensity and ' +
                'training stress.',
            ],
            [
              'Pacing',
              'Quarters, halves and splits, with hills taken out on foot; fading and ' +
                'negative splits.',
            ],
            [
              'Intervals',
              'Each repetition with power, pace and heart rate, how even they were, and the ' +
                'recoveries.',
            ],
            [
              'Endurance',
              'Aerobic decoupling and heart-rate drift, where the session allows a verdict.',
            ],
            ['Power', 'Best efforts, the power curve, critical power and the reserve above it.'],
            [
              'Progress',
              'Fitness, fatigue and form, records, and efficiency beside your own earlier ' +
                'sessions.',
            ],
          ]}
        />
      </Section>

      <Section
        title="Ten questions"
        lead={<>Rather see it than read about it? {COPY.demo}</>}
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
