import { useState } from 'react';
import type { Evidence, EvidencePlace } from '../model/evidence.js';
import styles from './evidence-chips.module.css';

export interface EvidenceChipsProps {
  readonly evidence: readonly Evidence[];
  readonly onPlace: (place: EvidencePlace) => void;
}

const SHOWN = 4;

/** The facts that an answer stands on; one with a place can be seen on the curves. */
export function EvidenceChips({ evidence, onPlace }: EvidenceChipsProps) {
  const [all, setAll] = useState(false);
  if (evidence.length === 0) return null;
  const shown = all ? evidence : evidence.slice(0, SHOWN);
  return (
    <div className={styles.evidence}>
      <span className={styles.title}>Based on</span>
      <ul>
        {shown.map((fact) => (
          <li key={fact.id}>
            <Chip fact={fact} onPlace={onPlace} />
          </li>
        ))}
        {shown.length < evidence.length ? (
          <li>
            <button type="button" className={styles.more} onClick={() => setAll(true)}>
              {evidence.length - shown.length} more
            </button>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

function Chip({ fact, onPlace }: { readonly fact: Evidence; readonly onPlace: (place: EvidencePlace) => void }) {
  const { at } = fact;
  const text = (
    <>
      {fact.label} <b>{fact.display}</b>
    </>
  );
  if (!at) return <span className={styles.chip}>{text}</span>;
  return (
    <button type="button" className={styles.chip} data-channel={at.channel} onClick={() => onPlace(at)} title="See it on the curves">
      {text}
    </button>
  );
}
