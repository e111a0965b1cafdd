import type { EvidencePlaces } from '#features/coaching/model/evidence.js';
import { coachName, type ShownMessage } from '#features/coaching/model/message.js';
import { EvidenceChips } from './evidence-chips.js';
import { MessageActions } from './message-actions.js';
import styles from './message.module.css';
import { Paragraphs } from './paragraphs.js';

export interface MessageProps {
  readonly message: ShownMessage;
  readonly places: EvidencePlaces;
  readonly keepsSent: boolean;
  /** Asks the question of this answer again; left out where it is not the last one. */
  readonly onAgain: (() => void) | undefined;
}

/** One question, or one answer with the facts it stands on and what it had to leave out. */
export function Message({ message, places, keepsSent, onAgain }: MessageProps) {
  const { role, content, coach, model, evidence, unverified, failed, reason } = message;
  if (role === 'user') {
    return (
      <article className={styles.question} data-question tabIndex={-1} aria-label="Your question">
        {content}
      </article>
    );
  }
  const who = coachName(coach, model);
  return (
    <article className={styles.answer} tabIndex={-1} aria-label={`${who}, answer`}>
      <p className={styles.who}>{who}</p>
      <Paragraphs text={content} evidence={evidence} />
      {reason === undefined ? null : <p className={styles.reason}>{reason}</p>}
      <EvidenceChips evidence={evidence} places={places} />
      {unverified.length > 0 ? (
        <p className={styles.unverified}>{sentencesLeftOut(unverified.length)}</p>
      ) : null}
      {failed ? null : (
        <MessageActions id={message.id} text={content} sent={keepsSent} onAgain={onAgain} />
      )}
    </article>
  );
}

function sentencesLeftOut(count: number): string {
  return count === 1
    ? '1 sentence left out: your data do not support it.'
    : `${String(count)} sentences left out: your data do not support them.`;
}

/** An answer as far as it has come. Screen readers announce it once it is whole. */
export function PartialAnswer({
  text,
  thinking,
}: {
  readonly text: string;
  readonly thinking: string;
}) {
  return (
    <div className={styles.answer} data-testid="answer-so-far" aria-hidden>
      <p className={styles.who}>Coach</p>
      {text === '' ? (
        <p className={styles.thinking}>
          {thinking}
          <i>.</i>
          <i>.</i>
          <i>.</i>
        </p>
      ) : (
        <Paragraphs text={text} />
      )}
    </div>
  );
}
