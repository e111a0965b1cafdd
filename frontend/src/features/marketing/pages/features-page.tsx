import { LastCall } from '../components/last-call.js';
import { Invitation } from '../components/link-button.js';
import { Proof } from '../components/proof.js';
import { FadeInsight } from '../components/sample-insights.js';
import { SeasonChart } from '../components/season-chart.js';
import { Columns, PageHead, Section, Steps } from '../components/section.js';
import { SiteFrame } from '../components/site-frame.js';
import { ZoneBars } from '../components/zone-bars.js';
import { ADDRESSES } from '../model/addresses.js';
import { COPY } from '../model/copy.js';
import { intervalRide, tenKilometres } from '../generated/samples.js';
import styles from '../components/questions-by-level.module.css';

export function FeaturesPage() {
  return (
    <SiteFrame path={ADDRESSES.features}>
      <PageHead title="Everything your file shows, and nothing it does not">
        <p>
          What Stridewatt reads from your .fit files, from the first upload to a whole season. The
          pictures show simulated workouts.
        </p>
        <Invitation />
      </PageHead>

      <Section
        title="Onboarding"
        lead={
          <>
            {COPY.survey} Every answer is saved as you type. You can skip it and come back; full
            analyses open once it is complete.
          </>
        }
      >
        <Steps
          items={[
            [
              'About you',
              'Age, height, weight and units. Switch between metric and imperial at any time.',
            ],
            [
              'About your training',
              'Hours a week, experience, your goal, and the work, sleep and stress your ' +
                'body copes with.',
            ],
            [
              'About your thresholds',
              'Maximum and resting heart rate; FTP for rides and a 5 or 10 km time for runs, ' +
                'if you know them.',
            ],
          ]}
        />
      </Section>

      <Section
        title="Training zone setup"
        lead={
          'Power zones come from FTP, heart rate zones from your heart rate reserve, ' +
          'pace zones from a race time. Change any limit by hand; older workouts keep ' +
          'the zones of their day.'
        }
      >
        <ZoneBars />
      </Section>

      <Section
        title="Workout analysis"
        lead={<>The finding first, then curves, intervals, splits, zones and load. {COPY.origin}</>}
      >
        <FadeInsight />
        <Columns
          items={[
            [
              'Intervals',
              'From your lap button, from a planned workout, or detected from power or pace. ' +
                'The page says which.',
            ],
            [
              'Repairs, in words',
              'Dropouts, spikes, a stuck heart rate strap, a clock that jumped: the page ' +
                'names each repair and how long it is.',
            ],
            [
              'Only where it applies',
              'Decoupling is not judged on intervals. If a number would mislead, you get the ' +
                'reason instead.',
            ],
          ]}
        />
      </Section>

      <Section
        title="Overall training insights"
        lead={
          'Each week at a glance: load, hours, time easy and hard, and how a workout ' +
          'compares with your similar ones.'
        }
      >
        <Columns
          items={[
            ['This week', 'Your workouts, their load, and the weeks before for comparison.'],
            [
              'Compare',
              'Two or three workouts side by side. What cannot be compared is marked, with ' +
                'the reason.',
            ],
            [
              'Records',
              'Your best power and pace over each duration and distance, with the day you set it.',
            ],
          ]}
        />
      </Section>

      <Section
        title="Example questions by level"
        lead={
          'Stridewatt suggests these for a simulated ride and a simulated run, because ' +
          'their files can answer them. You can also ask in your own words.'
        }
      >
        <QuestionsByLevel />
      </Section>

      <Section
        title="Progress tracking"
        lead={
          'Fitness, fatigue and form over months, your power curve, and whether the ' +
          'same pace takes fewer heartbeats than in spring.'
        }
      >
        <SeasonChart />
      </Section>

      <Section
        title="Proof instead of testimonials"
        lead={
          'We quote no customers. These are answers of the built-in coach about simulated ' +
          'workouts, word for word.'
        }
      >
        <Proof show={['slowKilometre', 'normalizedPower', 'restDay']} />
      </Section>
      <LastCall />
    </SiteFrame>
  );
}

const NAMES: Readonly<Record<string, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

/** What the product suggests to ask about a generated ride and run. */
function QuestionsByLevel() {
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
