import { Link } from '@tanstack/react-router';
import { useState, type MouseEvent } from 'react';
import type { Evidence, EvidencePlaces } from '../model/evidence.js';
import styles from './evidence-chips.module.css';

export interface EvidenceChipsProps {
  readonly evidence: readonly Evidence[];
  readonly places: EvidencePlaces;
}

const SHOWN = 4;

/** The facts that an answer stands on; each leads to where it can be seen, by an address that can be shared. */
export function EvidenceChips({ evidence, places }: EvidenceChipsProps) {
  const [all, setAll] = useState(false);
  if (evidence.length === 0) return null;
  const shown = all ? evidence : evidence.slice(0, SHOWN);
  return (
    <div className={styles.evidence}>
      <span className={styles.title}>Based on</span>
      <ul>
        {shown.map((fact) => (
          <li key={fact.id}>
            <Chip fact={fact} places={places} />
          </li>
        ))}
        {evidence.length > SHOWN ? (
          <li>
            <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? 'Fewer' : `${evidence.length - SHOWN} more`}
            </button>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

function Chip({ fact, places }: { readonly fact: Evidence; readonly places: EvidencePlaces }) {
  const { at, workoutId } = fact;
  const { hashOf, onPlace, onLeave } = places;
  const text = (
    <>
      {fact.label} <b>{fact.display}</b>
    </>
  );
  if (at && onPlace) {
    const open = (event: MouseEvent): void => {
      // Another tab or window opens the address.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onPlace(at);
    };
    return (
      <a href={hashOf(at)} className={styles.chip} data-channel={at.channel} onClick={open} title="See it on the curves">
        {text}
      </a>
    );
  }
  if (!workoutId) return <span className={styles.chip}>{text}</span>;
  const hash = at ? hashOf(at).replace(/^#/, '') : '';
  return (
    <Link to="/workouts/$workoutId" params={{ workoutId }} hash={hash} className={styles.chip} data-channel={at?.channel} onClick={onLeave} title="See it in its workout">
      {text}
    </Link>
  );
}
