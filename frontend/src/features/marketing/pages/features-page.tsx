import { Examples } from '../components/examples.js';
import { LastCall } from '../components/last-call.js';
import { Invitation } from '../components/link-button.js';
import { LongRideInsight } from '../components/sample-insights.js';
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
      <PageHead title="Everything a file can tell, and nothing it cannot">
        <p>
          From the first upload to a season of them: what Stridewatt works out from your .fit files,
          with pictures drawn by the product from simulated workouts.
        </p>
        <Invitation />
      </PageHead>

      <Section
        title="Onboarding"
        lead={
          <>{COPY.survey} Every answer is saved as you type, and you can skip it and come back.</>
        }
      >
        <Steps
          items={[
            [
              'About you',
              'Age, height, weight and units. Metric or imperial, changed at any time.',
            ],
            [
              'About your training',
              'Hours a week, experience, what you are training for, what your body has to ' +
                'put up with.',
            ],
            [
              'About your limits',
              'FTP, a 5 or 10 km time, highest and resting heart rate. Leave out what you do ' +
                'not know.',
            ],
          ]}
        />
      </Section>

      <Section
        title="Training zone setup"
        lead={
          'Power zones come from FTP, heart-rate zones from your heart-rate reserve, ' +
          'pace zones from a race time. Change any edge by hand; older workouts keep ' +
          'the limits that held on their day.'
        }
      >
        <ZoneBars />
      </Section>

      <Section
        title="Workout analysis"
        lead={<>A finding first, then curves, intervals, splits, zones and load. {COPY.origin}</>}
      >
        <LongRideInsight />
        <Columns
          items={[
            [
              'Intervals',
              'From the laps you pressed, from a planned workout, or found in the power or ' +
                'pace itself, and it says which.',
            ],
            [
              'Repairs, in words',
              'Dropouts, spikes, a strap that stuck, a clock that jumped: what was mended ' +
                'and over how many seconds.',
            ],
            [
              'Only where it applies',
              'Decoupling is not judged on an interval session. Where a number would ' +
                'mislead, the reason stands in its place.',
            ],
          ]}
        />
      </Section>

      <Section
        title="Overall training insights"
        lead={
          'Each week at a glance: load, hours, time easy and hard, and how today ' +
          'compares with your own sessions like it.'
        }
      >
        <Columns
          items={[
            [
              'This week',
              'What you did, what it cost, and how that compares with the weeks before.',
            ],
            [
              'Compare',
              'Two or three workouts side by side, with the differences in conditions named ' +
                'before the differences in numbers.',
            ],
            [
              'Records',
              'Your best power and pace for each length, with the day, and whether it was all-out.',
            ],
          ]}
        />
      </Section>

      <Section
        title="Example questions by level"
        lead={
          'Suggested by the product for a simulated ride and a simulated run, because ' +
          'their files can answer them. Your own words work as well.'
        }
      >
        <QuestionsByLevel />
      </Section>

      <Section
        title="Progress tracking"
        lead={
          'Fitness, fatigue and form over months, your power curve, and whether the ' +
          'same pace costs you fewer heartbeats than in spring.'
        }
      >
        <SeasonChart />
      </Section>

      <Section
        title="What athletes might say"
        lead="Examples, marked as such, with the answers the built-in coach gives."
      >
        <Examples show={['rider', 'runner', 'longRider']} />
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
