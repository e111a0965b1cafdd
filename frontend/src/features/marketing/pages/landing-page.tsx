import type { ReactNode } from 'react';
import { HeroPicture } from '../components/hero-picture.js';
import { LastCall } from '../components/last-call.js';
import { Invitation, LinkButton } from '../components/link-button.js';
import { Proof } from '../components/proof.js';
import { BalanceRefusal, DriftInsight, SplitInsight } from '../components/sample-insights.js';
import { Columns, Section, Steps } from '../components/section.js';
import { SiteFrame } from '../components/site-frame.js';
import { AnswerPicture, IntervalsPicture, UploadedPicture } from '../components/step-pictures.js';
import { ADDRESSES } from '../model/addresses.js';
import { COPY } from '../model/copy.js';
import styles from './landing-page.module.css';

/** `card`: the sign-in card, where it is open; it then takes the place beside the first words. */
export function LandingPage({ card }: { readonly card?: ReactNode }) {
  return (
    <SiteFrame path={ADDRESSES.home} signIn={!card}>
      <div className={styles.hero} data-card={card ? '' : undefined}>
        <div className={styles.words}>
          <h1>Ask your workout anything it {'can\u00a0prove'}</h1>
          <div>
            <p className={styles.lead}>
              Upload the .fit file from your bike computer or watch. Stridewatt tells you in{' '}
              {'plain\u00a0English'} how the workout went, and shows the evidence for every number.
            </p>
            <Invitation />
            <p className={styles.note}>{COPY.trial}</p>
          </div>
        </div>
        {card ? <div className={styles.card}>{card}</div> : null}
      </div>
      <div className={styles.picture}>
        <HeroPicture />
      </div>

      <Section
        title="Plenty of numbers, few answers"
        lead="Your device records every second. Most apps give you one of three things back."
      >
        <Columns
          items={[
            [
              'Forty numbers and no sentence',
              'Which of them mattered today? Here the finding comes first, in one line, and ' +
                'the numbers follow.',
            ],
            [
              'A summary of what you can see',
              'You know you rode for an hour. You want to know whether your intervals got ' +
                'weaker. Ask exactly that.',
            ],
            [
              'A chat that sounds sure',
              'A language model can state a wattage you never rode. Stridewatt checks every ' +
                'number against your data and leaves out what it cannot find there.',
            ],
          ]}
        />
      </Section>

      <Section title="How it works" lead={<>Three steps from file to answer. {COPY.integration}</>}>
        <Steps
          items={[
            [
              'Upload',
              <>Drop one .fit file, or a folder of them. {COPY.desktop}</>,
              <UploadedPicture />,
            ],
            [
              'Read',
              'One sentence says how it went. Below it are intervals, zones, pacing, drift ' +
                'and load, and every repair to the recording.',
              <IntervalsPicture />,
            ],
            [
              'Ask',
              'Use your own words. Each answer shows its evidence; press a piece of it, and ' +
                'the chart shows where it was measured.',
              <AnswerPicture />,
            ],
          ]}
        />
      </Section>

      <Section
        title="Three questions, three answers"
        lead={<>{COPY.origin} Nothing here was written for this page.</>}
      >
        <DriftInsight />
        <SplitInsight />
        <BalanceRefusal />
      </Section>

      <Section
        title="Proof instead of testimonials"
        lead={
          'We quote no customers. Here is what the coach answered about simulated workouts, ' +
          'with its evidence. Put your own questions to it in the demo.'
        }
        way={
          <LinkButton href={ADDRESSES.demo} look="quiet">
            Ask in the demo
          </LinkButton>
        }
      >
        <Proof show={['easyRun', 'steadyRide']} />
      </Section>

      <Section
        title="What it is, and what it is not"
        lead={
          <>
            {COPY.noCoach} A file does not show how you slept last night or what hurts, and
            Stridewatt writes no training plan.
          </>
        }
      >
        <Columns
          items={[
            [
              'For riders',
              <>
                Power zones from FTP, intervals, decoupling and load.{' '}
                <a href={ADDRESSES.features}>See the features</a>
              </>,
            ],
            [
              'For runners',
              <>
                {'Zones from a race time and your heart rate reserve, ' +
                  'splits with the hills taken out. '}
                <a href={ADDRESSES.why}>See how it compares</a>
              </>,
            ],
            [
              'For ten dollars a month',
              <>
                {COPY.plan} <a href={ADDRESSES.pricing}>See the pricing</a>
              </>,
            ],
          ]}
        />
      </Section>
      <LastCall />
    </SiteFrame>
  );
}
