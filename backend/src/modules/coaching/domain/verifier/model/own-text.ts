import { findingsOf } from '#coaching/domain/findings/find.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { withoutMarks } from '../marks.js';
import type { ModelSentence } from './model-sentence.js';
import { stemsOf } from './stems.js';

const TEXTS = new WeakMap<FactSheet, readonly ReadonlySet<string>[]>();

/** What the sheet itself says in sentences: findings with their reasons and steps, notes, reasons. */
function textsOf(sheet: FactSheet): readonly ReadonlySet<string>[] {
  const known = TEXTS.get(sheet);
  if (known) return known;
  const findings = sheet.kind === 'workout' ? findingsOf(sheet) : [];
  const texts = [
    ...findings.map(({ statement, because, action }) =>
      [statement, ...because, action ?? ''].map(String).join(' '),
    ),
    ...sheet.facts
      .filter(({ value }) => typeof value === 'string')
      .map(({ label, display }) => `${label} ${display}`),
    ...sheet.unknowns.map(({ label, reason }) => `${label} ${reason}`),
  ].map((text) => new Set(stemsOf(withoutMarks(text))));
  TEXTS.set(sheet, texts);
  return texts;
}

/** Of fewer words nothing is proven by where they stand. */
const SHORTEST = 5;

/** Whether so large a share of what a sentence says stands in one text of the sheet. */
export function ownTextBehind(
  { plain, sheet, reasons, cited, draft }: ModelSentence,
  share: number,
): boolean {
  const said = stemsOf(plain);
  if (said.length < SHORTEST) return false;
  const cites = new Set(
    [
      ...reasons.map(({ label, reason }) => `${label} ${reason}`),
      ...cited.map(({ label, display }) => `${label} ${display}`),
    ].flatMap(stemsOf),
  );
  const drafts = draft.map((text) => new Set(stemsOf(withoutMarks(text))));
  return [...drafts, ...textsOf(sheet)].some(
    (text) =>
      said.filter((stem) => text.has(stem) || cites.has(stem)).length / said.length >= share,
  );
}

/** How much of a sentence must stand in one paragraph that it says again; all of a short one. */
const SAID_AGAIN = 0.6;

/** Whether a sentence says again what stands in one of our own paragraphs. */
export function saysDraftAgain({ plain, draft }: ModelSentence): boolean {
  const said = stemsOf(plain);
  const least = said.length < SHORTEST ? 1 : SAID_AGAIN;
  return draft
    .map((text) => new Set(stemsOf(withoutMarks(text))))
    .some((text) => said.filter((stem) => text.has(stem)).length >= said.length * least);
}
