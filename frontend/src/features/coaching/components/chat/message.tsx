import type { EvidencePlaces } from '#features/coaching/model/evidence.js';
import { leftOut } from '#features/coaching/model/marked-text.js';
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
  const missing = leftOut(content, unverified);
  const who = coachName(coach, model);
  return (
    <article className={styles.answer} tabIndex={-1} aria-label={`${who}, answer`}>
      <p className={styles.who}>{who}</p>
      <Paragraphs text={content} unverified={unverified} evidence={evidence} />
      {reason === undefined ? null : <p className={styles.reason}>{reason}</p>}
      <EvidenceChips evidence={evidence} places={places} />
      {missing.length > 0 ? (
        <p className={styles.unverified}>
          Left out, because no data supports {missing.length === 1 ? 'it' : 'them'}:{' '}
          {missing.join(', ')}.
        </p>
      ) : null}
      {missing.length < unverified.length ? (
        <p className={styles.unverified}>No data supports the marked numbers.</p>
      ) : null}
      {failed ? null : (
        <MessageActions id={message.id} text={content} sent={keepsSent} onAgain={onAgain} />
      )}
    </article>
  );
}

/** An answer as far as it has come. Those who hear it are told once it is whole. */
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
