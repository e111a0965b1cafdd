import { say, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet, SheetSubject } from '#coaching/domain/facts/fact-sheet.js';
import type { SideName } from '#coaching/domain/facts/registry/fact-key.js';
import type { Finding } from '../finding.js';
import { inOrder, on } from './sides.js';
import { gradeOf, isSame } from './verdict.js';

/** One value of each of three workouts, in the order of their days. */
interface Row {
  readonly side: SheetSubject;
  readonly value: Fact;
  readonly heartRate: Fact | undefined;
}

interface Trend {
  readonly kind: Finding['kind'];
  /** `in the same set`. */
  readonly where: string;
  readonly rows: readonly Row[];
  /** The latest against the earliest. */
  readonly change: Fact;
  /** From the earliest to the middle one, and from there to the latest. */
  readonly steps: readonly (Fact | undefined)[];
  readonly cost: Fact | undefined;
  readonly word: 'power' | 'speed' | 'time' | 'beats';
  readonly covers: readonly string[];
}

/** Three of one kind: up, down or level from the earliest to the latest. */
export function trends(sheet: FactSheet): readonly Finding[] {
  const sides = inOrder(sheet);
  if (sides.length < 3) return [];
  return [ofSet, ofRoute, ofWhole, ofMatched].flatMap((of) => {
    const trend = of(sheet, sides);
    return trend ? [told(sheet, trend)] : [];
  });
}

function told(sheet: FactSheet, trend: Trend): Finding {
  const { kind, where, rows, cost, word, covers } = trend;
  const listed = rows.map(({ side, value }) => say`${on(sheet, side)} ${value}`).join(', ');
  const grade = direction(trend);
  return {
    kind,
    statement: `${HEADS[word][grade]} ${where}: ${listed}`,
    because: [beats(sheet, rows), cost && isSame(cost) && grade === 'up' ? FREE : null],
    surprise: grade === 'level' || grade === 'mixed' ? 0.55 : 0.85,
    importance: 0.95,
    confidence: 0.9,
    action: ACTIONS[grade],
    covers,
  };
}

type Course = 'up' | 'down' | 'level' | 'mixed';

const LEVEL = {
  level: 'No measurable change',
  mixed: 'No trend, up and down,',
} as const;
const QUICK = {
  up: 'Faster from one to the next',
  down: 'Slower from one to the next',
  ...LEVEL,
} as const;
const HEADS: Readonly<Record<Trend['word'], Readonly<Record<Course, string>>>> = {
  power: { up: 'Stronger from one to the next', down: 'Weaker from one to the next', ...LEVEL },
  speed: QUICK,
  time: QUICK,
  beats: {
    up: 'A lower heart rate from one to the next',
    down: 'A higher heart rate from one to the next',
    ...LEVEL,
  },
};
/** Of these, less is better. */
const LESS: readonly Trend['word'][] = ['time', 'beats'];
const FREE =
  'Heart rate did not change with it, so it looks like fitness rather than a harder day.';
const ACTIONS: Readonly<Record<Course, string>> = {
  up: 'Stay with this session for another block: it is still moving you on.',
  down: 'Take an easy week before the next of these, then see whether the numbers come back.',
  level: 'Change a single thing in this session: its length, its recoveries or its level.',
  mixed: 'Do the next of these rested and in like weather: days differ more than you do.',
};

/** By what can be measured: between the ends, and from each to the next. */
function direction({ change, steps, word }: Trend): Course {
  const sense = LESS.includes(word) ? -1 : 1;
  const grade = (gradeOf(change) ?? 0) * sense;
  const [first, second] = steps.map((step) => (gradeOf(step) ?? 0) * sense);
  if (first && second && first !== second) return 'mixed';
  if (grade === 0) return 'level';
  return grade > 0 ? 'up' : 'down';
}

function beats(sheet: FactSheet, rows: readonly Row[]): Line {
  const known = rows.flatMap(({ side, heartRate }) =>
    heartRate ? [say`${on(sheet, side)} ${heartRate}`] : [],
  );
  return known.length === rows.length ? `Heart rate: ${known.join(', ')}.` : null;
}

/** The three of one kind have the same number of repetitions compared in each pair. */
function ofSet(sheet: FactSheet, sides: readonly SheetSubject[]): Trend | null {
  const [first, middle, last] = sides;
  if (!first || !middle || !last) return null;
  const [ends, half, rest] = [keyOf(last, first), keyOf(middle, first), keyOf(last, middle)];
  const counts = [ends, half, rest].map((key) => sheet.number(`${key}.set.count`));
  const change = sheet.get(`${ends}.set.output`);
  if (!change || counts.some((one) => one === null || one !== counts[0])) return null;
  const of = (part: 'output' | 'heartRate') => [
    sheet.get(`${ends}.set.then.${part}`),
    sheet.get(`${half}.set.now.${part}`),
    sheet.get(`${ends}.set.now.${part}`),
  ];
  const rows = rowsOf(sides, of('output'), of('heartRate'));
  return (
    rows && {
      kind: 'past.trend-set',
      where: 'in the same set',
      rows,
      change,
      steps: [sheet.get(`${half}.set.output`), sheet.get(`${rest}.set.output`)],
      cost: sheet.get(`${ends}.set.heartRate`),
      word: change.about.includes('power') ? 'power' : 'speed',
      covers: ['past.same-set', 'past.trend-whole', 'past.whole', 'cost.efficiency'],
    }
  );
}

