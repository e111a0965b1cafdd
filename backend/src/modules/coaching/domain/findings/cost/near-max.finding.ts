import { say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** So long in the highest zone is harder than repetitions usually are (ours). Seconds. */
const LONG_S = 600;
/** A warm-up under this is short before such work (ours). Seconds. */
const SHORT_WARM_UP_S = 600;

/** A set with long minutes in the highest zone of heart rate. */
export function nearMaximum(sheet: FactSheet): readonly Finding[] {
  const time = sheet.get('zones.heartRate.5.time');
  if (sheet.context.shape !== 'intervals' || !time || Number(time.value) < LONG_S) return [];
  const peak = sheet.get('intervals.heartRateMax');
  const warmUp = sheet.get('frame.warmup');
  const faded = sheet.get('intervals.trend')?.trend === 'down';
  const short = warmUp && Number(warmUp.value) < SHORT_WARM_UP_S;
  return [
    {
      kind: 'cost.near-max',
      statement: say`Near the limit: heart rate was in zone 5 for ${time}, hard even for intervals`,
      because: [
        peak ? say`It peaked at ${peak} in the set.` : null,
        short ? say`The warm-up of ${warmUp} was short for that.` : null,
      ],
      surprise: 0.6,
      importance: 0.65,
      confidence: sheet.has('contradiction.heart-rate-over-max') ? 0.85 : 1,
      action: short
        ? 'Warm up longer before the first repetition, and start it a little lower.'
        : faded
          ? 'Start the next set a little lower, so that heart rate reaches its top only in the last repetitions.'
          : 'Repeat the same set at the same output before you add to it.',
    },
  ];
}
