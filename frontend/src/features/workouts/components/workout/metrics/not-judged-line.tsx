import { Fragment, useState } from 'react';
import {
  byReason,
  midSentence,
  type NotJudged,
  type NotJudgedGroup,
} from '#features/workouts/model/metrics/not-judged.js';
import styles from './not-judged-line.module.css';
import { Term } from './term.js';

/**
 * What is not judged, in one line: the reason that most of it shares, which says what would unlock
 * it. The other reasons open on demand.
 */
export function NotJudgedLine({ missing }: { readonly missing: readonly NotJudged[] }) {
  const [open, setOpen] = useState(false);
  const [first, ...others] = byReason(missing);
  if (!first) return null;
  const hidden = others.reduce((sum, { members }) => sum + members.length, 0);
  return (
    <div className={styles.untold}>
      <p>
        <Group {...first} />
        {hidden > 0 ? (
          <button
            type="button"
            className={styles.others}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Show less' : `${hidden} more not judged`}
          </button>
        ) : null}
      </p>
      {open
        ? others.map((group) => (
            <p key={group.reason}>
              <Group {...group} />
            </p>
          ))
        : null}
    </div>
  );
}

function Group({ reason, members }: NotJudgedGroup) {
  return (
    <>
      Not judged:{' '}
      {members.map(({ label, explanation, term }, index) => (
        <Fragment key={label}>
          {index === 0 ? null : ', '}
          <Term explanation={explanation} term={term}>
            {midSentence(label)}
          </Term>
        </Fragment>
      ))}
      . {reason}
    </>
  );
}
