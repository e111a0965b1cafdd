import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { PlanMatch, PlanMeasure, PlanStep, StepVerdict } from '#analysis/plan/plan.js';
import type { UnitPreferences } from '#kernel/units.js';
import { shownNumber } from '#coaching/domain/display/number.js';
import { shownPace, shownSpeed } from '#coaching/domain/display/quantities.js';
import { count, percent, quantity, text, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';

const METHOD = 'engine plan';
/** More steps than this are a table for the page. */
const MOST_STEPS = 12;
/** Easy steps are not what a plan is about. */
const EASY = new Set(['rest', 'recovery', 'warmup', 'cooldown']);

const VERDICTS: Readonly<Record<StepVerdict, string>> = {
  done: 'Planned steps done as planned',
  short: 'Planned steps cut short',
  over: 'Planned steps longer than planned',
  skipped: 'Planned steps skipped',
  extra: 'Steps that the plan does not have',
};
const PLACES = {
  under: 'Planned steps whose average was under target',
  in: 'Planned steps whose average was in target',
  over: 'Planned steps whose average was over target',
} as const;
const WORDS: Readonly<Record<PlanMeasure, string>> = {
  power: 'power',
  heartRate: 'heart rate',
  speed: 'speed',
  cadence: 'cadence',
};

/** The planned workout beside what was done, step by step where it aimed at something. */
export function planFacts(workout: AnalysedWorkout, units: UnitPreferences): (FactDraft | null)[] {
  const { plan } = workout.analysis;
  if (plan === undefined || !plan.applicable) return [];
  const running = workout.family === 'running';
  const aimed = plan.steps.filter(
    ({ target, intensity }) =>
      target !== null && !target.ramp && !(intensity !== null && EASY.has(intensity)),
  );
  return [
    ...counts(plan),
    ...aimed.slice(0, MOST_STEPS).flatMap((step) => alone(step, running, units)),
  ];
}

function counts({ source, steps }: PlanMatch): (FactDraft | null)[] {
  const named = (key: string, label: string): FactName => ({
    key: `plan.${key}`,
    label,
    about: ['count'],
    method: METHOD,
  });
  const planned = steps.filter(({ number }) => number !== null).length;
  // A target that was recorded tells nothing of how long its steps were to be.
  const byVerdict = source === 'recorded_target' ? [] : Object.entries(VERDICTS);
  return [
    count(named('count', 'Planned steps'), planned),
    ...byVerdict.map(([verdict, label]) =>
      some(
        named(verdict, label),
        steps.filter((step) => step.verdict === verdict),
      ),
    ),
    ...Object.entries(PLACES).map(([place, label]) =>
      some(
        named(`${place}Target`, label),
        steps.filter((step) => step.inTarget === place),
      ),
    ),
  ];
}

function some(name: FactName, steps: readonly PlanStep[]): FactDraft | null {
  return steps.length === 0 ? null : count(name, steps.length);
}

function alone(step: PlanStep, running: boolean, units: UnitPreferences): (FactDraft | null)[] {
  const { target, done, number } = step;
  if (target === null || done === null || number === null) return [];
  const word = WORDS[target.measure];
  const show = (value: number): string => shown(target.measure, value, running, units);
  const name = (what: string, label: string, about: readonly string[]): FactName => ({
    key: `plan.step.${number}.${what}`,
    label,
    about,
    method: METHOD,
    at: { from: done.from, to: done.to, channel: target.measure },
  });
  const [low, high] = [show(target.low), show(target.high)];
  return [
    text(
      name('target', `Target ${word} of planned step ${number}`, [target.measure]),
      low === high ? low : `${low} to ${high}`,
    ),
    done.mean === null
      ? null
      : quantity(
          name('mean', `Average ${word} of planned step ${number}`, ['average', target.measure]),
          done.mean,
          UNITS[target.measure],
          show(done.mean),
        ),
    done.shareOfTarget === null
      ? null
      : percent(
          name('share', `Average ${word} of planned step ${number} as a share of its target`, [
            target.measure,
          ]),
          done.shareOfTarget * 100,
        ),
    done.timeInTarget === null
      ? null
      : percent(
          name('timeInTarget', `Time in target of planned step ${number}`, ['time']),
          done.timeInTarget * 100,
        ),
  ];
}

const UNITS: Readonly<Record<PlanMeasure, string>> = {
  power: 'W',
  heartRate: 'bpm',
  speed: 'm/s',
  cadence: 'rpm',
};

function shown(
  measure: PlanMeasure,
  value: number,
  running: boolean,
  units: UnitPreferences,
): string {
  if (measure !== 'speed')
    return `${shownNumber(value)} ${measure === 'cadence' && running ? 'spm' : UNITS[measure]}`;
  return (running ? shownPace(value, units) : null) ?? shownSpeed(value, units);
}
