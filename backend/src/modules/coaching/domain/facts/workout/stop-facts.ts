import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { Coasting, Stop, Stops } from '#analysis/stops/stops.js';
import type { UnitPreferences } from '#kernel/units.js';
import { clockTime, count, distance, duration, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';

const METHOD = 'engine stops';
/** More stops than this are a list for the page. */
const MOST_STOPS = 3;
/** Standing for less is no news. s. */
const LEAST_STANDING_S = 30;

/** Stops on the way, stretches of stop-and-go, and long spans without pedalling. */
export function stopFacts(
  { analysis }: AnalysedWorkout,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const { stops, coasting } = analysis;
  return [
    ...(stops === undefined ? [] : standing(stops, units)),
    ...(coasting === undefined ? [] : rolling(coasting, units)),
  ];
}

function named(key: string, label: string, about: string[], at?: FactDraft['at']): FactName {
  return { key, label, about, method: METHOD, ...(at && { at }) };
}

function standing(stops: Stops, units: UnitPreferences): (FactDraft | null)[] {
  const longest = [...stops.list].sort((a, b) => b.seconds - a.seconds).slice(0, MOST_STOPS);
  const early = stops.beforeS >= LEAST_STANDING_S;
  const late = stops.afterS >= LEAST_STANDING_S;
  const still = stops.timerS;
  return [
    early
      ? duration(named('stops.before', 'Standing before the start', ['time']), stops.beforeS)
      : null,
    late ? duration(named('stops.after', 'Standing after the end', ['time']), stops.afterS) : null,
    ...(stops.pauses === 0
      ? []
      : [
          count(named('stops.pauses', 'Timer pauses', ['count']), stops.pauses),
          clockTime(named('stops.paused', 'Time with the timer paused', ['time']), stops.pausedS),
        ]),
    ...(stops.totalS < LEAST_STANDING_S
      ? []
      : [
          count(named('stops.count', 'Stops on the way', ['count']), stops.count),
          clockTime(named('stops.total', 'Time stopped on the way', ['time']), stops.totalS),
          still < LEAST_STANDING_S
            ? null
            : clockTime(
                named('stops.clockOn', 'Time stopped with the timer running', ['time']),
                still,
              ),
          ...longest.flatMap((stop, at) => one(stop, at + 1, units)),
        ]),
    ...stops.stopAndGo.flatMap((stretch, at) => {
      const key = `stops.traffic.${at + 1}`;
      const place = { from: stretch.from, to: stretch.to, channel: 'speed' };
      const where = at === 0 ? 'the stop-and-go stretch' : `stop-and-go stretch ${at + 1}`;
      return [
        count(named(`${key}.count`, `Stops in ${where}`, ['count'], place), stretch.stops),
        stretch.pauses <= stretch.stops
          ? null
          : count(
              named(`${key}.pauses`, `Timer pauses in ${where}`, ['count'], place),
              stretch.pauses,
            ),
        duration(
          named(`${key}.time`, `Length of ${where}`, ['time'], place),
          stretch.to - stretch.from,
        ),
        stretch.distanceM === null
          ? null
          : distance(
              named(`${key}.distance`, `Distance of ${where}`, ['distance'], place),
              stretch.distanceM,
              units,
            ),
      ];
    }),
  ];
}

function one(stop: Stop, place: number, units: UnitPreferences): (FactDraft | null)[] {
  const at = { from: stop.from, to: stop.to, channel: 'speed' };
  const which = place === 1 ? 'the longest stop' : `stop ${place} by length`;
  const key = `stops.${place}`;
  return [
    clockTime(named(`${key}.length`, `Length of ${which}`, ['time'], at), stop.seconds),
    clockTime(named(`${key}.start`, `Time at the start of ${which}`, ['time'], at), stop.from),
    stop.distanceM === null
      ? null
      : distance(
          named(`${key}.place`, `Distance to ${which}`, ['distance'], at),
          stop.distanceM,
          units,
        ),
  ];
}

/** The share is the metric's; the longest span tells where. */
function rolling(
  { longest, longSpans, longS }: Coasting,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const top = longest.reduce<(typeof longest)[number] | null>(
    (best, span) => (span.seconds > (best?.seconds ?? 0) ? span : best),
    null,
  );
  if (top === null) return [];
  const at = { from: top.from, to: top.to, channel: 'cadence' };
  return [
    count(named('coasting.spans', 'Spans of 30 s or more without pedalling', ['count']), longSpans),
    duration(named('coasting.long', 'Time in these spans without pedalling', ['time']), longS),
    duration(
      named('coasting.longest', 'Longest span without pedalling', ['time'], at),
      top.seconds,
    ),
    top.distanceM === null
      ? null
      : distance(
          named(
            'coasting.longestDistance',
            'Distance of the longest span without pedalling',
            ['distance'],
            at,
          ),
          top.distanceM,
          units,
        ),
  ];
}
