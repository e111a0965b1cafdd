import type { Fact } from '#coaching/domain/facts/fact.js';
import type { Problem } from '../problem.js';
import { citedIn, type ModelCheck } from './model-sentence.js';

/** What a label may say, what must then be said as well, and what must not. */
const NAMES: readonly (readonly [label: RegExp, needs: RegExp | null, bars?: RegExp])[] = [
  [/\breserve\b/, /\breserve\b/],
  [/^average power while pedalling|without pedalling\b/, /\b(?:pedal|coast|freewheel|soft)/],
  [/^grade-adjusted/, /\b(?:grade|hill|graded|gap|flat|adjust|climb)/, /\b(?:plain|unadjusted)\b/],
  [
    /^moving time$/,
    null,
    /\b(?:stops included|door to door|elapsed|with (?:the )?stops|including)\b/,
  ],
  [/^elapsed/, null, /\b(?:moving|without stops)\b/],
  [/^later work/, /\b(?:later|after|others?|rest|remaining|following)\b/],
  [/^first work/, /\b(?:first|open)/],
  [/\bright leg\b/, null, /\bleft (?:leg|side|foot)\b(?!.*\bright\b)/],
  [/\brace (?:time|pace)\b|\bbase pace\b/, /\b(?:race|profile|base|10 km|5 km)\b/],
  [/\bestimated\b/, /\b(?:estimat|look|point|suggest|may|might|could|propos|show|ftp)/],
  [/\b(?:device|by the device)\b/, /\b(?:device|watch|computer|unit|recorded|count)/],
  [
    /^highest|^lowest|^best|^normali[sz]ed|\bspread\b/,
    null,
    /\b(?:averaged|on average)\b(?!.*\b(?:highest|lowest|best|max|normali))/,
  ],
  [/^average/, null, /\b(?:normali[sz]ed|maximum of|at most|peaked)\b/],
  [/\bas a share of ftp\b/, /\bftp\b/],
];

/** A number is called what its fact is called. */
export const foreignNames: ModelCheck = (sentence) =>
  sentence.stretches.flatMap(({ text, cites }, index): readonly Problem[] => {
    const behind = sentence.stretches[index + 1]?.text ?? '';
    const words = ` ${sentence.plain.toLowerCase()} `.replace(/of (?:your|its|the) max\w*/g, ' ');
    const near = ` ${text} ${/^[^,;.:]{0,60}/.exec(behind)?.[0] ?? ''} `.toLowerCase();
    const facts = citedIn(cites, sentence.sheet);
    return facts.some((fact) => isMisnamed(fact, near, words, sentence.cited.length))
      ? [{ kind: 'scope', text: text.trim() }]
      : [];
  });

function isMisnamed(
  { label, whose, about }: Fact,
  near: string,
  words: string,
  cited: number,
): boolean {
  const name = (whose?.label ?? label).toLowerCase();
  if (about.includes('change')) return false;
  return NAMES.some(
    ([pattern, needs, bars]) =>
      pattern.test(name) &&
      ((needs !== null && !needs.test(words)) || (bars?.test(cited > 0 ? near : words) ?? false)),
  );
}
