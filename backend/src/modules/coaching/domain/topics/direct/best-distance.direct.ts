import { say, when } from '#coaching/domain/answer/say.js';
import { sessionNoun } from '#coaching/domain/answer/words.js';
import { whetherRecords } from '../fitness/own-history.js';
import { direct, type Direct } from './direct.js';

const RECORD = /\b(?:pb|pbs|pr|prs|personal (?:best|record)s?|new (?:best|record)|best ever)\b/;
/** Distances of races and tests, m. */
const LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/\bhalf(?: |-)?marathon\b/, 21_097.5],
  [/\b10 ?k(?:m)?\b/, 10_000],
  [/\b5 ?k(?:m)?\b/, 5000],
  [/\bmile\b/, 1609.344],
  [/\b(?:1 ?k(?:m)?|km|kilomet(?:re|er))\b/, 1000],
  [/\b400\b/, 400],
];

/** "Was there a 5k PB hidden in there?": the best stretch of that length. */
export const bestDistance: Direct = (sheet, { plain }) => {
  const named = LENGTHS.filter(([words]) => words.test(plain));
  const metres = named.length === 1 ? named[0]?.[1] : undefined;
  if (metres === undefined || !RECORD.test(plain)) return null;
  return direct(
    sheet,
    when(sheet, [`efforts.${metres}.time`, `efforts.${metres}.speed`], (time, pace) =>
      time && pace
        ? say`Your best ${time.label.replace(/^Best /, '')} within this ${sessionNoun(sheet)} took ${time}, at ${pace}.`
        : null,
    ),
    whetherRecords(sheet),
  );
};
