import { clockTime, timeChange, whole, wholeChange } from '#coaching/domain/facts/draft.js';
import { bestPowerPlace } from '#coaching/domain/facts/closer/best-place.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import { DETECTABLE } from '../detectable.js';
import { changeName, differ, sideName, SIDES, type Pair } from './pair.js';

/** Lengths and distances that say most of an athlete first. s, m. */
const POWER_S = [1200, 300, 3600, 60] as const;
const DISTANCES_M = [5000, 10_000, 1000] as const;

/** The best stretch of one length in each: what two sessions of different kinds share. */
export function bestChanges(pair: Pair): (FactDraft | null)[] {
  return pair.now.workout.family === 'cycling' ? powers(pair) : times(pair);
}

function powers(pair: Pair): (FactDraft | null)[] {
  const best = POWER_S.map((seconds) => ({
    seconds,
    then: wattsOver(pair.then, seconds),
    now: wattsOver(pair.now, seconds),
  })).find(({ then, now }) => then !== null && now !== null);
  if (!best || best.then === null || best.now === null) return [];
  const { seconds, then, now } = best;
  return [
    ...SIDES.map((which) => {
      const watts = which === 'then' ? then : now;
      const { look } = pair[which];
      const at = look && bestPowerPlace(look, seconds);
      return whole(
        sideName(pair, which, `best.${seconds}`, {
          label: `Best ${seconds / 60} min power`,
          about: ['best', 'power'],
          ...(at && { at }),
        }),
        watts,
        'W',
      );
    }),
    wholeChange(
      changeName(
        pair,
        `best.${seconds}`,
        `Best ${seconds / 60} min power`,
        ['best', 'power'],
        differ(DETECTABLE.power, then, now),
      ),
      Math.round(now) - Math.round(then),
      'W',
    ),
  ];
}

function wattsOver({ workout }: Pair['now'], seconds: number): number | null {
  const curve = workout.analysis.curves.power ?? [];
  return curve.find((point) => point.seconds === seconds)?.watts ?? null;
}

function times(pair: Pair): (FactDraft | null)[] {
  const metres = DISTANCES_M.find((one) => SIDES.every((which) => bestOver(pair[which], one)));
  if (metres === undefined) return [];
  const [then, now] = SIDES.map((which) => bestOver(pair[which], metres));
  if (!then || !now) return [];
  const name = `${metres / 1000} km`;
  return [
    ...SIDES.map((which, at) => {
      const best = [then, now][at] ?? now;
      return clockTime(
        sideName(pair, which, `best.${metres}`, {
          label: `Best ${name} time`,
          about: ['best', 'time'],
          at: { from: best.startS, to: best.startS + best.seconds, channel: 'speed' },
        }),
        best.seconds,
      );
    }),
    timeChange(
      changeName(
        pair,
        `best.${metres}`,
        `Best ${name} time`,
        ['best', 'time'],
        differ({ share: DETECTABLE.speed.share }, then.seconds, now.seconds),
      ),
      Math.round(now.seconds) - Math.round(then.seconds),
    ),
  ];
}

function bestOver({ workout }: Pair['now'], metres: number) {
  return workout.analysis.bestEfforts.find(({ distanceM }) => distanceM === metres);
}
