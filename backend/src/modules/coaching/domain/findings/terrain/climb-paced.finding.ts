import { say, type Line, type Quote } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';
import { listed, placesOf } from './outputs.js';
import { mainClimb, overlap, type Slope } from './slopes.js';

/** The last quarter against the first: less than this is even. Percent (ours). */
const EVEN = 5;
const CLEAR = 8;
/** Shorter climbs are over before they can be paced. Seconds (ours). */
const SHORTEST_S = 300;

/** How the main climb was paced: too hard at its foot, upwards, or evenly. By power. */
export function climbPaced(sheet: FactSheet): readonly Finding[] {
  const power = sheet.get('cost.climb.1.quarters.power');
  const climb = sheet.get('climbs.1.time');
  const quarters = listed(power);
  const main = mainClimb(sheet);
  if (!power?.at || !main || quarters.length !== 4 || Number(climb?.value) < SHORTEST_S) return [];
  if (overlap(power.at, main.at) < 0.9 || (sheet.number('climbs.again.1.count') ?? 0) > 2)
    return [];
  const [first = 0, second = 0, third = 0, last = 0] = quarters;
  const change = (last / Math.max(1, first) - 1) * 100;
  const least = Math.min(third, last);
  if (change <= -EVEN && first >= second && first > least) return [startedHard(sheet, power, main)];
  if (change >= CLEAR && last >= second) return [pacedUp(sheet, power, main)];
  const spread = Math.max(...quarters) / Math.max(1, Math.min(...quarters)) - 1;
  return spread * 100 <= EVEN ? [evenly(sheet, power, main)] : [];
}

function startedHard(sheet: FactSheet, power: Fact, { at, power: mean }: Slope): Finding {
  return {
    kind: 'terrain.climb-paced.started-hard',
    statement: worded(sheet, 'terrain.climb-paced.started-hard', [
      say`You started the climb too hard: ${power} in its quarters${heartRateCost(sheet)}`,
      say`The climb started too hard and the power fell: ${power} in its quarters${heartRateCost(sheet)}`,
    ]),
    because: [bestAtFoot(sheet, at), cadence(sheet)],
    surprise: 0.8,
    importance: 0.9,
    confidence: 0.9,
    at,
    action: mean
      ? say`Ride its first minutes at ${mean} next time, and save the rest for the top.`
      : null,
    covers: ['cost.cadence.gear', 'cost.fade'],
  };
}

function pacedUp(sheet: FactSheet, power: Fact, { at }: Slope): Finding {
  return {
    kind: 'terrain.climb-paced.upwards',
    statement: worded(sheet, 'terrain.climb-paced.upwards', [
      say`You paced the climb upwards, stronger to the top: ${power} in its quarters`,
      say`The climb got stronger towards its end: ${power} in its quarters`,
    ]),
    because: [bestInClimb(sheet, at)],
    surprise: 0.7,
    importance: 0.9,
    confidence: 0.9,
    at,
    action: say`Next time ride at ${nth(power, 2)} from the foot of the climb on, so that all of it counts.`,
    covers: ['cost.fade', 'structure.hardest'],
  };
}

function evenly(sheet: FactSheet, power: Fact, { at }: Slope): Finding {
  return {
    kind: 'terrain.climb-paced.even',
    statement: worded(sheet, 'terrain.climb-paced.even', [
      say`You paced the climb evenly: ${power} in its quarters`,
      say`Even power from foot to top of the climb: ${power} in its quarters`,
    ]),
    because: [],
    surprise: 0.5,
    importance: 0.7,
    confidence: 0.9,
    at,
    action: say`Keep this pacing, and try a few watts over ${nth(power, 3)} next time.`,
  };
}

/** One of the quarters as it is shown. */
function nth(fact: Fact, index: number): Quote {
  return { fact, text: placesOf(fact)[index] ?? fact.display };
}

function heartRateCost(sheet: FactSheet): string {
  const quarters = sheet.get('cost.climb.1.quarters.heartRate');
  const beats = listed(quarters);
  const [first = 0, last = 0] = [beats[0], beats.at(-1)];
  if (!quarters || last - first < 5) return '';
  return say`, while heart rate went from ${nth(quarters, 0)} to ${nth(quarters, 3)}`;
}

function cadence(sheet: FactSheet): Line {
  const quarters = sheet.get('cost.climb.1.quarters.cadence');
  const [first = 0, , , last = 0] = listed(quarters);
  if (!quarters || first - last < 8) return null;
  return say`Cadence fell from ${nth(quarters, 0)} to ${nth(quarters, 3)}: a lighter gear spares the legs.`;
}

function bestAtFoot(sheet: FactSheet, at: Slope['at']): Line {
  const [best, start] = [sheet.get('power.best.300'), sheet.get('power.best.300.start')?.at];
  if (!best || !start || overlap(start, at) < 0.9) return null;
  if (start.from > at.from + (at.to - at.from) / 3) return null;
  return say`Your best 5 min, ${best}, came right at its start.`;
}

function bestInClimb(sheet: FactSheet, at: Slope['at']): Line {
  const [best, start] = [sheet.get('power.best.300'), sheet.get('power.best.300.start')];
  return best && start?.at && overlap(start.at, at) > 0.9
    ? say`Your best 5 min, ${best}, came on it after ${start}.`
    : null;
}
