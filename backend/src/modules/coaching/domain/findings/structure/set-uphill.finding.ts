import { say, size } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { effortsOf, oneByOne, setOf, type SetSeen } from './reps.js';

/** Efforts closer together than this were even. % (ours, as in the answers) */
const EVEN = 5;
/** A pace that differs by more asks for a reason. s/km or s/mi. */
const ASKS_WHY_S = 10;
/** The steepest repetition climbs this much more than the flattest. m. */
const MORE_CLIMB_M = 15;

/** Repetitions on foot whose paces differ by the hill while the effort did not. */
export function setUphill(sheet: FactSheet): readonly Finding[] {
  const seen = setOf(sheet);
  const [pace, spread] = [sheet.get('intervals.paceAsRun'), sheet.get('intervals.spread')];
  if (!seen?.pattern || !pace || !spread || Number(spread.value) > EVEN) return [];
  const hill = steepest(sheet, seen);
  if (!hill || Number(pace.value) < ASKS_WHY_S) return [];
  const [from, to] = [seen.each[0], seen.each.at(-1)];
  return [
    {
      kind: 'structure.set.uphill',
      statement: say`${seen.pattern} within ${spread} by power: the last was ${size(pace)} slower because it went uphill, not because you faded`,
      because: [
        oneByOne(effortsOf(sheet, seen)) ?? '',
        from && to
          ? say`Pace went from ${from} to ${to}, with ${hill} of climbing in the steepest.`
          : '',
      ].filter((line) => line !== ''),
      surprise: 0.8,
      importance: 1,
      confidence: 0.9,
      ...(spread.at && { at: spread.at }),
      action: say`Run the next ${seen.pattern} on flat ground, so that pace compares the reps as well.`,
      covers: ['structure.set', 'terrain.uphill-reps'],
    },
  ];
}

function steepest(sheet: FactSheet, { each }: SetSeen) {
  const climbs = each.map((_, at) => sheet.get(`intervals.rep.${at + 1}.climb`));
  const known = climbs
    .flatMap((climb) => climb ?? [])
    .sort((a, b) => Number(b.value) - Number(a.value));
  const least = known.length < climbs.length ? 0 : Number(known.at(-1)?.value ?? 0);
  const most = known[0];
  return most && Number(most.value) - least >= MORE_CLIMB_M ? most : null;
}
