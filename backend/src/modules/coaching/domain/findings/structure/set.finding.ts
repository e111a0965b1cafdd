import { capitalized, fasterOrSlower, hardlyChanged } from '#coaching/domain/answer/words.js';
import { inWords, say, size } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';

/**
 * Work intervals closer together than this were even, and further apart than this they were not.
 * Percent (ours, as in the answers).
 */
const EVEN = 5;
const UNEVEN = 12;

/** A set of work intervals: its pattern, its output, and whether it stayed even. */
export function set(sheet: FactSheet): readonly Finding[] {
  const count = sheet.get('intervals.count');
  const duration = sheet.get('intervals.duration');
  if (sheet.context.shape !== 'intervals' || !count || !duration) return [];
  const lengths = sheet.get('intervals.lengths');
  const output = sheet.get('intervals.output');
  const plain = say`${inWords(count)} work interval${count.value === 1 ? '' : 's'} of ${lengths ?? duration}`;
  const pattern = count.value === 1 ? undefined : sheet.get('intervals.pattern');
  const what = pattern ? say`${pattern}` : plain;
  const level = output ? say` at ${output}` : '';
  const spread = lengths ? null : sheet.number('intervals.spread');
  const at = sheet.get('intervals.spread')?.at ?? sheet.get('intervals.trend')?.at;
  return [
    {
      kind: 'structure.set',
      statement: capitalized(`${what}${level}${evenness(sheet, spread)}`),
      because: [],
      surprise: spread !== null && spread > UNEVEN ? 0.8 : 0.6,
      importance: 0.95,
      confidence: sheet.context.intervalSource === 'detected' ? 0.9 : 1,
      ...(at && { at }),
      covers: ['structure.'],
    },
  ];
}

function evenness(sheet: FactSheet, spread: number | null): string {
  const trend = sheet.get('intervals.trend');
  if (spread === null || !trend) return '';
  if (spread <= EVEN)
    return worded(sheet, 'structure.set', [
      ', even from first to last',
      ', each one like the others',
      ', held to the last',
    ]);
  return hardlyChanged(trend) ? '' : `, ${lastAgainstFirst(sheet, trend)}`;
}

function lastAgainstFirst(sheet: FactSheet, trend: Fact): string {
  const pace = sheet.get('intervals.paceTrend');
  if (pace) return `the last ${fasterOrSlower(pace)} than the first`;
  return say`the last ${size(trend)} ${trend.trend === 'up' ? 'above' : 'below'} the first`;
}
