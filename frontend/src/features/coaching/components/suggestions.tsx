import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { suggestionsQuery } from '../api/get-suggestions.js';
import type { ChatMessage } from '../model/message.js';
import styles from './suggestions.module.css';

export interface SuggestionsProps {
  readonly workoutId: string;
  readonly asked: readonly ChatMessage[];
  readonly onPick: (question: string) => void;
}

const SHOWN = 2;

/** Questions that this workout can answer and that were not asked yet. Without them the input is enough. */
export function Suggestions({ workoutId, asked, onPick }: SuggestionsProps) {
  const { data = [] } = useQuery(suggestionsQuery(workoutId));
  const [all, setAll] = useState(false);
  const open = data.filter((question) => !asked.some(({ role, content }) => role === 'user' && content === question));
  const shown = all ? open : open.slice(0, SHOWN);
  if (open.length === 0) return null;
  return (
    <ul className={styles.suggestions} aria-label="Suggested questions">
      {shown.map((question) => (
        <li key={question}>
          <button type="button" onClick={() => onPick(question)}>
            {question}
          </button>
        </li>
      ))}
      {open.length > SHOWN ? (
        <li>
          <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Fewer' : `${open.length - SHOWN} more`}
          </button>
        </li>
      ) : null}
    </ul>
  );
}
