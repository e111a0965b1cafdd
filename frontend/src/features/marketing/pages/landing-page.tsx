import type { ReactNode } from 'react';
import { Examples } from '../components/examples.js';
import { HeroPicture } from '../components/hero-picture.js';
import { LastCall } from '../components/last-call.js';
import { Invitation } from '../components/link-button.js';
import { HonestInsight, LongRideInsight, RunInsight } from '../components/sample-insights.js';
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
              Upload the .fit file from your bike computer or watch. Stridewatt says in{' '}
              {'plain\u00a0English'} how the session went, and every number it uses shows the
              seconds it was measured in.
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
        lead="Your device records every second. What comes back is mostly one of three things."
      >
        <Columns
          items={[
            [
              'Forty figures and no sentence',
              'Which of them mattered today? Here the finding comes first, in one line, and ' +
                'the figures stand behind it.',
            ],
            [
              'A summary of what you can see',
              'You know you rode for an hour. You want to know whether the last interval was ' +
                'short because of the first. Ask exactly that.',
            ],
            [
              'A chat that sounds sure',
              'A language model can state a wattage you never rode. Here a sentence whose ' +
                'number is not in your file is not shown.',
            ],
          ]}
        />
      </Section>

      <Section
        title="How it works"
        lead={<>Three steps, and the second takes the server a few seconds. {COPY.integration}</>}
      >
        <Steps
          items={[
            [
              'Upload',
              <>Drop one .fit file or a whole season of them. {COPY.desktop}</>,
              <UploadedPicture />,
            ],
            [
              'Read',
              'One sentence says how it went. Below it stand intervals, zones, pacing, drift ' +
                'and load, with what was repaired in the recording.',
              <IntervalsPicture />,
            ],
            [
              'Ask',
              'Use your own words. Each answer carries its evidence: press it, and the chart ' +
                'shows the stretch it came from.',
              <AnswerPicture />,
            ],
          ]}
        />
      </Section>

      <Section
        title="What it says when it is asked"
        lead={<>{COPY.origin} Nothing here was written for the page.</>}
      >
        <LongRideInsight />
        <RunInsight />
        <HonestInsight />
      </Section>

      <Section
        title="The question after the session"
        lead={
          'Written as examples. When athletes allow us to quote them, their words will ' +
          'stand here.'
        }
      >
        <Examples show={['runner', 'rider']} />
      </Section>

      <Section
        title="What it is, and what it is not"
        lead={
          <>
            {COPY.noCoach} It does not know how you slept or what hurts, and it does not write you a
            plan you must follow.
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
                {'Pace and heart-rate zones by the reserve method, ' +
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
