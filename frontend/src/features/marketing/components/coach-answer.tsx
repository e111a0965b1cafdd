import { keepTogether } from '#lib/keep-together.js';
import type { SampleAnswer, SampleEvidence } from '../model/sample.js';
import type { Spot } from './follow-evidence.js';
import styles from './coach-answer.module.css';

export interface CoachAnswerProps {
  readonly answer: SampleAnswer;
  /** How many of the answer's paragraphs stand here; the whole of it where it is left out. */
  readonly paragraphs?: number;
  readonly evidence?: readonly SampleEvidence[];
  /** Where a picture beside it shows a fact, for `followEvidence`; makes buttons of the chips. */
  readonly spotOf?: (evidence: SampleEvidence) => Spot;
  readonly pointed?: SampleEvidence | null;
}

/** A question and the coach's answer, as they stand in the product. */
export function CoachAnswer({
  answer,
  paragraphs,
  evidence = [],
  spotOf,
  pointed = null,
}: CoachAnswerProps) {
  return (
    <div className={styles.talk}>
      <p className={styles.question} data-testid="question">
        {answer.question}
      </p>
      {answer.paragraphs.slice(0, paragraphs).map((text) => (
        <p key={text} className={styles.answer}>
          {keepTogether(text)}
        </p>
      ))}
      {evidence.length > 0 ? (
        <ul className={styles.evidence} aria-label="Evidence">
          {evidence.map((fact) => (
            <li key={fact.label}>
              <Chip fact={fact} spot={spotOf?.(fact)} pressed={fact === pointed} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Chip({
  fact,
  spot,
  pressed,
}: {
  readonly fact: SampleEvidence;
  readonly spot: Spot | undefined;
  readonly pressed: boolean;
}) {
  const text = (
    <>
      <span>{fact.label}</span> <strong>{fact.display}</strong>
    </>
  );
  if (!spot)
    return (
      <span className={styles.chip} data-channel={fact.at?.channel}>
        {text}
      </span>
    );
  return (
    <button
      type="button"
      className={styles.chip}
      data-channel={fact.at?.channel}
      data-spot={JSON.stringify(spot)}
      aria-pressed={pressed}
    >
      {text}
    </button>
  );
}
