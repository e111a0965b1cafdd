import { pacingVerdict } from '../answer/pacing-verdict.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { sessionNoun } from '../answer/words.js';
import { doubted, effortLevel, effortMeaning, tooLittle } from '../topics/effort/effort-lines.js';

const UNEVEN = -5;

/** One thing to do, from the clearest sign; no numbers, and nothing harder than what was done. */
export function suggestion(sheet: FactSheet): string | null {
  if (tooLittle(sheet) !== null) return null;
  // What every other word rests on is put right first.
  const contradicted = doubted(sheet);
  if (contradicted !== null)
    return `Check your ${contradicted} in your profile: this ${sessionNoun(sheet)} contradicts ${contradicted.includes(' and ') ? 'both' : 'it'}.`;
  const trend = sheet.has('intervals.lengths') ? null : sheet.number('intervals.trend');
  if (trend !== null && trend <= UNEVEN)
    return (
      'Next time start the first work intervals a little easier, so that the last ones match ' +
      'them.'
    );
  const verdict = pacingVerdict(sheet);
  if (verdict.judged && (verdict.word === 'fade' || verdict.word === 'slight fade'))
    return 'Next time try a calmer first half, and see whether the end holds.';
  if (sheet.unknown('ftp'))
    return 'Put your FTP into your profile, and how hard this was for you can be told.';
  if (sheet.unknown('heartRateZones'))
    return 'Put your highest and your resting heart rate into your profile, and zones can be told.';
  return effortMeaning(effortLevel(sheet));
}
