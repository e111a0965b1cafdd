import type { AnalysedWorkout } from '../analysed-workout.js';
import { spokenSeconds } from '../repairs/repair-step.js';
import { ENOUGH } from '../session/enough-data.js';

/**
 * Why a workout is too short, or holds too few samples of its length, to judge anything by: one
 * sentence. Null where there is enough.
 */
export function tooLittleToJudge({
  durationS,
  analysis,
}: Pick<AnalysedWorkout, 'durationS' | 'analysis'>): string | null {
  const sampled = analysis.metrics['timerTime']?.value ?? durationS;
  const whole = Math.round(durationS);
  if (sampled < ENOUGH.sessionShare * durationS)
    return (
      `The file holds samples for ${spokenSeconds(Math.round(sampled))} of ` +
      `${spokenSeconds(whole)}, too little to judge.`
    );
  if (durationS < ENOUGH.sessionS)
    return `At ${spokenSeconds(whole)} this recording is too short to judge.`;
  return null;
}
