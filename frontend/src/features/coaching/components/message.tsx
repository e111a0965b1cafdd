import type { EvidencePlace } from '../model/evidence.js';
import { coachName, type ChatMessage } from '../model/message.js';
import { EvidenceChips } from './evidence-chips.js';
import styles from './message.module.css';

export interface MessageProps {
  readonly message: ChatMessage;
  readonly onPlace: (place: EvidencePlace) => void;
}

/** One question, or one answer with the facts it stands on and what it had to leave out. */
export function Message({ message, onPlace }: MessageProps) {
  if (message.role === 'user') return <Question text={message.content} />;
  return (
    <article className={styles.answer}>
      <p className={styles.who}>{coachName(message.coach)}</p>
      <Paragraphs text={message.content} />
      <EvidenceChips evidence={message.evidence} onPlace={onPlace} />
      {message.unverified.length > 0 ? (
        <p className={styles.unverified}>
          Left out, because no data of this workout supports {message.unverified.length === 1 ? 'it' : 'them'}: {message.unverified.join(', ')}.
        </p>
      ) : null}
    </article>
  );
}

/** An answer as far as it has come. */
export function PartialAnswer({ text }: { readonly text: string }) {
  return (
    <div className={styles.answer} aria-busy aria-hidden>
      <p className={styles.who}>Coach</p>
      {text === '' ? (
        <p className={styles.thinking}>
          Reading your workout<i>.</i>
          <i>.</i>
          <i>.</i>
        </p>
      ) : (
        <Paragraphs text={text} />
      )}
    </div>
  );
}

function Question({ text }: { readonly text: string }) {
  return (
    <article className={styles.question} aria-label="Your question">
      {text}
    </article>
  );
}

export function Paragraphs({ text }: { readonly text: string }) {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => (
      <p key={index} className={styles.paragraph}>
        {paragraph.trim()}
      </p>
    ));
}
