import { say, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { effortLevel } from '#coaching/domain/topics/effort/effort-lines.js';
import type { Finding } from '../finding.js';
import { kick } from './kick.finding.js';
import { worded } from '../wording.js';

/** The last quarter this much above the first, and none below the one before. % (ours) */
const RISE = 6;
const MAY_SLIP = 0.7;
/** More is no progression but a slow start; so is a start with stops. %, s. */
const MOST_RISE = 50;
/** Where each quarter was above the one before by so much, no rise is too much. % (ours) */
const STEP = 4;
const STOPPED_S = 300;
const HILLY_M_PER_KM = 10;
/** So many splits show a course, and the fastest of them came late (ours). */
const FEWEST_SPLITS = 4;
const LATE = 0.7;
/** A heart so near its maximum at the end is in a race. % (ours) */
const RACE_SHARE = 95;

/** A session that grew faster, or stronger, quarter by quarter. */
export function progression(sheet: FactSheet): readonly Finding[] {
  const quarters = [1, 2, 3, 4].flatMap(
    (number) => sheet.get(`pacing.quarter.${number}.output`) ?? [],
  );
  const [first, last] = [quarters[0], quarters.at(-1)];
  // One minute at the end lifts a quarter, but is no progression.
  if (kick(sheet).length > 0) return [];
  if (quarters.length < 4 || !first || !last || !mayBe(sheet, first) || !rises(quarters)) return [];
  return [
    {
      kind: 'structure.progression',
      statement: byKilometre(sheet) ?? byQuarter(sheet, first, last),
      because: [beats(sheet), byHalf(sheet)],
      surprise: 0.85,
      importance: 0.95,
      confidence: 1,
      ...(last.at && { at: { from: first.at?.from ?? last.at.from, to: last.at.to } }),
      action: next(sheet, first, last),
      covers: [
        'structure.steady',
        'structure.hold',
        'structure.halves',
        'terrain.halves',
        'terrain.fast-end',
        'structure.late-best',
      ],
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

/** From the first split to the fastest one, where that is among the last. */
function byKilometre(sheet: FactSheet): string | null {
  const count = sheet.number('splits.count') ?? 0;
  const number = sheet.get('splits.fastest.number');
  const place = Number(/\d+/.exec(String(number?.display))?.[0] ?? 0);
  const [first, fastest] = [sheet.get('splits.1.speed'), sheet.get(`splits.${place}.speed`)];
  if (!number || !first || !fastest || sheet.context.family !== 'running') return null;
  if (count < FEWEST_SPLITS || place < LATE * count) return null;
  const unit = String(number.display).split(' ')[0] ?? 'km';
  return worded(sheet, 'structure.progression', [
    say`A progression: from ${first} in the first ${unit} to ${fastest} in ${number}, faster quarter by quarter`,
    say`You built up quarter by quarter, from ${first} in the first ${unit} to ${fastest} in ${number}`,
  ]);
}

function byQuarter(sheet: FactSheet, first: Fact, last: Fact): string {
  return worded(sheet, 'structure.progression', [
    say`A progression: from ${first} in the first quarter to ${last} in the last, higher each time`,
    say`You built up quarter by quarter: ${first} in the first, ${last} in the last`,
  ]).replace('higher', sheet.context.family === 'running' ? 'faster' : 'higher');
}

function beats(sheet: FactSheet): Line {
  const [early, late, top, share] = [
    sheet.get('pacing.quarter.1.heartRate'),
    sheet.get('pacing.quarter.4.heartRate'),
    sheet.get('heartRate.max'),
    sheet.get('heartRate.maxShare'),
  ];
  if (!early || !late) return null;
  const went = say`Heart rate went from ${early} in the first quarter to ${late} in the last`;
  return top && share && Number(share.value) >= RACE_SHARE
    ? say`${went} and up to ${top}, ${share} of your maximum: the end was race effort.`
    : `${went}.`;
}

function byHalf(sheet: FactSheet): Line {
  const [first, second] = [sheet.get('halves.1.time'), sheet.get('halves.2.time')];
  return first && second && Number(second.value) < Number(first.value)
    ? say`The first half took ${first}, the second ${second}.`
    : null;
}

function rises(quarters: readonly Fact[]): boolean {
  const speeds = quarters.map(({ value }) => Number(value));
  const [first, last] = [speeds[0] ?? 0, speeds.at(-1) ?? 0];
  const falls = speeds.slice(1).some((speed, at) => {
    const before = speeds[at] ?? 0;
    return ((before - speed) / before) * 100 > MAY_SLIP;
  });
  const rise = (last / first - 1) * 100;
  const inSteps = speeds
    .slice(1)
    .every((speed, at) => speed >= (speeds[at] ?? 0) * (1 + STEP / 100));
  return !falls && rise >= RISE && (rise <= MOST_RISE || inSteps);
}

function next(sheet: FactSheet, first: Fact, last: Fact): string {
  const calm = ['easy', 'moderate'].includes(effortLevel(sheet)?.level ?? '');
  return calm
    ? say`Good discipline: start the next one at ${first} again, and add a few strides or sprints at the end for a stimulus.`
    : say`Start the next one at ${first} again, and hold the last part at ${last} for longer.`;
}
