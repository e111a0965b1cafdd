import { clockTime, text, timeChange } from '#coaching/domain/facts/draft.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import { changeName, differ, sideName, SIDES, type Looked, type Pair } from './pair.js';
import { metresBetween, placesAlong, type Place } from './places.js';

/** Lengths of one route, measured by two devices, differ by less than this. */
const SAME_LENGTH = 0.03;
/** Places that are compared along the way. */
const PLACES = 200;
/** A road and its other side, and the error of GPS, m (ours). */
const NEAR_M = 80;
/** How far the same share of the way may be apart along it (ours). */
const ALONG = 0.04;
const LEAST_ALONG_M = 150;
/** A detour around roadworks leaves it the same route (ours). */
const ENOUGH = 0.9;
/** Two times over one route differ by less than this without reason (ours). */
const TIME = { share: 0.01, least: 5 };

/** Whether both went one route, in one direction, and the time of each on it. */
export function routeChanges(pair: Pair): (FactDraft | null)[] {
  const { then, now } = pair;
  const lengths = [then, now].map(({ workout }) => workout.distanceM);
  const [a, b] = lengths;
  if (!a || !b || Math.abs(a - b) > (SAME_LENGTH * (a + b)) / 2) return [];
  if (then.workout.indoor || now.workout.indoor) return [];
  const [one, other] = [then, now].map(({ look }) => look && placesAlong(look, PLACES));
  const same = one && other ? isSameWay(one, other, (a + b) / 2) : null;
  // A ride of like length elsewhere says nothing; on foot a distance is a distance.
  if (same === false && now.workout.family === 'cycling') return [];
  if (same === null && now.workout.family === 'cycling') return [];
  const [before, after] = [movingS(then), movingS(now)];
  return [
    text(
      { ...changeName(pair, 'route.by', 'What both have in common', []), about: [] },
      same === true ? 'the same route' : 'the same distance',
    ),
    ...SIDES.map((which) =>
      clockTime(
        sideName(pair, which, 'route.time', {
          label: `Moving time over ${same === true ? 'the same route' : 'the same distance'}`,
          about: ['time'],
        }),
        movingS(pair[which]),
      ),
    ),
    timeChange(
      changeName(pair, 'route.time', 'Moving time', ['time'], differ(TIME, before, after)),
      Math.round(after) - Math.round(before),
    ),
  ];
}

/** As the page shows it: a light on the way is no part of it. s. */
function movingS({ workout: { analysis, durationS } }: Looked): number {
  const moving = analysis.metrics['movingTime'];
  return moving?.applicable && moving.value !== null ? moving.value : durationS;
}

/** Nearly every place of each is on the way of the other, and about as far along it. */
function isSameWay(one: readonly Place[], other: readonly Place[], lengthM: number): boolean {
  return isOn(one, other, lengthM) && isOn(other, one, lengthM);
}

function isOn(one: readonly Place[], other: readonly Place[], lengthM: number): boolean {
  const reach = Math.max(
    1,
    Math.ceil((PLACES * Math.max(ALONG * lengthM, LEAST_ALONG_M)) / lengthM),
  );
  const step = lengthM / (PLACES - 1);
  const fits = one.filter((place, at) =>
    other
      .slice(Math.max(0, at - reach), at + reach + 1)
      // Between two places of the other way one may be half a step from both.
      .some((near) => metresBetween(place, near) <= NEAR_M + step / 2),
  );
  return fits.length >= ENOUGH * one.length;
}
