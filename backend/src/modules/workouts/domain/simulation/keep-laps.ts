import type { LapTrigger, RecordedLap } from '#analysis/recording/recording.js';
import type { Moment } from './moment.js';
import type { Part, SessionPlan } from './session-plan.js';

const AUTO_LAP_M = { cycling: 5000, running: 1000 } as const;
const INTENSITY: Record<Part['kind'], NonNullable<RecordedLap['intensity']>> = {
  warmup: 'warmup',
  work: 'active',
  recovery: 'rest',
  cooldown: 'cooldown',
  steady: 'active',
};

/** The laps that a device writes: one for each part, or one for each stretch of road. */
export function keptLaps(plan: SessionPlan, moments: readonly Moment[]): RecordedLap[] {
  const { laps = 'none' } = plan;
  if (laps === 'none') return [];
  const ends = laps === 'auto' ? byDistance(moments, AUTO_LAP_M[plan.family]) : byPart(plan);
  let from = 0;
  return ends.map((end, at) => {
    const lap = lapOf(plan, moments, { from, to: end }, at);
    from = end;
    return at === ends.length - 1 ? { ...lap, trigger: 'session_end' } : lap;
  });
}

function lapOf(
  plan: SessionPlan,
  moments: readonly Moment[],
  span: { from: number; to: number },
  at: number,
): RecordedLap {
  const inside = moments.slice(span.from, span.to);
  const byStep = plan.laps === 'steps';
  return {
    ...span,
    trigger: triggerOf(plan),
    timerS: inside.filter(({ timed }) => timed).length,
    distanceM: (inside.at(-1)?.distanceM ?? 0) - (moments[span.from - 1]?.distanceM ?? 0),
    intensity: byStep ? INTENSITY[(plan.parts[at] as Part).kind] : 'active',
    ...(byStep && { workoutStepIndex: at }),
  };
}

function triggerOf({ laps }: SessionPlan): LapTrigger {
  if (laps === 'auto') return 'distance';
  return laps === 'steps' ? 'time' : 'manual';
}

function byPart({ parts }: SessionPlan): number[] {
  let end = 0;
  return parts.map(({ seconds }) => (end += seconds));
}

function byDistance(moments: readonly Moment[], lengthM: number): number[] {
  const ends: number[] = [];
  for (const { second, distanceM } of moments)
    if (distanceM >= lengthM * (ends.length + 1)) ends.push(second);
  return [...ends.filter((end) => end < moments.length - 1), moments.length];
}
