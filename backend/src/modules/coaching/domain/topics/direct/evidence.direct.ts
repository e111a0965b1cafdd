import { bare, say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { direct, type Direct } from './direct.js';
import { means } from './meant.js';

const ASKS =
  /\b(?:on what (?:evidence|grounds|basis|data)|your (?:note|remark|report|warning|comment)|you (?:claim|say|wrote|write|said)|what makes you (?:think|say)|based on|the evidence|proof)\b|\bwhy (?:do|would) you (?:think|say|reckon)\b/;
const ABOUT: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:ftp|threshold|power)\b/, /^contradiction\.ftp/],
  [/\b(?:max\w*|heart|hr)\b/, /^contradiction\.heart/],
  [/\b(?:race time|pace|10k|zones?)\b/, /^contradiction\.race/],
];

/** What a remark on a threshold rests on. */
export const evidenceOf: Direct = (sheet, question) => {
  const { plain } = question;
  if (!ASKS.test(plain) && !means(question, 'evidence')) return null;
  const all = sheet.all('contradiction.').filter(({ key }) => !key.includes('.note'));
  const named = ABOUT.find(([words]) => words.test(plain))?.[1];
  const found = all.find(({ key }) => named?.test(key)) ?? (named ? undefined : all[0]);
  if (!found) return named && all.length === 0 ? nothing(sheet, plain) : null;
  return direct(sheet, say`${bare(found)}.`);
};

function nothing(sheet: FactSheet, plain: string): ReturnType<Direct> {
  const ftp = sheet.get('threshold.ftp');
  return /\b(?:ftp|threshold)\b/.test(plain) && ftp
    ? direct(sheet, say`Nothing here says that your FTP of ${ftp} is wrong.`)
    : null;
}
