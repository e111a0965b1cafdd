import { say } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** From so long on, a heart that works less at the end is a sign of an empty body (ours). s. */
const DAY_LONG_S = 4 * 3600;
/** So many beats under the first hour (ours). */
const FELL_BPM = 12;

/** Speed and heart rate that fell together to the end of a long session. */
export function hoursFell(sheet: FactSheet): readonly Finding[] {
  const fell = sheet.get('cost.hours.fell');
  const from = Number(/hour (\d+)/.exec(fell?.label ?? '')?.[1]);
  const last = lastHour(sheet);
  if (!fell || !from || last <= from) return [];
  const [speed, heart] = [
    sheet.get(`cost.hour.${from}.speed`),
    sheet.get(`cost.hour.${from}.heartRate`),
  ];
  const [slow, low] = [
    sheet.get(`cost.hour.${last}.speed`),
    sheet.get(`cost.hour.${last}.heartRate`),
  ];
  if (!speed || !heart || !slow || !low) return [];
  const [early, late] = [sheet.get('cost.hour.1.cadence'), sheet.get(`cost.hour.${last}.cadence`)];
  const cadence = early && late && Number(late.value) < Number(early.value) - 5;
  return [
    {
      kind: 'cost.hours.fell',
      statement: say`The end shows the cost: ${speed} at ${heart} became ${slow} at ${low} in the last hour, empty rather than lazy`,
      because: [
        cadence ? say`Cadence fell as well, from ${early} in the first hour to ${late}.` : null,
      ],
      surprise: 0.8,
      importance: 0.9,
      confidence: 0.9,
      ...(fell.at && { at: fell.at }),
      action: EAT,
      covers: ['cost.hours', 'cost.like'],
    },
  ];
}

const EAT =
  'Eat and drink by the clock from the first hour, and take the first big climbs at a lower pulse to keep something for the last hour.';

/** A heart that worked less and less over a whole day. */
export function hoursEmpty(sheet: FactSheet): readonly Finding[] {
  const last = lastHour(sheet);
  const [first, end] = [
    sheet.get('cost.hour.1.heartRate'),
    sheet.get(`cost.hour.${last}.heartRate`),
  ];
  const long = (sheet.number('session.duration') ?? 0) >= DAY_LONG_S;
  if (!long || !first || !end || Number(end.value) > Number(first.value) - FELL_BPM) return [];
  return [
    {
      kind: 'cost.hours.empty',
      statement: say`Heart rate was ${first} in the first hour and only ${end} in the last: spent legs rather than a recovered heart`,
      because: [],
      surprise: 0.75,
      importance: 0.7,
      confidence: 0.8,
      ...(end.at && { at: end.at }),
      action: EAT,
    },
  ];
}

function lastHour(sheet: FactSheet): number {
  const hours = sheet.facts.flatMap(({ key }: Fact) => {
    const found = /^cost\.hour\.(\d+)\.heartRate$/.exec(key);
    return found ? [Number(found[1])] : [];
  });
  return Math.max(0, ...hours);
}
