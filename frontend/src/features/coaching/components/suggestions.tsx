import { useQuery } from '@tanstack/react-query';
import { suggestionsQuery } from '../api/get-suggestions.js';
import type { ChatMessage } from '../model/message.js';
import styles from './suggestions.module.css';

export interface SuggestionsProps {
  readonly workoutId: string;
  readonly asked: readonly ChatMessage[];
  /** A list one below the other, where nothing else needs the room. */
  readonly listed: boolean;
  readonly onPick: (question: string) => void;
}

/** Questions that this workout can answer and that were not asked yet. Without them the input is enough. */
export function Suggestions({ workoutId, asked, listed, onPick }: SuggestionsProps) {
  const { data = [] } = useQuery(suggestionsQuery(workoutId));
  const open = data.filter((question) => !asked.some(({ role, content }) => role === 'user' && content === question));
  if (open.length === 0) return null;
  return (
    <ul className={listed ? styles.list : styles.line} aria-label="Suggested questions">
      {open.map((question) => (
        <li key={question}>
          <button type="button" onClick={() => onPick(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
