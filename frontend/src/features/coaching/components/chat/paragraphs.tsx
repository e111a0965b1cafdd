import { keepTogether } from '#lib/keep-together.js';
import { answerTable } from '#features/coaching/model/answer-table.js';
import { markedText } from '#features/coaching/model/marked-text.js';
import type { Evidence } from '#features/coaching/model/evidence.js';
import { shortParagraphs } from '#features/coaching/model/short-paragraphs.js';
import { AnswerTable } from './answer-table.js';
import styles from './paragraphs.module.css';

export interface ParagraphsProps {
  readonly text: string;
  /** The facts whose values stand out in the text. */
  readonly evidence?: readonly Evidence[];
}

/** The words of an answer, in short paragraphs. */
export function Paragraphs({ text, evidence = [] }: ParagraphsProps) {
  const values = evidence
    .filter(({ value, display }) => typeof value === 'number' && display.length > 1)
    .map(({ display }) => display);
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => {
      const table = answerTable(paragraph);
      return table ? (
        <AnswerTable key={index} {...table} />
      ) : (
        <div key={index} className={styles.paragraph}>
          {shortParagraphs(paragraph.trim()).map((piece, at) => (
            <p key={at}>
              <Values text={piece} values={values} />
            </p>
          ))}
        </div>
      );
    });
}

function Values({ text, values }: { readonly text: string; readonly values: readonly string[] }) {
  return markedText(text, values).map((part, place) =>
    part.marked ? (
      <span key={place} className={styles.value}>
        {part.text}
      </span>
    ) : (
      keepTogether(part.text)
    ),
  );
}
