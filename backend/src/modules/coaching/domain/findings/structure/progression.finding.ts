import { say, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { effortLevel } from '#coaching/domain/topics/effort/effort-lines.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';

/** The last quarter this much above the first, and none below the one before. % (ours) */
const RISE = 6;
const MAY_SLIP = 0.7;
/** More is no progression but a slow start; so is a start with stops. %, s. */
const MOST_RISE = 50;
const STOPPED_S = 300;
const HILLY_M_PER_KM = 10;

/** A session that grew faster, or stronger, quarter by quarter. */
export function progression(sheet: FactSheet): readonly Finding[] {
  const quarters = [1, 2, 3, 4].flatMap(
    (number) => sheet.get(`pacing.quarter.${number}.output`) ?? [],
  );
  const [first, last] = [quarters[0], quarters.at(-1)];
  if (quarters.length < 4 || !first || !last || !mayBe(sheet, first) || !rises(quarters)) return [];
  return [
    {
      kind: 'structure.progression',
      statement: worded(sheet, 'structure.progression', [
        say`A progression: from ${first} in the first quarter to ${last} in the last, higher each time`,
        say`You built up quarter by quarter: ${first} in the first, ${last} in the last`,
      ]).replace('higher', sheet.context.family === 'running' ? 'faster' : 'higher'),
      because: beats(sheet),
      surprise: 0.7,
      importance: 0.95,
      confidence: 1,
      ...(last.at && { at: { from: first.at?.from ?? last.at.from, to: last.at.to } }),
      action: next(sheet, first, last),
      covers: ['structure.steady', 'structure.hold', 'structure.halves', 'terrain.halves'],
    },
  ];
}

/** Not by hills, stops or wind: a ride's speed says nothing of it. */
function mayBe(sheet: FactSheet, first: Fact): boolean {
  const { family, shape } = sheet.context;
  if (shape === 'intervals' || (family === 'cycling' && !first.about.includes('power')))
    return false;
  return (
    (sheet.number('climb.rate') ?? 0) <= HILLY_M_PER_KM &&
    (sheet.number('stops.total') ?? 0) < STOPPED_S
  );
}

function beats(sheet: FactSheet): readonly Line[] {
  const [early, late] = [
    sheet.get('pacing.quarter.1.heartRate'),
    sheet.get('pacing.quarter.4.heartRate'),
  ];
  return early && late
    ? [say`Heart rate went from ${early} in the first quarter to ${late} in the last.`]
    : [];
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

function next(sheet: FactSheet, first: Fact, last: Fact): string {
  const calm = ['easy', 'moderate'].includes(effortLevel(sheet)?.level ?? '');
  return calm
    ? say`Good discipline: start the next one at ${first} again, and add a few strides or sprints at the end for a stimulus.`
    : say`Start the next one at ${first} again, and hold the last part at ${last} for longer.`;
}
