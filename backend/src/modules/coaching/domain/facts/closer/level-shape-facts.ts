import type { Level } from '#analysis/intervals/levels.js';
import { meanOf } from '#analysis/math/statistics.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { UnitPreferences } from '#kernel/units.js';
import { count, duration, speedOrPace, whole, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { CloserLook } from './closer-look.js';
import { heldLevels } from './held-levels.js';
import { stretchOf } from './stretch.js';

const METHOD = 'engine levels';
/** Rising steps are so many, each above the one before. */
const FEWEST_STEPS = 3;
/** Short hard levels are a set from so many on, and no longer than this (ours). s. */
const FEWEST_REPEATS = 3;
const LONGEST_REPEAT_S = 90;
/** Repeats differ in length and output by no more than this share (ours). */
const ALIKE = 0.15;
/** The main level holds so long at least (ours). s. */
const SHORTEST_MAIN_S = 300;

/**
 * The plan that the levels of a session without laps show: steps that rise, short ones that
 * repeat, and the longest that is no warm-up and no cool-down.
 */
export function levelShapeFacts(
  workout: AnalysedWorkout,
  look: CloserLook,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const levels = heldLevels(workout, look);
  const shown = teller(look.ground, workout.family === 'running', units);
  const steps = risingFrom(levels);
  const repeats = repeatsIn(levels);
  const main = mainOf(levels);
  return [
    ...(steps.length < FEWEST_STEPS
      ? []
      : [
          count(shown.name('steps.count', 'Rising steps', ['count'], steps), steps.length),
          shown.level('steps.from', 'First of the rising steps', [steps[0] as Level]),
          shown.level('steps.to', 'Last of the rising steps', [steps.at(-1) as Level]),
        ]),
    ...(repeats.length < FEWEST_REPEATS
      ? []
      : [
          count(shown.name('repeats.count', 'Short repeats', ['count'], repeats), repeats.length),
          duration(
            shown.name('repeats.time', 'Length of the short repeats', ['time'], repeats),
            Math.round(mean(repeats.map(({ seconds }) => seconds)) / 5) * 5,
          ),
          shown.level('repeats.output', 'The short repeats', repeats),
          shown.cadence('repeats.cadence', 'Cadence of the short repeats', repeats),
        ]),
    ...(main === null
      ? []
      : [
          duration(
            shown.name('main.time', 'Length of the main level', ['time'], [main]),
            main.seconds,
          ),
          shown.level('main.output', 'The main level', [main]),
        ]),
  ];
}

/** The first levels, each above the one before. */
function risingFrom(levels: readonly Level[]): readonly Level[] {
  const end = levels.findIndex(
    ({ output, seconds }, at) =>
      seconds <= LONGEST_REPEAT_S || (at > 0 && output <= (levels[at - 1] as Level).output),
  );
  return end < 0 ? levels : levels.slice(0, end);
}

/** Every other level, short, alike and above those between. */
function repeatsIn(levels: readonly Level[]): readonly Level[] {
  const short = levels.filter(({ seconds, output }, at) => {
    const before = levels[at - 1];
    return seconds <= LONGEST_REPEAT_S && before !== undefined && output > before.output;
  });
  const model = short[0];
  if (model === undefined) return [];
  return short.filter(
    ({ seconds, output }) =>
      near(seconds, model.seconds, ALIKE) && near(output, model.output, ALIKE),
  );
}

function mainOf(levels: readonly Level[]): Level | null {
  const whole = mean(levels.map(({ output }) => output));
  const inner = levels
    .slice(1, -1)
    .filter(({ seconds, output }) => seconds >= SHORTEST_MAIN_S && output >= whole);
  return inner.sort((a, b) => b.output * b.seconds - a.output * a.seconds)[0] ?? null;
}

function near(one: number, other: number, share: number): boolean {
  return Math.abs(one - other) <= share * other;
}

function mean(values: readonly number[]): number {
  return meanOf(Float64Array.from(values)) ?? 0;
}

function teller(ground: CloserLook['ground'], running: boolean, units: UnitPreferences) {
  const channel = ground.output?.channel ?? 'power';
  const name = (
    what: string,
    label: string,
    about: readonly string[],
    levels: readonly Level[],
  ): FactName => ({
    key: `levels.${what}`,
    label,
    about,
    method: METHOD,
    quality: 'derived',
    at: { from: levels[0]?.from ?? 0, to: levels.at(-1)?.to ?? 0, channel },
  });
  return {
    name,
    level(what: string, label: string, levels: readonly Level[]): FactDraft | null {
      const value = mean(levels.map(({ output }) => output));
      const full = name(what, label, ['average', channel], levels);
      return channel === 'power'
        ? whole(full, value, 'W')
        : speedOrPace(full, value, running, units);
    },
    cadence(what: string, label: string, levels: readonly Level[]): FactDraft | null {
      const values = levels.flatMap((level) => stretchOf(ground, level).avgCadence ?? []);
      return values.length < levels.length
        ? null
        : whole(
            name(what, label, ['average', 'cadence'], levels),
            mean(values),
            running ? 'spm' : 'rpm',
          );
    },
  };
}
