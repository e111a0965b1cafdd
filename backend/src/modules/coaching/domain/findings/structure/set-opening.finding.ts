import { inWords, say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';
import { effortsOf, listed, oneByOne, setOf, type SetSeen } from './reps.js';

/** The first ones this much above the rest were too much. % (ours) */
const TOO_MUCH = 5;
const MOST_REASONS = 2;
const MOST_PACES = 6;

/** The first intervals of a set were harder than the rest could follow. */
export function setOpening(sheet: FactSheet): readonly Finding[] {
  const seen = setOf(sheet);
  // Rungs of other lengths are no measure of each other.
  if (sheet.has('intervals.pyramid.change')) return [];
  const [size, early, late, change] = [
    sheet.get('intervals.opening.count'),
    sheet.get('intervals.opening.output'),
    sheet.get('intervals.opening.rest'),
    sheet.get('intervals.opening.change'),
  ];
  if (!seen?.pattern || !size || !early || !late || !change || Number(change.value) < TOO_MUCH)
    return [];
  if (scatter(seen, Number(size.value)) > Number(change.value)) return [];
  const first =
    size.value === 1 ? say`the first${{ fact: size, text: '' }}` : say`the first ${inWords(size)}`;
  const was = size.value === 1 ? 'was' : 'were';
  const level = seen.output ? say` at ${seen.output}` : '';
  return [
    {
      kind: 'structure.set.opening',
      statement: worded(sheet, 'structure.set.opening', [
        say`${seen.pattern}${level}, but ${first} ${was} too fast: ${early}, then ${late}`,
        say`${first} of ${seen.pattern} ${was} too hard: ${early}, and ${late} after that`.replace(
          /^t/,
          'T',
        ),
      ]),
      because: [
        oneByOne(effortsOf(sheet, seen)) ?? '',
        paces(sheet, seen),
        full(sheet) && seen.recovery
          ? say`There were ${seen.recovery} of recovery between them, so rest was not short.`
          : '',
      ]
        .filter((line) => line !== '')
        .slice(0, MOST_REASONS),
      surprise: 0.85,
      importance: 1,
      confidence: 1,
      ...(early.at && { at: early.at }),
      ...(seen.output && {
        action: say`Start the next ${seen.pattern} at ${seen.output}, your average of this set, and make the last one the fastest.`,
      }),
      covers: ['structure.set'],
    },
  ];
}

/** How far the others are apart, in %: short ones differ by the error of GPS alone. */
function scatter({ each }: SetSeen, opening: number): number {
  const values = each.slice(opening).map(({ value }) => Number(value));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const following = values.every((value, at) => at === 0 || value <= (values[at - 1] ?? value));
  // A set that goes down from first to last is no scatter.
  return following || low <= 0 ? 0 : (high / low - 1) * 100;
}

/** Rests as long as the work itself. */
function full(sheet: FactSheet): boolean {
  const [rest, work] = [sheet.number('intervals.recovery'), sheet.number('intervals.duration')];
  return rest !== null && work !== null && rest >= work;
}

/** The paces too, where the set is judged by running power. */
function paces(sheet: FactSheet, seen: SetSeen): string {
  const byPower = effortsOf(sheet, seen) !== seen.each;
  return byPower && seen.each.length <= MOST_PACES ? `As paces: ${listed(seen.each)}.` : '';
}
