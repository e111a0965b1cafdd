import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { percentChange, text, wholeChange } from '../draft.js';
import type { FactDraft } from '../fact.js';

/**
 * What stands beside the engine's fade: heart rate over the very seconds that it compares, and the
 * effort itself where the engine calls the end eased off. Quarters by the clock would put the
 * heart rate of a descent or a cool-down beside the power of the work.
 */
export function pacingEndFacts(workout: AnalysedWorkout): (FactDraft | null)[] {
  const { pacing, metrics } = workout.analysis;
  const fade = metrics['fade'];
  // Quarters of the whole are compared by the facts of the quarters.
  if (!pacing?.ends?.underPower || !fade) return [];
  const eased = fade.reason?.includes('easing off') ?? false;
  if (!fade.applicable && !eased) return [];
  const { change, heartRates } = pacing.ends;
  const running = workout.family === 'running';
  const quarter = `last quarter${partsNamed(running)}`;
  const name = (what: string, channel: string, label: string) => ({
    key: `pacing.fade.${what}`,
    label: `${label} in the ${quarter} against the second`,
    about: ['change', channel],
    method: 'engine pacing',
  });
  const effort = pacing.outputChannel === 'power' ? 'Power' : effortLabel(workout);
  return [
    text(
      {
        key: 'pacing.fade.parts',
        label: 'The quarters that are compared',
        about: [],
        method: 'engine pacing',
        quality: 'derived',
      },
      `quarters${partsNamed(running)}: no stops, descents, warm-up or cool-down`,
    ),
    heartRates &&
      wholeChange(
        name('heartRate', 'heartRate', 'Heart rate'),
        Math.round(heartRates.late) - Math.round(heartRates.early),
        'bpm',
      ),
    eased && change !== null
      ? percentChange(name('eased', pacing.outputChannel, effort), change * 100)
      : null,
  ];
}

function effortLabel({ family, indoor }: AnalysedWorkout): string {
  return family === 'running' && !indoor ? 'Grade-adjusted speed' : 'Speed';
}

/** What the quarters are of, where they are not quarters of the whole. */
export function partsNamed(running: boolean): string {
  return running ? ' of your running' : ' under power';
}
