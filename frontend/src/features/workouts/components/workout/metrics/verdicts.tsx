import { Fragment } from 'react';
import type { PacingVerdict, PacingVerdicts } from '#features/workouts/model/metrics/pacing.js';
import { Term } from './term.js';
import styles from './verdicts.module.css';

/**
 * Each verdict with its number; those that may not be given stand together under the reason that
 * they share.
 */
export function Verdicts({ told, untold }: PacingVerdicts) {
  return (
    <>
      {told.length > 0 ? (
        <dl className={styles.told}>
          {told.map((verdict) => (
            <div key={verdict.label}>
              <dt>
                <Name verdict={verdict} />
              </dt>
              <dd>{verdict.value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {untold.map(({ reason, verdicts }) => (
        <p key={reason} className={styles.untold}>
          Not judged:{' '}
          {verdicts.map((verdict, index) => (
            <Fragment key={verdict.label}>
              {index === 0 ? null : ', '}
              <Name verdict={verdict} midSentence />
            </Fragment>
          ))}
          . {reason}
        </p>
      ))}
    </>
  );
}

function Name({
  verdict: { label, explanation, term },
  midSentence = false,
}: {
  readonly verdict: PacingVerdict;
  readonly midSentence?: boolean;
}) {
  return (
    <Term explanation={explanation} term={term}>
      {midSentence ? label.charAt(0).toLowerCase() + label.slice(1) : label}
    </Term>
  );
}
