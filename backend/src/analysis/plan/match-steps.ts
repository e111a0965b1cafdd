import { segmentStats } from '../intervals/segment-stats.js';
import type { PlannedDuration, PlannedStep, RecordedPlan, Span } from '../recording/recording.js';
import type { Session } from '../session/session.js';
import type { PlanMatch, PlanStep, StepDone, StepVerdict } from './plan.js';
import { againstTarget, NO_TARGET, targetOf } from './targets.js';
import { aligned, MOST_UNROLLED, unrolled } from './unroll.js';

/** A length is met within this share of it, or so many seconds or metres (ours). */
const MET = { share: 0.05, seconds: 5, metres: 25 } as const;
/** Less than this share of a step is a press of the button to pass it (ours). */
const PASSED = 0.1;
/** Laps that name other steps than the plan has are of another plan (ours). */
const FEWEST_MATCHED = 0.5;

interface DoneStep extends Span {
  readonly stepIndex: number;
}

/** The steps of the plan beside the laps that name them. */
export function matchSteps(session: Session, plan: RecordedPlan): PlanMatch {
  const not = (reason: string): PlanMatch => ({
    source: 'workout_steps',
    applicable: false,
    reason,
    steps: [],
  });
  const laps = namedLaps(session);
  if (laps.length === 0) return not('The laps of this file do not name the steps of the plan.');
  const planned = unrolled(
    plan.steps,
    (index) => laps.filter(({ stepIndex }) => stepIndex === index).length,
  );
  if (planned.length > MOST_UNROLLED) return not('The plan has too many steps to be compared.');
  const done = joined(laps, planned);
  const pairs = aligned(
    planned.map(({ index }) => index),
    done.map(({ stepIndex }) => stepIndex),
  );
  if (pairs.length < FEWEST_MATCHED * done.length)
    return not('The laps name steps that this plan does not have.');
  const doneOf = new Map(pairs.map((pair) => [pair.planned, pair.done]));
  const paired = new Set(pairs.map((pair) => pair.done));
  const steps = planned.map((step, at): PlanStep => {
    const place = doneOf.get(at);
    return stepOf(session, step, at + 1, place === undefined ? null : (done[place] as DoneStep));
  });
  const extra = done.filter((_, at) => !paired.has(at)).map((lap) => extraStep(session, plan, lap));
  return { source: 'workout_steps', applicable: true, steps: inOrder(steps, extra) };
}

function namedLaps({ laps, recording }: Session): DoneStep[] {
  return laps.flatMap(({ index, from, to }) => {
    const stepIndex = recording.laps[index]?.workoutStepIndex ?? null;
    return stepIndex === null ? [] : [{ stepIndex, from, to }];
  });
}

/** Laps that the device cut within one step are one, unless the plan repeats that very step. */
function joined(laps: readonly DoneStep[], planned: readonly PlannedStep[]): DoneStep[] {
  const repeated = new Set(
    planned.filter((step, at) => planned[at - 1]?.index === step.index).map(({ index }) => index),
  );
  const out: DoneStep[] = [];
  for (const lap of laps) {
    const last = out.at(-1);
    if (last !== undefined && last.stepIndex === lap.stepIndex && !repeated.has(lap.stepIndex))
      out[out.length - 1] = { ...last, to: lap.to };
    else out.push(lap);
  }
  return out;
}

function stepOf(
  session: Session,
  step: PlannedStep,
  number: number,
  span: DoneStep | null,
): PlanStep {
  const { index, intensity, duration } = step;
  const target = targetOf(step.target, session.recording);
  const planned = { number, stepIndex: index, intensity, duration, target };
  if (span === null) return { ...planned, done: null, verdict: 'skipped', inTarget: null };
  const against = target === null ? NO_TARGET : againstTarget(session, span, target);
  const done = doneIn(session, span, against);
  const verdict = verdictOf(duration, done);
  return { ...planned, done, verdict, inTarget: verdict === 'skipped' ? null : against.inTarget };
}

function extraStep(session: Session, plan: RecordedPlan, lap: DoneStep): PlanStep {
  const step = plan.steps.find(({ index }) => index === lap.stepIndex);
  return {
    number: null,
    stepIndex: lap.stepIndex,
    intensity: step?.intensity ?? null,
    duration: null,
    target: null,
    done: doneIn(session, lap, NO_TARGET),
    verdict: 'extra',
    inTarget: null,
  };
}

export function doneIn(
  session: Session,
  { from, to }: Span,
  { mean, shareOfTarget, timeInTarget }: typeof NO_TARGET,
): StepDone {
  const label = { index: 0, kind: 'lap', trigger: null } as const;
  const stats = segmentStats(session, { from, to }, label);
  return {
    from,
    to,
    elapsedS: stats.elapsedS,
    timerS: stats.timerS ?? stats.elapsedS,
    distanceM: stats.distanceM,
    avgPowerW: stats.avgPowerW,
    avgHr: stats.avgHr,
    avgSpeedMps: stats.avgSpeedMps,
    mean,
    shareOfTarget,
    timeInTarget,
  };
}

/** Steps that last until a button or a heart rate are done by being there. */
function verdictOf(duration: PlannedDuration | null, done: StepDone): StepVerdict {
  const lasted = lastedBy(duration?.unit, done);
  const planned = duration?.value ?? null;
  if (planned === null || lasted === null) return 'done';
  if (lasted < PASSED * planned) return 'skipped';
  const room = Math.max(duration?.unit === 's' ? MET.seconds : MET.metres, MET.share * planned);
  if (lasted < planned - room) return 'short';
  return lasted > planned + room ? 'over' : 'done';
}

/** In the unit of the plan; null for another than seconds and metres. */
function lastedBy(unit: string | null | undefined, done: StepDone): number | null {
  if (unit === 's') return done.timerS;
  return unit === 'm' ? done.distanceM : null;
}

/** Extra ones stand where they were done. */
function inOrder(steps: readonly PlanStep[], extra: readonly PlanStep[]): PlanStep[] {
  const out = [...steps];
  for (const one of extra) {
    const from = one.done?.from ?? 0;
    const at = out.findIndex(({ done }) => done !== null && done.from > from);
    out.splice(at < 0 ? out.length : at, 0, one);
  }
  return out;
}
