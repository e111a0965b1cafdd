import type { Climb } from '#analysis/analysis.js';
import { climbPlacesOf } from '#analysis/places/climb-place.js';
import { matchClimbs, type PlacedClimbs } from '#analysis/side-by-side/climbs.js';
import type { UnitPreferences } from '#kernel/units.js';
import { clockTime, quantity, text, timeChange } from '#coaching/domain/facts/draft.js';
import { shownDistance, shownElevation } from '#coaching/domain/display/quantities.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import { outputChanges } from './output-change.js';
import {
  changeName,
  differ,
  sideName,
  SIDES,
  wattsCompare,
  type Looked,
  type Pair,
} from './pair.js';

/** Two times on one climb differ by less than this without reason: GPS, lights, the line (ours). */
const TIME = { share: 0.02, least: 4 };

interface Shared {
  readonly then: Climb;
  readonly now: Climb;
  readonly byPlace: boolean;
}

/** The highest climb that both went up: time, output and heart rate on it. */
export function climbChanges(pair: Pair, units: UnitPreferences): (FactDraft | null)[] {
  const shared = sharedClimb(pair);
  if (!shared) return [];
  const { then, now } = shared;
  const running = pair.now.workout.family === 'running';
  const power = !running && wattsCompare(pair) && then.avgPowerW !== null && now.avgPowerW !== null;
  const output = power ? 'power' : 'speed';
  const level = ({ avgPowerW, avgSpeedMps }: Climb) => (power ? avgPowerW : avgSpeedMps);
  const part = ({ avgHr, from, to }: Climb, climb: Climb) => ({
    output: level(climb),
    heartRate: avgHr,
    from,
    to,
  });
  const differs = differ(
    { ...TIME, share: TIME.share + unlike(then.lengthM, now.lengthM) },
    then.elapsedS,
    now.elapsedS,
  );
  return [
    ...SIDES.map((which) =>
      clockTime(
        sideName(pair, which, 'climb.time', {
          label: 'Time on the climb that both have',
          about: ['time'],
          at: { from: shared[which].from, to: shared[which].to, channel: 'altitude' },
        }),
        shared[which].elapsedS,
      ),
    ),
    timeChange(
      changeName(pair, 'climb.time', 'Time on the shared climb', ['time'], differs),
      Math.round(now.elapsedS) - Math.round(then.elapsedS),
    ),
    quantity(
      {
        ...changeName(pair, 'climb.length', 'Length of the shared climb', []),
        about: ['distance'],
      },
      now.lengthM,
      'm',
      shownDistance(now.lengthM, units),
    ),
    quantity(
      { ...changeName(pair, 'climb.gain', 'Height of the shared climb', []), about: ['elevation'] },
      now.gainM,
      'm',
      shownElevation(now.gainM, units),
    ),
    text(
      { ...changeName(pair, 'climb.by', 'How the shared climb is known', []), about: [] },
      shared.byPlace ? 'place and length' : 'length and height',
    ),
    ...outputChanges(
      {
        pair,
        id: 'climb',
        where: 'on the shared climb',
        output,
        means: { then: part(then, then), now: part(now, now) },
      },
      units,
    ),
  ];
}

/** As the page sets climbs beside each other. */
function sharedClimb({ then, now }: Pair): Shared | null {
  const shared = matchClimbs(placed(now), placed(then)).map(({ one, other, by }): Shared => ({
    now: one,
    then: other,
    byPlace: by === 'place',
  }));
  return shared.reduce<Shared | null>(
    (highest, one) => (one.now.gainM > (highest?.now.gainM ?? 0) ? one : highest),
    null,
  );
}

function placed({ workout, look }: Looked): PlacedClimbs {
  const { climbs = [] } = workout.analysis;
  return { climbs, places: look ? climbPlacesOf(look.ground, climbs) : [] };
}

function unlike(a: number, b: number): number {
  return Math.abs(a - b) / Math.max(a, b, 1);
}
