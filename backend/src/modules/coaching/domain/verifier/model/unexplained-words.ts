import { COACH_WORDS } from './generated/coach-words.js';
import { DISCOURSE } from './discourse.js';
import type { ModelCheck } from './model-sentence.js';
import { stem, stemsOf } from './stems.js';

const KNOWN: ReadonlySet<string> = new Set([
  ...COACH_WORDS.split(' '),
  ...DISCOURSE.trim().split(/\s+/).map(stem),
]);

/**
 * A model may use the words with which the coach itself speaks of data, those of the facts that it
 * cites, and ordinary words of talk; with any other it speaks of what the data do not hold.
 */
export const unexplainedWords: ModelCheck = ({ plain, cited, reasons, sheet, draft }) => {
  const own = new Set(
    [
      ...cited.flatMap(({ label, display }) => [label, display]),
      ...reasons.map(({ label, reason }) => `${label} ${reason}`),
      ...draft,
      sheet.context.sport,
      sheet.context.shape,
      ...sheet.extras.subjects.map(({ title }) => title),
    ].flatMap(stemsOf),
  );
  const strange = stemsOf(plain).filter(
    (one) => !KNOWN.has(one) && !own.has(one) && !UNITS.test(one),
  );
  return strange.map((text) => ({ kind: 'words' as const, text }));
};

const UNITS =
  /^(?:w|kw|kj|kcal|bpm|rpm|spm|km|kmh|mi|mph|min|sec|ft|hr|ftp|np|vdot|tss|gps|km\/h|hi|ok|pm|am)$/;
