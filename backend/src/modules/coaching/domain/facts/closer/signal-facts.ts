import { blockMeans } from '#analysis/math/rolling.js';
import { coefficientOfVariation } from '#analysis/math/statistics.js';
import { coverageOf, zeroShare } from '#analysis/session/channel-quality.js';
import { timerEffort } from '#analysis/session/timer-effort.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { duration, percent, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { CloserLook } from './closer-look.js';

/** Repairs of heart rate by what they found. */
const HEART_REPAIRS: Readonly<Record<string, string>> = {
  'cadence-lock': 'Time in which heart rate followed the cadence and was left out',
  'heart-rate-zeros': 'Time with a heart rate of nothing',
  'heart-rate-spikes': 'Time with leaps of heart rate',
  'stuck-heart-rate': 'Time with a heart rate that did not change',
};

const BLOCK_S = 30;
/** Shapes of which an even output may be asked; parts of the others are meant to differ. */
const EVEN_SHAPES = ['steady', 'rolling', 'race'];

/** How far the sensors can be relied on, and how even the output was. */
export function signalFacts(
  { analysis }: AnalysedWorkout,
  { ground, original }: CloserLook,
): (FactDraft | null)[] {
  const { grid, output } = ground;
  const { heartRate } = grid.channels;
  const seconds = new Map<string, number>();
  for (const repair of analysis.repairs)
    seconds.set(repair.kind, (seconds.get(repair.kind) ?? 0) + repair.seconds);
  const name = (key: string, label: string, about: string[] = ['heartRate']): FactName => ({
    key,
    label,
    about,
    method: 'engine repairs',
    quality: 'derived',
  });
  const variation =
    output?.usable && EVEN_SHAPES.includes(analysis.sessionShape)
      ? coefficientOfVariation(blockMeans(timerEffort(ground).values, BLOCK_S))
      : null;
  return [
    heartRate === undefined || original.channels.heartRate === undefined
      ? null
      : percent(
          name('sensor.heartRate.missing', 'Share of the time without a usable heart rate'),
          (1 - coverageOf(grid, heartRate)) * 100,
        ),
    heartRate === undefined || original.channels.heartRate === undefined
      ? null
      : percent(
          name('sensor.heartRate.zeros', 'Share of the heart rate readings that were nothing'),
          zeroShare(original.channels.heartRate.values) * 100,
        ),
    ...Object.entries(HEART_REPAIRS).map(([kind, label]) => {
      const lost = seconds.get(kind) ?? 0;
      return lost < 1
        ? null
        : duration(name(`sensor.heartRate.${kind}`, label, ['heartRate', 'time']), lost);
    }),
    variation === null
      ? null
      : percent(
          {
            key: 'pacing.variation',
            label:
              `Variation of ${output?.channel === 'power' ? 'power' : 'speed'} between half ` +
              'minutes',
            about: ['spread', output?.channel ?? 'speed'],
            method: 'coefficient of variation of 30 s means',
          },
          variation * 100,
        ),
  ];
}
