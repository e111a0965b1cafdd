import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { Span } from '#analysis/recording/recording.js';
import { wholeOf } from '#analysis/session/active-rows.js';
import type { UnitPreferences } from '#kernel/units.js';
import { clockTime } from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { CloserLook } from './closer-look.js';
import { stretchFacts } from './stretch-facts.js';
import { stretchOf } from './stretch.js';

/** Under so many stops the session is one stretch, and under this length none is long (ours). */
const FEWEST_STOPS = 3;
const SHORTEST_S = 600;

/** The longest stretch of a session with stops that was not broken by one. */
export function unbrokenFacts(
  { analysis, family }: AnalysedWorkout,
  { ground }: CloserLook,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const pauses = ground.grid.stops;
  const stops = [...(analysis.stops?.list ?? []), ...pauses].sort((a, b) => a.from - b.from);
  if (stops.length < FEWEST_STOPS) return [];
  const longest = longestBetween(stops, wholeOf(ground.grid));
  if (longest.to - longest.from < SHORTEST_S) return [];
  const of = 'the longest stretch without a stop';
  return [
    ...stretchFacts(
      stretchOf(ground, longest),
      { key: 'stops.unbroken', of, method: 'engine stops' },
      ['time', 'distance', 'speed', 'power', 'heartRate', 'cadence'],
      family === 'running',
      units,
    ),
    clockTime(
      {
        key: 'stops.unbroken.start',
        label: `Start of ${of}`,
        about: ['time'],
        method: 'engine stops',
        at: { ...longest, channel: 'speed' },
      },
      longest.from,
    ),
  ];
}

function longestBetween(stops: readonly Span[], whole: Span): Span {
  let longest: Span = { from: whole.from, to: whole.from };
  let from = whole.from;
  for (const stop of [...stops, { from: whole.to, to: whole.to }]) {
    if (stop.from - from > longest.to - longest.from) longest = { from, to: stop.from };
    from = Math.max(from, stop.to);
  }
  return longest;
}
