import { daysBetween } from '#analysis/load/days.js';
import type { PersonalRecord } from '#analysis/performance/records.js';
import type { UnitPreferences } from '#kernel/units.js';
import { shownDay } from '#coaching/domain/display/day.js';
import { spokenDuration } from '#coaching/domain/display/duration.js';
import { distanceName } from '#coaching/domain/display/quantities.js';
import {
  clockTime,
  duration,
  paceChange,
  percentChange,
  speedOrPace,
  text,
  whole,
  wholeChange,
  type FactName,
} from '#coaching/domain/facts/draft.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { AthletePast, PastWorkout } from '../past.js';
import { spanName, type TrainingSpan } from './span.js';

/** The first weeks of a history are all bests. */
const SETTLED_DAYS = 42;
/** Bests that say most come first. s, m. */
const POWER_S = [1200, 3600, 300, 60, 5];
const DISTANCES_M = [10_000, 5000, 21_097.5, 42_195, 1000];
/** A best that beats the one before by less is within the scatter of the sensor (ours). */
const LEAST_GAIN = 0.01;
/** Longer than all of so many others of the sport. */
const FEWEST_OTHERS = 10;
/** Repetitions are of one length within this share [grouping of repetitions]. */
const SAME_LENGTH = 0.15;

/** What was done in a span as never before, or again and better. */
export function featFacts(
  span: TrainingSpan,
  past: AthletePast,
  units: UnitPreferences,
): (FactDraft | null)[] {
  return [...bestFacts(span, past), ...longestFacts(span), ...setFacts(span, past.latest, units)];
}

function bestFacts(span: TrainingSpan, { families }: AthletePast): FactDraft[] {
  const first = span.history[0]?.day;
  if (first === undefined || daysBetween(first, span.to) < SETTLED_DAYS) return [];
  const set = families
    .flatMap(({ records }) => records.records)
    .filter(({ day, previous, value }) => {
      const within = day >= span.from && day <= span.to;
      return within && previous !== null && Math.abs(value / previous - 1) >= LEAST_GAIN;
    });
  const order = [
    ...POWER_S.map((seconds) => ['power', seconds] as const),
    ...DISTANCES_M.map((metres) => ['time', metres] as const),
  ];
  const [best] = order.flatMap(([kind, over]) =>
    set.filter((record) => record.kind === kind && record.over === over),
  );
  return best?.previous == null ? [] : oneBest(span, best, best.previous);
}

function oneBest(
  span: TrainingSpan,
  { kind, over, value, day, workoutId }: PersonalRecord,
  previous: number,
): FactDraft[] {
  const power = kind === 'power';
  const what = power ? `${spokenDuration(over ?? 0)} power` : distanceName(over ?? 0);
  const about = ['best', power ? 'power' : 'time'];
  const name = (key: string, label: string, own = about): FactName => ({
    ...spanName(span, `best.${key}`, label, own),
    whose: { label, workout: shownDay(day), workoutId },
  });
  const shown = power ? (which: FactName, amount: number) => whole(which, amount, 'W') : clockTime;
  return [
    text(name('what', 'New best', ['best']), `best ${what}`),
    shown(name('value', `Best ${what}`), value),
    shown(name('previous', `Best ${what} before`), previous),
    text(name('day', `Day of the best ${what}`, []), shownDay(day)),
  ];
}

function longestFacts(span: TrainingSpan): FactDraft[] {
  const [longest] = [...span.sessions].sort((a, b) => b.movingS - a.movingS);
  if (!longest) return [];
  const others = span.history.filter(
    ({ day, family }) => family === longest.family && day < span.from,
  );
  const before = Math.max(...others.map(({ movingS }) => movingS));
  if (others.length < FEWEST_OTHERS || longest.movingS <= before) return [];
  const noun = longest.family === 'running' ? 'run' : 'ride';
  return [
    text(spanName(span, 'longest.noun', 'What was the longest', ['max', 'time']), noun),
    duration(spanName(span, 'longest.time', `Longest ${noun}`, ['max', 'time']), longest.movingS),
    duration(spanName(span, 'longest.previous', `Longest ${noun} before`, ['max', 'time']), before),
    text(spanName(span, 'longest.day', `Day of the longest ${noun}`, []), shownDay(longest.day)),
  ];
}

/** The newest set of a span against the same set before the span. */
function setFacts(
  span: TrainingSpan,
  latest: readonly PastWorkout[],
  units: UnitPreferences,
): (FactDraft | null)[] {
  for (const now of latest) {
    if (now.day < span.from || now.day > span.to || (now.reps?.count ?? 0) < 2) continue;
    const then = latest.find((other) => other.day < span.from && isSameSet(now, other));
    if (then) return setChange(span, { now, then }, units);
  }
  return [];
}

function isSameSet(one: PastWorkout, other: PastWorkout): boolean {
  const [a, b] = [one.reps, other.reps];
  return (
    a !== null &&
    b !== null &&
    one.family === other.family &&
    one.indoor === other.indoor &&
    a.count === b.count &&
    Math.abs(a.seconds - b.seconds) <= (SAME_LENGTH * (a.seconds + b.seconds)) / 2
  );
}

function setChange(
  span: TrainingSpan,
  pair: { readonly now: PastWorkout; readonly then: PastWorkout },
  units: UnitPreferences,
): (FactDraft | null)[] {
  const [now, then] = [pair.now.reps, pair.then.reps];
  if (now === null || then === null) return [];
  const name = (key: string, label: string, about: string[]): FactName =>
    spanName(span, `set.${key}`, label, about);
  const running = pair.now.family === 'running';
  return [
    text(
      name('what', 'Set that was done again', []),
      `${now.count} × ${spokenDuration(Math.round(now.seconds / 30) * 30)}`,
    ),
    text(name('day', 'Day of the set', []), shownDay(pair.now.day)),
    text(name('before', 'Day of the same set before', []), shownDay(pair.then.day)),
    running && now.speedMps !== null
      ? speedOrPace(name('output', 'Pace of the set', ['speed']), now.speedMps, true, units)
      : null,
    !running && now.powerW !== null
      ? whole(name('output', 'Power of the set', ['power']), now.powerW, 'W')
      : null,
    running && now.speedMps !== null && then.speedMps !== null
      ? paceChange(
          name('change.pace', 'Pace of the set against the one before', ['change', 'speed']),
          then.speedMps,
          now.speedMps,
          units,
        )
      : null,
    !running && now.powerW !== null && then.powerW !== null
      ? percentChange(
          name('change.power', 'Power of the set against the one before', ['change', 'power']),
          (now.powerW / then.powerW - 1) * 100,
        )
      : null,
    now.heartRate !== null && then.heartRate !== null
      ? wholeChange(
          name('change.heartRate', 'Heart rate of the set against the one before', [
            'change',
            'heartRate',
          ]),
          Math.round(now.heartRate) - Math.round(then.heartRate),
          'bpm',
        )
      : null,
  ];
}
