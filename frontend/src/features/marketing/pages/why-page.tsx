import { Examples } from '../components/examples.js';
import { LastCall } from '../components/last-call.js';
import { Invitation, LinkButton } from '../components/link-button.js';
import { HonestInsight, RunInsight } from '../components/sample-insights.js';
import { Columns, PageHead, Section } from '../components/section.js';
import { SiteFrame } from '../components/site-frame.js';
import { ADDRESSES } from '../model/addresses.js';
import { PEERS, READ_ON } from '../model/comparison.js';
import { COPY } from '../model/copy.js';
import styles from '../components/comparison-table.module.css';

export function WhyPage() {
  return (
    <SiteFrame path={ADDRESSES.why}>
      <PageHead title="A coach that has to show its evidence">
        <p>
          Many platforms now write about your training. Stridewatt is built the other way round: the
          engine computes, the coach may only say what was computed, and every figure leads back to
          the curve.
        </p>
        <Invitation />
      </PageHead>

      <Section
        title="Beside other training platforms"
        lead={
          `What others say of themselves or what is written about them, read in ${READ_ON}, ` +
          'with the source of each line. They do much that Stridewatt does not do.'
        }
      >
        <ComparisonTable />
      </Section>

      <Section title="What that means for you">
        <Columns
          items={[
            [
              'The coach never computes',
              'Numbers come from one engine with published formulas. A sentence with a ' +
                'number that is not among them is left out before you see it.',
            ],
            [
              'It declines',
              'Where a sensor is missing or a measure does not apply, the answer is the ' +
                'reason. That is an answer too.',
            ],
            [
              'It works without a language model',
              'The built-in coach answers by rules. A model can be added; it passes the same ' +
                'check, sentence by sentence.',
            ],
            [
              'Your file is enough',
              'No connection to another service is needed. Export a .fit file, upload it, ask.',
            ],
            [
              'Yours to take along',
              'Download everything as a zip at any time. Close the account and your files ' +
                'are erased.',
            ],
            [
              'Plain words first',
              'Answers are written for beginners, intermediate and advanced athletes, and ' +
                'each term explains itself.',
            ],
          ]}
        />
      </Section>

      <Section title="See the difference" lead={<>{COPY.origin}</>}>
        <RunInsight />
        <HonestInsight />
      </Section>

      <Section
        title="Questions it is made for"
        lead="Examples, not customers; the answers are what the built-in coach says."
      >
        <Examples show={['longRider', 'runner']} />
      </Section>

      <Section
        title="What it does not replace"
        lead={
          <>
            {COPY.noCoach} A coach knows you, plans with you and sees what no sensor records.
            Stridewatt reads the file.
          </>
        }
        way={
          <LinkButton href={ADDRESSES.help} look="quiet">
            How it works
          </LinkButton>
        }
      />
      <LastCall title="Try it on a ride of your own" />
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
          <td data-label="Good at">One workout, read closely; two or three compared.</td>
          <td data-label="Answers in words">
            Your own questions on each workout; every number with its evidence on the curve, or the
            reason why it cannot be told.
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
