import { LastCall } from '../components/last-call.js';
import { Invitation, LinkButton } from '../components/link-button.js';
import { Proof } from '../components/proof.js';
import { SlowingInsight, WindRefusal } from '../components/sample-insights.js';
import { Columns, PageHead, Section } from '../components/section.js';
import { SiteFrame } from '../components/site-frame.js';
import { ADDRESSES } from '../model/addresses.js';
import { PEERS, READ_ON } from '../model/comparison.js';
import { COPY } from '../model/copy.js';
import styles from '../components/comparison-table.module.css';

export function WhyPage() {
  return (
    <SiteFrame path={ADDRESSES.why}>
      <PageHead title="A coach that shows its evidence">
        <p>
          Many platforms now write about your training. In Stridewatt the engine computes every
          number, the coach may only use those numbers, and each answer shows its evidence.
        </p>
        <Invitation />
      </PageHead>

      <Section
        title="Beside other training platforms"
        lead={
          `What other platforms say, or what is written about them, read in ${READ_ON}, with ` +
          'the source of each line. They do much that Stridewatt does not do.'
        }
      >
        <ComparisonTable />
      </Section>

      <Section title="What that means for you">
        <Columns
          items={[
            [
              'The coach never computes',
              'Numbers come from one engine, and the page explains each formula. A sentence ' +
                'with any other number is left out before you see it.',
            ],
            [
              'The coach declines',
              'If a sensor is missing or a measure does not apply, you get the reason. ' +
                'That is an answer too.',
            ],
            [
              'No language model needed',
              'The built-in coach answers by rules. A language model can be added; its ' +
                'answers pass the same check, sentence by sentence.',
            ],
            [
              'Your file is enough',
              'No connection to another service is needed. Export a .fit file, upload it, ask.',
            ],
            [
              'Your data stays yours',
              'Download everything as a zip at any time. Close your account, and your ' +
                'workouts and files are erased.',
            ],
            [
              'Plain words first',
              'Answers fit beginners, intermediate and advanced athletes, and the workout page ' +
                'explains its terms.',
            ],
          ]}
        />
      </Section>

      <Section title="See the difference" lead={<>{COPY.origin}</>}>
        <SlowingInsight />
        <WindRefusal />
      </Section>

      <Section
        title="Proof instead of testimonials"
        lead={
          'We quote no customers. These are answers of the built-in coach about simulated ' +
          'workouts, word for word.'
        }
      >
        <Proof show={['fiveKilometres', 'powerCurve']} />
      </Section>

      <Section
        title="What it does not replace"
        lead={
          <>
            {COPY.noCoach} A coach knows you, plans with you and sees what no sensor records.
            Stridewatt reads your files.
          </>
        }
        way={
          <LinkButton href={ADDRESSES.help} look="quiet">
            How it works
          </LinkButton>
        }
      />
      <LastCall title="Try it with your own file" />
    </SiteFrame>
  );
}

/** Stridewatt and four others by what their public sources say. */
function ComparisonTable() {
  return (
    <table className={styles.table}>
      <caption>Stridewatt and four other platforms, {READ_ON}</caption>
      <thead>
        <tr>
          <th scope="col">Platform</th>
          <th scope="col">Good at</th>
          <th scope="col">Answers in words</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        <tr className={styles.own}>
          <th scope="row">Stridewatt</th>
          <td data-label="Good at">Reading one workout closely, and comparing two or three.</td>
          <td data-label="Answers in words">
            Your own questions about each workout. Each answer shows its evidence, or the reason why
            there is no answer.
          </td>
          <td data-label="Source">
            <a href="/demo">Try it without an account</a>
          </td>
        </tr>
        {PEERS.map(({ name, good, answers, sources }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-label="Good at">{good}</td>
            <td data-label="Answers in words">{answers}</td>
            <td data-label="Source">
              {sources.map((source) => (
                <a key={source.href} href={source.href} rel="noreferrer" className={styles.source}>
                  {source.name}
                </a>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
