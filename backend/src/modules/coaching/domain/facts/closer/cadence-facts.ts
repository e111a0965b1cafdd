import { isKnown } from '#analysis/math/known.js';
import { heartRateEdgesOf, paceEdgesOf, powerEdgesOf } from '#analysis/zones/zone-edges.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { whole, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { CloserLook } from './closer-look.js';
import { meanWhere, movingRows } from './rows.js';

/**
 * Cadence in each zone of what the athlete put out, seconds without a turn left out: the same legs
 * turn otherwise on other days' efforts.
 */
export function cadenceFacts(
  { family, analysis }: AnalysedWorkout,
  { ground }: CloserLook,
): FactDraft[] {
  const { cadence, power, speed, heartRate } = ground.grid.channels;
  const running = family === 'running';
  const pace = paceEdgesOf(analysis.thresholds);
  const [table, values, edges] = running
    ? pace
      ? (['pace', speed, pace.map((seconds) => 1000 / seconds)] as const)
      : (['heart rate', heartRate, heartRateEdgesOf(family, analysis.thresholds)] as const)
    : (['power', power, powerEdgesOf(analysis.thresholds)] as const);
  if (cadence === undefined || values === undefined || edges === null) return [];
  const moves = movingRows(ground);
  const channel = table === 'pace' ? 'speed' : table === 'power' ? 'power' : 'heartRate';
  return [1, 2, 3, 4, 5].flatMap((zone) => {
    const [low, high] = [edges[zone - 1] as number, edges[zone] as number];
    const mean = meanWhere(
      cadence,
      (row) => moves(row) && isKnown(values[row]) && values[row] >= low && values[row] < high,
      0,
    );
    const name: FactName = {
      key: `cadence.zone.${zone}`,
      label: `Average cadence in ${table} zone ${zone}`,
      about: ['average', 'cadence', channel, `zone:${zone}`],
      method: 'engine grid by zone',
      quality: 'derived',
    };
    return mean === null ? [] : [whole(name, mean, running ? 'spm' : 'rpm')];
  });
}
