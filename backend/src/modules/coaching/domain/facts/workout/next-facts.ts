import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { lengthName, lengthsOf } from '#analysis/intervals/patterns/rep-lengths.js';
import type { UnitPreferences } from '#kernel/units.js';
import { duration, speedOrPace, text, whole, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';

/** A next step is small: so much more power or speed … */
const HARDER = 1.03;
/** … to the next whole five watts, one repetition more, or so much longer (ours). */
const STEP_W = 5;
const LONGER = 1.25;
const STEPS_S = { short: 300, long: 900, longFrom: 3600 } as const;
/** Longer ones are no training to be lengthened. s. */
const LONGEST_S = 4 * 3600;
/** Of more repetitions, one more is no step. */
const MOST_REPS = 8;

/**
 * The next small step in the athlete's own terms, for advice alone: the same session longer, the
 * same set with one repetition more or a little harder.
 */
export function nextFacts(workout: AnalysedWorkout, units: UnitPreferences): (FactDraft | null)[] {
  return [longer(workout), ...set(workout, units)];
}

function longer({ durationS }: AnalysedWorkout): FactDraft | null {
  if (durationS > LONGEST_S) return null;
  const step = durationS * LONGER >= STEPS_S.longFrom ? STEPS_S.long : STEPS_S.short;
  const seconds = Math.ceil((durationS * LONGER) / step) * step;
  return duration(named('duration', 'A length to grow to', ['time']), seconds);
}

function set({ analysis, family }: AnalysedWorkout, units: UnitPreferences): (FactDraft | null)[] {
  const work = analysis.intervals.filter(({ kind }) => kind === 'work');
  const lengths = lengthsOf(work, family);
  const each = lengths[0];
  if (each === undefined || work.length < 2) return [];
  const alike = lengths.every(({ group }) => group === 0);
  const watts = work.flatMap(({ avgPowerW }) => avgPowerW ?? []);
  const speeds = work.flatMap(({ avgSpeedMps }) => avgSpeedMps ?? []);
  return [
    alike && work.length <= MOST_REPS
      ? text(named('set', 'A set to grow to', []), `${work.length + 1} × ${lengthName(each)}`)
      : null,
    family === 'cycling' && watts.length === work.length
      ? whole(
          named('output', 'A power to grow to', ['power']),
          Math.ceil((meanOf(watts) * HARDER) / STEP_W) * STEP_W,
          'W',
        )
      : null,
    family === 'running' && speeds.length === work.length
      ? speedOrPace(
          named('output', 'A pace to grow to', ['speed']),
          meanOf(speeds) * HARDER,
          true,
          units,
        )
      : null,
  ];
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function named(what: string, label: string, about: readonly string[]): FactName {
  return { key: `next.${what}`, label, about, method: 'a small step (ours)', quality: 'derived' };
}
