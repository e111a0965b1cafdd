import { say, size } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** Percent of climbing rate, and beats (ours). */
const CLEAR = 12;
const SAME_BEATS = 4;

/** The same heart rate buys less height on the last long climb than on the first. */
export function climbRate(sheet: FactSheet): readonly Finding[] {
  const change = sheet.get('climbs.order.change');
  const part = (place: 'first' | 'last') => ({
    height: sheet.get(`climbs.order.${place}.height`),
    time: sheet.get(`climbs.order.${place}.time`),
    heartRate: sheet.get(`climbs.order.${place}.heartRate`),
    rate: sheet.get(`climbs.order.${place}.rate`),
    grade: sheet.number(`climbs.order.${place}.grade`) ?? 0,
  });
  const [first, last] = [part('first'), part('last')];
  if (!change?.at || Number(change.value) > -CLEAR || !first.heartRate || !last.heartRate)
    return [];
  const beats = Number(last.heartRate.value) - Number(first.heartRate.value);
  // Less height at fewer beats is less effort; a gentler slope brings less height for any effort.
  if (beats < -SAME_BEATS || last.grade < 0.9 * first.grade) return [];
  if (!first.height || !last.height || !first.time || !last.time) return [];
  const heights = say`The first rose ${first.height} in ${first.time}, the last ${last.height} in ${last.time}.`;
  const beatsOfBoth = say`${first.heartRate} at first, ${last.heartRate} at last`;
  return [
    {
      kind: 'terrain.climb-rate.fell',
      statement:
        first.rate && last.rate
          ? say`The climbing rate fell by ${size(change)}, from ${first.rate} to ${last.rate}, at much the same heart rate: ${beatsOfBoth}`
          : say`The climbing rate fell by ${size(change)} at much the same heart rate: ${beatsOfBoth}`,
      because: [heights],
      surprise: 0.85,
      importance: 0.95,
      confidence: 0.9,
      at: change.at,
      action: say`Keep heart rate well below ${first.heartRate} on the first climbs of the next mountain day, and eat from the first hour on.`,
      covers: ['cost.fade', 'terrain.main-climb'],
    },
  ];
}
