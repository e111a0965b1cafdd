import { Link } from '@tanstack/react-router';
import { useState, type MouseEvent } from 'react';
import {
  byWorkout,
  foremost,
  type Evidence,
  type EvidencePlaces,
} from '#features/coaching/model/evidence.js';
import styles from './evidence-chips.module.css';

export interface EvidenceChipsProps {
  readonly evidence: readonly Evidence[];
  readonly places: EvidencePlaces;
}

const SHOWN = 4;
/** To keep back no more than these would take as much room as to show them. */
const HARDLY_MORE = 2;

/**
 * The facts that an answer stands on, grouped by workout if there are more than one; each leads to where it
 * can be seen, by an address that can be shared.
 */
export function EvidenceChips({ evidence, places }: EvidenceChipsProps) {
  const [all, setAll] = useState(false);
  const groups = byWorkout(evidence);
  const count = groups.reduce((sum, { facts }) => sum + facts.length, 0);
  if (count === 0) return null;
  // Of each workout some, rather than all of the first.
  const share = Math.max(1, Math.floor(SHOWN / groups.length));
  const fits = count <= SHOWN + HARDLY_MORE;
  const shown =
    all || fits
      ? groups
      : groups.slice(0, SHOWN).map((group) => ({ ...group, facts: foremost(group.facts, share) }));
  const hidden = count - shown.reduce((sum, { facts }) => sum + facts.length, 0);
  return (
    <div className={styles.evidence}>
      {shown.map(({ workout, facts }, index) => (
        <div key={workout ?? ''}>
          <span className={styles.title} aria-hidden={workout !== null}>
            {workout ?? (index === 0 ? 'Based on' : 'Beside that')}
          </span>
          <ul aria-label={workout === null ? 'Facts of the answer' : `Facts of ${workout}`}>
            {facts.map((fact) => (
              <li key={fact.id}>
                <Chip fact={fact} places={places} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {hidden > 0 || (all && !fits) ? (
        <button
          type="button"
          className={styles.more}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Fewer facts' : `${hidden} more ${hidden === 1 ? 'fact' : 'facts'}`}
        </button>
      ) : null}
    </div>
  );
}

function Chip({ fact, places }: { readonly fact: Evidence; readonly places: EvidencePlaces }) {
  const { at, workoutId, workout } = fact;
  const { hashOf, onPlace, onLeave } = places;
  const text = (
    <>
      <span className={styles.label}>
        {workout === undefined ? null : <span className={styles.unseen}>{workout}, </span>}
        {fact.label}
      </span>{' '}
      <b>{fact.display}</b>
    </>
  );
  if (at && onPlace && workoutId === undefined) {
    const open = (event: MouseEvent): void => {
      // Another tab or window opens the address.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onPlace(at);
    };
    return (
      <a
        href={hashOf(at)}
        className={styles.chip}
        data-channel={at.channel}
        onClick={open}
        title="See it on the curves"
      >
        {text}
      </a>
    );
  }
  if (workoutId === undefined) return <span className={styles.chip}>{text}</span>;
  const hash = at ? hashOf(at).replace(/^#/, '') : '';
  return (
    <Link
      to="/workouts/$workoutId"
      params={{ workoutId }}
      hash={hash}
      className={styles.chip}
      data-channel={at?.channel}
      onClick={onLeave}
      title="See it in its workout"
    >
      {text}
    </Link>
  );
}
