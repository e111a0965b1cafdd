import { say, size } from '#coaching/domain/answer/say.js';
import { capitalized } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { WARMER_BY_C } from '#coaching/domain/facts/comparison/likeness.js';
import type { Finding } from '../finding.js';
import { noun, ofBoth, pairsIn, type SidePair } from './sides.js';

/** Heat in one of them: heart rates do not compare. */
export function heat(sheet: FactSheet): readonly Finding[] {
  return pairsIn(sheet)
    .flatMap((pair) => warmer(sheet, pair) ?? [])
    .slice(0, 1);
}

function warmer(sheet: FactSheet, pair: SidePair): Finding | null {
  const { key, now, then } = pair;
  const change = sheet.get(`${key}.temperature`);
  const [after, before] = [now, then].map(({ name }) => sheet.get(`${name}.temperature.average`));
  const degrees = Number(change?.value ?? 0) / (change?.unit === '°F' ? 1.8 : 1);
  if (!change || !after || !before || Math.abs(degrees) <= WARMER_BY_C) return null;
  // Without a heart rate in both, there is nothing that heat would change.
  if (![now, then].every(({ name }) => sheet.has(`${name}.heartRate.average`))) return null;
  return {
    kind: 'conditions.heat',
    statement: say`${capitalized(ofBoth(sheet, pair, (which, _side, place) => say`${place === 0 ? 'it was ' : ''}${which === 'now' ? after : before}${place === 0 ? ' at the device' : ''}`))}: ${size(change)} apart, which alone can move heart rate`,
    because: [],
    surprise: 0.6,
    importance: 0.55,
    confidence: 0.85,
    action: 'Compare heart rates again on a day of like weather.',
  };
}

/** One in a room, the other on the road. */
export function indoors(sheet: FactSheet): readonly Finding[] {
  return pairsIn(sheet)
    .flatMap(({ now, then }): readonly Finding[] => {
      if (now.context.indoor === then.context.indoor) return [];
      const ridden = noun(sheet) === 'ride' ? 'rode' : 'ran';
      return [
        {
          kind: 'conditions.indoors',
          statement: `${capitalized(ofBoth(sheet, { now, then }, (_which, { context }, place) => `${place === 0 ? `you ${ridden} ` : ''}${context.indoor ? 'indoors' : 'outdoors'}`))}, so speed and distance do not compare, and heart rate only roughly`,
          because: ['Less wind cools you indoors, and heart rate can rise at the same effort.'],
          surprise: 0.6,
          importance: 0.75,
          confidence: 1,
          covers: ['past.same-route', 'conditions.heat', 'terrain.stops'],
        },
      ];
    })
    .slice(0, 1);
}

/** Standing that makes one of them take longer, s and share of the moving time (ours). */
const STOPS_S = 300;
const STOPS_SHARE = 0.05;

/** Many stops in one, few in the other. */
export function stops(sheet: FactSheet): readonly Finding[] {
  return pairsIn(sheet)
    .flatMap((pair) => stopped(sheet, pair) ?? [])
    .slice(0, 1);
}

function stopped(sheet: FactSheet, pair: SidePair): Finding | null {
  const { key, now, then } = pair;
  if (sheet.unknown(key)) return null;
  const [after, before] = [now, then].map(({ name }) => sheet.get(`${name}.stops.total`));
  const longer = Number(after?.value ?? 0) >= Number(before?.value ?? 0) ? now : then;
  const [most, least] = longer === now ? [after, before] : [before, after];
  const moving = sheet.number(`${longer.name}.session.duration`) ?? Infinity;
  const apart = Number(most?.value ?? 0) - Number(least?.value ?? 0);
  if (!most || apart < Math.max(STOPS_S, STOPS_SHARE * moving)) return null;
  const stood = (which: 'now' | 'then', _side: SidePair['now'], place: number) => {
    const time = which === 'now' ? after : before;
    return `${place === 0 ? 'you stopped ' : ''}${time ? say`for ${time}` : 'hardly at all'}`;
  };
  return {
    kind: 'terrain.stops',
    statement: `${capitalized(ofBoth(sheet, pair, stood))}, so moving times compare, elapsed times do not`,
    because: [],
    surprise: 0.5,
    importance: 0.5,
    confidence: 0.9,
  };
}
