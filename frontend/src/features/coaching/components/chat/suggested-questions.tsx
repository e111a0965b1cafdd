import { useId, useState } from 'react';
import { type Level, LEVELS, type Suggestion } from '#features/coaching/model/suggestions.js';
import styles from './suggested-questions.module.css';

export interface SuggestedQuestionsProps {
  /** Best first. */
  readonly suggestions: readonly Suggestion[];
  /** How many are shown before all of them are asked for. */
  readonly count?: number;
  readonly onPick: (question: string) => void;
}

/**
 * Two questions to begin with; all of them, by level, on demand. Without any the input is enough.
 */
export function SuggestedQuestions({ suggestions, count = 2, onPick }: SuggestedQuestionsProps) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Level | null>(null);
  const id = useId();
  if (suggestions.length === 0) return null;
  const levels = LEVELS.filter((level) =>
    suggestions.some((suggestion) => suggestion.level === level),
  );
  // The server puts the athlete's own level first.
  const own = suggestions.find((suggestion) => suggestion.level !== null)?.level;
  const level = levels.find((one) => one === chosen) ?? own ?? undefined;
  const open = suggestions.filter(
    (suggestion) => level === undefined || suggestion.level === level || suggestion.level === null,
  );
  const pick = (question: string): void => {
    setOpen(false);
    onPick(question);
  };
  return (
    <div className={styles.suggestions} data-open={isOpen} data-roomy={count > 2}>
      {isOpen ? (
        <div id={id} className={styles.all}>
          {level === undefined ? null : (
            <LevelChoice levels={levels} value={level} onChange={setChosen} />
          )}
          <Questions
            label="Suggested questions"
            questions={open.filter(({ isPlan }) => !isPlan)}
            onPick={pick}
          />
          <Questions
            label="What to train next"
            titled
            questions={open.filter(({ isPlan }) => isPlan)}
            onPick={pick}
          />
        </div>
      ) : (
        <Questions label="Suggested questions" questions={open.slice(0, count)} onPick={pick} />
      )}
      {suggestions.length > count ? (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fewer' : `${suggestions.length - count} more`}
          <span className={styles.unseen}> questions</span>
        </button>
      ) : null}
    </div>
  );
}

interface QuestionsProps {
  readonly label: string;
  readonly titled?: boolean;
  readonly questions: readonly Suggestion[];
  readonly onPick: (question: string) => void;
}

function Questions({ label, titled = false, questions, onPick }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <>
      {titled ? <p className={styles.title}>{label}</p> : null}
      <ul aria-label={label}>
        {questions.map(({ question }) => (
          <li key={question}>
            <button type="button" onClick={() => onPick(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const NAMES: Readonly<Record<Level, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

interface LevelChoiceProps {
  readonly levels: readonly Level[];
  readonly value: Level;
  readonly onChange: (level: Level) => void;
}

/** Radio buttons beside each other. */
function LevelChoice({ levels, value, onChange }: LevelChoiceProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="Level of the questions" className={styles.levels}>
      {levels.map((level) => (
        <label key={level}>
          <input
            type="radio"
            name={name}
            checked={level === value}
            onChange={() => onChange(level)}
          />
          {NAMES[level]}
        </label>
      ))}
    </div>
  );
}
