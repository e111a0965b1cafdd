import { say, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { effortLevel } from '#coaching/domain/topics/effort/effort-lines.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';

/** The last quarter this much faster than the first, and none slower than the one before. % */
const RISE = 6;
const MAY_SLIP = 0.7;
/** More is no progression but a slow start. % */
const MOST_RISE = 20;
const HILLY_M_PER_KM = 10;

/** A run that grew faster quarter by quarter. */
export function progression(sheet: FactSheet): readonly Finding[] {
  const quarters = [1, 2, 3, 4].flatMap(
    (number) => sheet.get(`pacing.quarter.${number}.output`) ?? [],
  );
  const [first, last] = [quarters[0], quarters.at(-1)];
  if (sheet.context.family !== 'running' || sheet.context.shape === 'intervals') return [];
  if (quarters.length < 4 || !first || !last || !rises(quarters)) return [];
  if ((sheet.number('climb.rate') ?? 0) > HILLY_M_PER_KM) return [];
  const average = sheet.get('speed.average');
  const beats = [
    sheet.get('pacing.quarter.1.heartRate'),
    sheet.get('pacing.quarter.4.heartRate'),
  ] as const;
  const easyRun = ['easy', 'moderate'].includes(effortLevel(sheet)?.level ?? '');
  const small = Number(last.value) / Number(first.value) < 1.08;
  return [
    {
      kind: 'structure.progression',
      statement: small
        ? worded(sheet, 'structure.progression', [
            say`Even and a little faster all the way: from ${first} in the first quarter to ${last} in the last${average ? say`, ${average} on average` : ''}`,
            say`A progressive run, well controlled: ${first} in the first quarter, ${last} in the last${average ? say`, ${average} on average` : ''}`,
          ])
        : say`Faster from quarter to quarter: ${first} in the first, ${last} in the last`,
      because: [
        beats[0] && beats[1]
          ? say`Heart rate went from ${beats[0]} in the first quarter to ${beats[1]} in the last.`
          : null,
      ].filter((line) => line !== null),
      surprise: 0.65,
      importance: 0.85,
      confidence: 1,
      ...(last.at && { at: { from: first.at?.from ?? last.at.from, to: last.at.to } }),
      action: next(sheet, first, easyRun),
      covers: ['structure.steady', 'terrain.halves'],
    },
  ];
}

function rises(quarters: readonly Fact[]): boolean {
  const speeds = quarters.map(({ value }) => Number(value));
  const [first, last] = [speeds[0] ?? 0, speeds.at(-1) ?? 0];
  const falls = speeds.slice(1).some((speed, at) => {
    const before = speeds[at] ?? 0;
    return ((before - speed) / before) * 100 > MAY_SLIP;
  });
  const rise = (last / first - 1) * 100;
  return !falls && rise >= RISE && rise <= MOST_RISE;
}

function next(sheet: FactSheet, first: Fact, easyRun: boolean): string {
  const beats: Line = ((fact) => (fact ? say` and keep heart rate under ${fact}` : ''))(
    sheet.get('heartRate.average'),
  );
  return easyRun
    ? say`Good discipline: on an easy day start slower than ${first}${beats ?? ''}, and for a stimulus add a few strides at the end.`
    : say`Start the next one at ${first} again, and keep the fast finish for one run a week.`;
}
