import { keepTogether } from '#lib/keep-together.js';
import type { SampleAnswer, SampleEvidence } from '../model/sample.js';
import styles from './coach-answer.module.css';

export interface CoachAnswerProps {
  readonly answer: SampleAnswer;
  /** How many of the answer's paragraphs stand here; the whole of it where it is left out. */
  readonly paragraphs?: number;
  readonly evidence?: readonly SampleEvidence[];
  /** Given where evidence can be pointed at. */
  readonly onPoint?: (evidence: SampleEvidence) => void;
  readonly pointed?: SampleEvidence | null;
}

/** A question and the coach's answer, as they stand in the product. */
export function CoachAnswer({
  answer,
  paragraphs,
  evidence = [],
  onPoint,
  pointed = null,
}: CoachAnswerProps) {
  return (
    <div className={styles.talk}>
      <p className={styles.question}>{answer.question}</p>
      {answer.paragraphs.slice(0, paragraphs).map((text) => (
        <p key={text} className={styles.answer}>
          {keepTogether(text)}
        </p>
      ))}
      {evidence.length > 0 ? (
        <ul className={styles.evidence} aria-label="Evidence">
          {evidence.map((fact) => (
            <li key={fact.label}>
              <Chip fact={fact} onPoint={onPoint} pressed={fact === pointed} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Chip({
  fact,
  onPoint,
  pressed,
}: {
  readonly fact: SampleEvidence;
  readonly onPoint: CoachAnswerProps['onPoint'];
  readonly pressed: boolean;
}) {
  const text = (
    <>
      <span>{fact.label}</span> <strong>{fact.display}</strong>
    </>
  );
  if (!onPoint)
    return (
      <span className={styles.chip} data-channel={fact.at?.channel}>
        {text}
      </span>
    );
  const point = (): void => onPoint(fact);
  return (
    <button
      type="button"
      className={styles.chip}
      data-channel={fact.at?.channel}
      aria-pressed={pressed}
      onClick={point}
      onPointerEnter={point}
      onFocus={point}
    >
      {text}
    </button>
  );
}
