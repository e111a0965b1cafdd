import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { blockMeans } from '#analysis/math/rolling.js';
import { timerEffort } from '#analysis/session/timer-effort.js';
import { count, duration, whole, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { CloserLook } from './closer-look.js';

/** What is held for less is a push of the pedals; for more, a part of the ride (ours). s. */
const BLOCK_S = 10;
const LONGEST_S = 150;
/** A surge is so far over FTP, and over once power is under it again (ours). */
const OVER = 1.1;

/** Short efforts over threshold and back, outside of sets: how many, how hard, how long in all. */
export function surgeFacts(
  { analysis, family }: AnalysedWorkout,
  { ground }: CloserLook,
): (FactDraft | null)[] {
  const ftpW = analysis.thresholds.ftpW?.value;
  const usable = ground.output?.usable && ground.output.channel === 'power';
  if (family !== 'cycling' || !ftpW || !usable || analysis.sessionShape === 'intervals') return [];
  const surges = surgesIn(blockMeans(timerEffort(ground).values, BLOCK_S), ftpW);
  const seconds = surges.reduce((sum, { blocks }) => sum + blocks * BLOCK_S, 0);
  if (surges.length === 0) return [];
  const work = surges.reduce((sum, { watts }) => sum + watts * BLOCK_S, 0);
  const name = (part: string, label: string, about: readonly string[]): FactName => ({
    key: `surges.${part}`,
    label,
    about,
    method: '10 s means over 110% of FTP, for at most 150 s',
    quality: 'derived',
  });
  return [
    count(name('count', 'Short surges over FTP', ['count']), surges.length),
    whole(name('power', 'Average power of the surges', ['average', 'power']), work / seconds, 'W'),
    duration(name('time', 'Time of all surges together', ['time']), seconds),
  ];
}

interface Surge {
  blocks: number;
  /** Sum of the means of its blocks. */
  watts: number;
}

function surgesIn(means: ArrayLike<number>, ftpW: number): readonly Surge[] {
  const surges: Surge[] = [];
  let open: Surge | null = null;
  for (let at = 0; at < means.length; at++) {
    const watts = means[at] as number;
    if (watts >= OVER * ftpW) {
      open ??= { blocks: 0, watts: 0 };
      open.blocks++;
      open.watts += watts;
    } else if (open !== null && !(watts >= ftpW)) {
      surges.push(open);
      open = null;
    }
  }
  if (open !== null) surges.push(open);
  return surges.filter(({ blocks }) => blocks * BLOCK_S <= LONGEST_S);
}
