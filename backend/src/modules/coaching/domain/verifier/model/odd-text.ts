import type { ModelCheck } from './model-sentence.js';

/** Letters and digits of other scripts, and signs that stand for numbers. */
const FOREIGN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const SIGN =
  /[\u00bc-\u00be\u00b2\u00b3\u00b9\u2070-\u209f\u2150-\u218f\u2460-\u24ff\u3000-\uffef]|\p{Extended_Pictographic}\ufe0f?\u20e3/u;
const OTHER_DIGIT = /[^\x30-\x39\P{Nd}]/u;
/** "t h i r t y": letters set apart. */
const SPACED = /\b\p{L}(?:[ .\u00b7_-]\p{L}){3,}\b/u;
const ROMAN =
  /\b(?=[MDCLXVI]{2})M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})\b(?<=[MDCLXVI]{2})/;
const CODE = /\b0[xb][\da-f]+\b|\b\d+e[+-]?\d+\b|[{}<>\\^~]|\u200b/i;
/** "l83", "1O5": letters that look like digits. */
const LOOK_ALIKE = /\b[lIoO]\d|\d[lIoO]\b|\d[oO]\d/;
/** "one-seven-eight": digits said one by one. */
const DIGITS =
  /\b(?:zero|one|two|three|four|five|six|seven|eight|nine)(?:[ -](?:zero|one|two|three|four|five|six|seven|eight|nine)){1,}\b/i;
const LINK = /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|example|app|co)\b|@\w/i;
const LONGEST = 400;

/** What is not plain English with plain digits is not read, so it is not shown. */
export const oddText: ModelCheck = ({ plain }) => {
  const odd = [FOREIGN, SIGN, OTHER_DIGIT, SPACED, ROMAN, LOOK_ALIKE, CODE, DIGITS, LINK].find(
    (one) => one.test(plain),
  );
  if (odd) return [{ kind: 'odd text', text: odd.exec(plain)?.[0] ?? '' }];
  return plain.length > LONGEST ? [{ kind: 'odd text', text: '' }] : [];
};
