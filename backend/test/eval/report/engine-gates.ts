import { f1, scoreIntervals, summedScores } from '#test/builders/physics/score-intervals.js';
import { makeSession } from '#test/builders/physics/make-session.js';
import { shownRange } from '#test/support/coach/shown-values.js';
import { sheetOf } from '../world/imported.js';
import type { EvalWorld } from '../world/eval-world.js';
import { EVAL_PLANS } from '../world/plans.js';
import type { Gate } from './gates.js';

/**
 * Every fact of every workout in both systems of units against the truth, asked about or not, and
 * how well intervals are found.
 */
export function engineGates(world: EvalWorld, names: ReadonlySet<string>): readonly Gate[] {
  const plans = EVAL_PLANS.filter(({ name }) => names.has(name));
  const failures: string[] = [];
  let compared = 0;
  const sheets = plans.flatMap(({ name }) =>
    (['METRIC', 'IMPERIAL'] as const).map((units) => ({ name, units })),
  );
  for (const { name, units } of sheets) {
    const truths = world.truthsFor(name, units);
    for (const { key, value, unit, display } of sheetOf(world.workout(name), units).sheet.facts) {
      const truth = truths.get(key);
      const shown = shownRange(display, unit);
      if (!truth || typeof value !== 'number' || !shown) continue;
      compared += 1;
      if (shown.low > truth.value + truth.within || shown.high < truth.value - truth.within)
        failures.push(`${name}: ${key} is ${display}, in truth ${truth.value.toFixed(2)}`);
    }
  }
  const scores = plans
    .filter(({ meant }) => meant === 'intervals')
    .map(({ name, plan }) =>
      scoreIntervals(makeSession(plan).truth, world.workout(name).workout.analysis.intervals),
    );
  const summed = summedScores(scores);
  return [
    {
      system: 'engine',
      metric: 'facts within half a percent of the truth (more where a definition leaves room)',
      measured: compared === 0 ? Number.NaN : (compared - failures.length) / compared,
      of: compared,
      gate: 1,
      failures,
    },
    {
      system: 'engine',
      metric: 'work intervals found (F1)',
      measured: f1(summed),
      of: summed.found + summed.missed,
      gate: 0.95,
      failures: [],
    },
  ];
}