function ofRoute(sheet: FactSheet, sides: readonly SheetSubject[]): Trend | null {
  const [first, middle, last] = sides;
  if (!first || !middle || !last) return null;
  const [ends, half, rest] = [keyOf(last, first), keyOf(middle, first), keyOf(last, middle)];
  const change = sheet.get(`${ends}.route.time`);
  const by = sheet.get(`${ends}.route.by`);
  // A set is judged by its repetitions.
  const apart = [ends, half].some((key) => sheet.unknown(key) || sheet.has(`${key}.set.output`));
  const times = [
    sheet.get(`${ends}.route.then.time`),
    sheet.get(`${half}.route.now.time`),
    sheet.get(`${ends}.route.now.time`),
  ];
  const rows = rowsOf(sides, times, ratesOf(sheet, sides));
  if (!change || !by || !rows || apart) return null;
  return {
    kind: 'past.trend-route',
    where: say`over ${by}`,
    rows,
    change,
    steps: [sheet.get(`${half}.route.time`), sheet.get(`${rest}.route.time`)],
    cost: sheet.get(`${ends}.heartRate`),
    word: 'time',
    covers: ['past.same-route', 'past.trend-whole', 'past.whole', 'past.gradient'],
  };
}

/** The whole effort of three of one kind. */
function ofWhole(sheet: FactSheet, sides: readonly SheetSubject[]): Trend | null {
  const [first, middle, last] = sides;
  if (!first || !middle || !last) return null;
  const [ends, half, rest] = [keyOf(last, first), keyOf(middle, first), keyOf(last, middle)];
  if ([ends, half, rest].some((key) => sheet.unknown(key))) return null;
  for (const [id, own, where] of WHOLES) {
    const change = sheet.get(`${ends}.${id}`);
    const values = sides.map(({ name }) => sheet.get(`${name}.${own}`));
    const rows = rowsOf(sides, values, ratesOf(sheet, sides));
    if (change && rows)
      return {
        kind: 'past.trend-whole',
        where,
        rows,
        change,
        steps: [sheet.get(`${half}.${id}`), sheet.get(`${rest}.${id}`)],
        cost: sheet.get(`${ends}.heartRate`),
        word: change.about.includes('power') ? 'power' : 'speed',
        covers: ['past.whole', 'past.gradient'],
      };
  }
  return null;
}

const WHOLES = [
  ['normalizedPower', 'power.normalized', 'in normalized power'],
  ['gradeAdjustedPace', 'speed.graded', 'in grade-adjusted pace'],
  ['pace', 'speed.average', 'in pace'],
] as const;

/** Heart rate at an output that all three held; fewer beats are better. */
function ofMatched(sheet: FactSheet, sides: readonly SheetSubject[]): Trend | null {
  const [first, middle, last] = sides;
  if (!first || !middle || !last) return null;
  const output = sheet.get('matched.output');
  const change = sheet.get(`${keyOf(last, first)}.matched.heartRate`);
  const rates = sides.map(({ name }) => sheet.get(`${name}.matched.heartRate`));
  const rows = rowsOf(sides, rates, []);
  return output && change && rows
    ? {
        kind: 'cost.trend',
        where: say`at ${output}`,
        rows,
        change,
        steps: [
          sheet.get(`${keyOf(middle, first)}.matched.heartRate`),
          sheet.get(`${keyOf(last, middle)}.matched.heartRate`),
        ],
        cost: undefined,
        word: 'beats',
        covers: ['cost.like-output', 'cost.efficiency'],
      }
    : null;
}

function ratesOf(sheet: FactSheet, sides: readonly SheetSubject[]): readonly (Fact | undefined)[] {
  return sides.map(({ name }) => sheet.get(`${name}.heartRate.average`));
}

function rowsOf(
  sides: readonly SheetSubject[],
  values: readonly (Fact | undefined)[],
  rates: readonly (Fact | undefined)[],
): readonly Row[] | null {
  const rows = sides.flatMap((side, at) => {
    const value = values[at];
    return value ? [{ side, value, heartRate: rates[at] }] : [];
  });
  return rows.length === sides.length ? rows : null;
}

function keyOf(now: SheetSubject, then: SheetSubject): `change.${SideName}.${SideName}` {
  return `change.${now.name}.${then.name}`;
}
