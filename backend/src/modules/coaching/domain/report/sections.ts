import { fitted } from '../answer/fit.js';
import { levelOf } from '../answer/level.js';
import { pacingVerdict } from '../answer/pacing-verdict.js';
import { say, type Line } from '../answer/say.js';
import { list, sessionNoun } from '../answer/words.js';
import type { Unknown } from '../facts/fact.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { effortLine, intensityLines } from './effort-part.js';
import { suggestion } from './suggestion.js';
import { tooLittle } from '../topics/effort/effort-lines.js';
import { toWatch, wentWell } from './verdicts.js';
import {
  heartRateLine,
  mainZoneLine,
  whatItWas,
  whichIntervals,
  zoneTables,
} from '../topics/session/session-lines.js';
import { quartersLine } from '../topics/pacing/pacing-lines.js';
import { againstUsual } from '../topics/fitness/own-history.js';

export interface Section {
  readonly title: string;
  readonly lines: readonly Line[];
}

/** Words that a part may have; the whole stays a page that is read in a minute. */
const MOST_WORDS = { beginner: 60, intermediate: 90, advanced: 120 } as const;

/** What the first report says, part by part; a part without facts stays empty. */
export function sections(sheet: FactSheet): readonly Section[] {
  const short = tooLittle(sheet);
  const whole = short === null ? ofWhole(sheet) : ofLittle(sheet, short);
  return whole.map(({ title, lines }) => ({ title, lines: withinWords(lines, sheet) }));
}

/** What the file says of itself, and why that is all. */
function ofLittle(sheet: FactSheet, why: Line): readonly Section[] {
  return TITLES.map((title, at) => ({ title, lines: at === 0 ? [whatItWas(sheet), why] : [] }));
}

const TITLES = [
  'What this session was',
  'What went well',
  'What to watch',
  'One suggestion',
  "What can't be told",
] as const;

function ofWhole(sheet: FactSheet): readonly Section[] {
  const table = zoneTables(sheet)[0];
  const [was, well, watch, next, unknowns] = TITLES;
  return [
    {
      title: was,
      lines: [
        whatItWas(sheet),
        againstUsual(sheet, 'load'),
        sheet.has('intervals.count') ? whichIntervals(sheet) : null,
        effortLine(sheet),
        ...intensityLines(sheet),
        heartRateLine(sheet),
        table ? mainZoneLine(sheet, table) : null,
      ],
    },
    { title: well, lines: wentWell(sheet) },
    {
      title: watch,
      lines: [...toWatch(sheet), ...(pacingVerdict(sheet).judged ? [quartersLine(sheet)] : [])],
    },
    { title: next, lines: [suggestion(sheet)] },
    { title: unknowns, lines: unknown(sheet) },
  ];
}

function withinWords(lines: readonly Line[], sheet: FactSheet): readonly Line[] {
  const [first, ...rest] = lines;
  const [kept] = fitted(
    [{ finding: [first ?? null], evidence: rest, meaning: [] }],
    MOST_WORDS[levelOf(sheet)],
  );
  return kept ? [...kept.finding, ...kept.evidence] : [];
}

/**
 * What a reader of a first report would miss; what follows from a missing sensor goes without
 * saying.
 */
const MISSED = [
  'power',
  'heartRate',
  'cadence',
  'temperature',
  'distance',
  'climbing',
  'ftp',
  'heartRateZones',
  'intensityFactor',
  'trainingStress',
  'decoupling',
  'heartRateDrift',
];
const FOLLOWS: Readonly<Record<string, string>> = {
  intensityFactor: 'power',
  trainingStress: 'power',
  decoupling: 'heartRate',
  heartRateDrift: 'heartRate',
};

function unknown(sheet: FactSheet): readonly Line[] {
  const missing = sheet.unknowns.filter(
    ({ key }) => MISSED.includes(key) && !sheet.unknown(FOLLOWS[key] ?? ''),
  );
  if (missing.length === 0)
    return [`Nothing that this ${sessionNoun(sheet)} should have shown is missing.`];
  // One reason often stands behind several things that cannot be told; it is said once.
  const byReason = new Map<string, Unknown[]>();
  for (const one of missing) byReason.set(one.reason, [...(byReason.get(one.reason) ?? []), one]);
  return [...byReason.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const labels = [
      first.label,
      ...others.map(({ label }) =>
        /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label,
      ),
    ];
    return [say`${list(labels)}: ${first}.`];
  });
}
