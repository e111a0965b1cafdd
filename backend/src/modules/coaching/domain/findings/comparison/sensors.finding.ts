import { capitalized } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { noun, ofBoth, on, pairsIn, type SidePair } from './sides.js';

const SENSORS = [
  ['power', 'power.average', 'power'],
  ['heart rate', 'heartRate.average', 'heart-rate'],
] as const;

/** One has a sensor that the other lacks: what cannot be said because of it. */
export function missing(sheet: FactSheet): readonly Finding[] {
  return pairsIn(sheet)
    .flatMap((pair) => SENSORS.flatMap((sensor) => lacking(sheet, pair, sensor) ?? []))
    .filter(({ kind }, at, all) => all.findIndex((one) => one.kind === kind) === at);
}

function lacking(
  sheet: FactSheet,
  { now, then }: SidePair,
  [word, key, id]: (typeof SENSORS)[number],
): Finding | null {
  if (id === 'power' && noun(sheet) === 'run') return null;
  const [here, there] = [now, then].map(({ name }) => sheet.has(`${name}.${key}`));
  if (here === there) return null;
  const without = here ? then : now;
  const lost =
    id === 'power'
      ? 'how hard it was cannot be compared in watts'
      : 'what each cost cannot be compared';
  return {
    kind: `data.no-${id}`,
    statement: `${capitalized(on(sheet, without))} no ${word} was recorded, so ${lost}`,
    because: [],
    surprise: 0.6,
    importance: id === 'power' ? 0.65 : 0.6,
    confidence: 1,
    action:
      id === 'power'
        ? 'Use the power meter on both the next time; until then compare heart rate and times alone.'
        : 'Wear the heart rate strap on both the next time, and the cost shows too.',
  };
}

/** The power of one was measured, that of the other worked out. */
export function estimated(sheet: FactSheet): readonly Finding[] {
  return pairsIn(sheet)
    .flatMap(({ now, then }): readonly Finding[] => {
      const [after, before] = [now, then].map(({ name }) => sheet.has(`${name}.power.source`));
      const both = [now, then].every(({ name }) => sheet.has(`${name}.power.average`));
      if (!both || after === before) return [];
      return [
        {
          kind: 'data.estimated-power',
          statement: `${capitalized(ofBoth(sheet, { now, then }, (which, _side, place) => `${place === 0 ? 'power was ' : ''}${(which === 'now') === after ? 'estimated' : 'measured'}`))}, so watts do not compare`,
          because: ['An estimate follows speed and slope, and wind and a wheel in front fool it.'],
          surprise: 0.7,
          importance: 0.85,
          confidence: 1,
          covers: ['past.same-set', 'past.whole', 'past.gradient', 'past.best', 'cost.like-output'],
        },
      ];
    })
    .slice(0, 1);
}
