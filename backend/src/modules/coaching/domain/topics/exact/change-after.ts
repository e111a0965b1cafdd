import type { Look } from '#coaching/domain/answer/look.js';
import { say, type Line } from '#coaching/domain/answer/say.js';
import { capitalized } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { AskedChannel } from '#coaching/domain/understanding/channel-asked.js';
import type { Ask } from '#coaching/domain/understanding/follow-up.js';
import type { Spot } from '#coaching/domain/understanding/spot.js';
import { placeFacts, standing, type Levelled, type PlaceFacts } from './place-facts.js';

export interface ChangeAfter {
  readonly sheet: FactSheet;
  readonly line: Line;
}

/**
 * "Why did my power drop after km 20": what came after held against what came before, the premise
 * corrected where it does not hold.
 */
export function changeAfter(
  sheet: FactSheet,
  ask: Ask,
  place: PlaceFacts,
  look?: Look,
): ChangeAfter | null {
  const before = ask.premise && ask.spot && spotBefore(sheet, ask.spot);
  const part =
    ask.premise && PART[ask.premise.channel === 'pacing' ? 'speed' : ask.premise.channel];
  if (!before || !part || !ask.premise) return null;
  const seen = look?.(sheet, before);
  const earlier = seen && placeFacts(seen.sheet, seen.key, seen.name);
  const [now, then] = [place[part], earlier?.[part]];
  if (!seen || !earlier || !now || !then) return null;
  const where = standing(place, earlier, part);
  const went = where === 'same' ? null : where === 'above' ? 'up' : 'down';
  const name = part === 'heartRate' ? 'heart rate' : part;
  const levels = say`${now} after it, against ${then} before`;
  const holds = went === ask.premise.direction;
  const verb = ask.premise.direction === 'down' ? 'drop' : 'rise';
  return {
    sheet: seen.sheet,
    line: holds
      ? `${capitalized(name)} did ${verb} there: ${levels}.`
      : `${capitalized(`your ${name}`)} did not ${verb} there as your question says: ${levels}.`,
  };
}

const PART: Readonly<Partial<Record<AskedChannel, Levelled>>> = {
  power: 'power',
  normalized: 'power',
  heartRate: 'heartRate',
  speed: 'speed',
  cadence: 'cadence',
};

/** The part before a place that goes on to the end. */
function spotBefore(sheet: FactSheet, spot: Spot): Spot | null {
  if (spot.kind === 'stretch' && spot.from !== null && spot.to === null)
    return { kind: 'stretch', by: spot.by, from: null, to: spot.from, text: spot.text };
  if (spot.kind !== 'edge' || spot.edge !== 'last') return null;
  const whole = sheet.number(spot.by === 'metres' ? 'session.distance' : 'session.duration');
  return whole === null || whole <= spot.length
    ? null
    : { kind: 'stretch', by: spot.by, from: null, to: whole - spot.length, text: spot.text };
}
