import type { Recording } from '#analysis/recording/recording.js';
import { seededRandom } from '#workouts/domain/simulation/noise.js';
import { observe } from '#workouts/domain/simulation/observe.js';
import type { SessionPlan } from './session-plan.js';
import { simulate } from '#workouts/domain/simulation/simulate.js';
import { truthOf, type TrueFault, type Truth } from './truth.js';

export interface MadeSession {
  readonly recording: Recording;
  readonly truth: Truth;
}

/**
 * Makes the recording of a planned session with the truth about it; the same plan gives the same
 * recording.
 */
export function makeSession(plan: SessionPlan): MadeSession {
  const moments = simulate(plan);
  const random = seededRandom(plan.seed + 15_485_863);
  let recording = observe(plan, moments);
  const faults: TrueFault[] = [];
  for (const fault of plan.faults ?? []) {
    const result = fault.apply(recording, random);
    recording = result.recording;
    faults.push(...result.spans.map((span) => ({ ...span, kind: fault.kind })));
  }
  return { recording, truth: truthOf(plan, moments, faults) };
}
