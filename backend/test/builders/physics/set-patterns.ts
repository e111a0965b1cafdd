import type { SportFamily } from '#analysis/recording/sport.js';
import type { Span } from '#analysis/recording/recording.js';
import { seededRandom } from '#workouts/domain/simulation/noise.js';
import type { LapKeeping, Part, SessionPlan, Unevenness } from './session-plan.js';
import { repeatedHill, rolling, type Terrain } from './terrain.js';

/** A session as a coach would write it down, and how its laps were kept. */
export interface SetPattern {
  readonly name: string;
  readonly plan: SessionPlan;
  /**
   * The ways in which the work may rightly be told: block by block, or where a block changes its
   * level, level by level. Seconds.
   */
  readonly truths: readonly (readonly Span[])[];
}

/** Output of each kind of work: m/s on the flat, W. */
const OUTPUT = {
  running: {
    easy: 2.85,
    brisk: 3.05,
    jog: 2.45,
    float: 2.75,
    walk: 1.6,
    threshold: 3.6,
    tenK: 3.8,
    vo2: 4.05,
    fast: 4.4,
  },
  cycling: {
    easy: 150,
    brisk: 175,
    jog: 115,
    float: 160,
    walk: 90,
    threshold: 238,
    tenK: 252,
    vo2: 285,
    fast: 330,
  },
} as const;
type Level = keyof (typeof OUTPUT)['running'];

/** Several levels in one go make a block; a rest stands between blocks. */
type Block = readonly (readonly [seconds: number, level: Level, share?: number])[];
interface Draft {
  readonly name: string;
  readonly blocks: readonly Block[];
  readonly rest: readonly [seconds: number, level: Level];
  /** Every so many blocks the rest is longer. */
  readonly setRest?: readonly [every: number, seconds: number];
  readonly easy?: Level;
  readonly terrain?: Terrain;
}

const times = (count: number, block: (at: number) => Block): Block[] =>
  Array.from({ length: count }, (_, at) => block(at));
const MINUTE = 60;

const DRAFTS: readonly Draft[] = [
  { name: '6x3min', blocks: times(6, () => [[180, 'vo2']]), rest: [120, 'jog'] },
  { name: '4x8min', blocks: times(4, () => [[480, 'threshold']]), rest: [120, 'float'] },
  { name: '3x10min', blocks: times(3, () => [[600, 'threshold']]), rest: [150, 'jog'] },
  { name: '2x20min', blocks: times(2, () => [[1200, 'threshold']]), rest: [240, 'jog'] },
  {
    name: '5x5min from a brisk warm-up',
    blocks: times(5, () => [[300, 'tenK']]),
    rest: [90, 'jog'],
    easy: 'brisk',
  },
  { name: '12x1min', blocks: times(12, () => [[60, 'fast']]), rest: [60, 'jog'] },
  { name: '10x90s, walked rests', blocks: times(10, () => [[90, 'fast']]), rest: [75, 'walk'] },
  {
    name: '2 sets of 8x30s',
    blocks: times(16, () => [[30, 'fast']]),
    rest: [30, 'jog'],
    setRest: [8, 300],
  },
  {
    name: 'pyramid 1-2-3-4-3-2-1',
    blocks: times(7, (at) => [[MINUTE * (4 - Math.abs(3 - at)), 'vo2']]),
    rest: [90, 'jog'],
  },
  {
    name: 'ladder 6-5-4-3-2-1',
    blocks: times(6, (at) => [[MINUTE * (6 - at), 'tenK', 1 + 0.02 * at]]),
    rest: [90, 'jog'],
  },
  {
    name: 'over-unders 3x9min',
    blocks: times(3, () =>
      [1, 2, 3].flatMap(() => [[120, 'threshold', 0.97] as const, [60, 'vo2', 1.04] as const]),
    ),
    rest: [300, 'jog'],
  },
  {
    name: 'ramped reps 6x3min, each harder',
    blocks: times(6, (at) => [[180, 'threshold', 0.97 + 0.035 * at]]),
    rest: [120, 'jog'],
  },
  {
    name: 'floats 8x3min on 1min float',
    blocks: times(8, () => [[180, 'tenK']]),
    rest: [60, 'float'],
  },
  {
    name: 'hills 8x75s',
    blocks: times(8, () => [[75, 'vo2']]),
    rest: [120, 'walk'],
    terrain: repeatedHill(190, 0.06),
  },
];

/** A rider's warm-up gets livelier, a runner's too; nobody holds a number to the watt. */
const HIT_SHARE = 0.015;
const PRESSED_S = 1.5;

export function setPattern(
  index: number,
  family: SportFamily,
  { seed, laps, unevenness }: { seed: number; laps: LapKeeping; unevenness: Unevenness },
): SetPattern {
  const draft = DRAFTS[index % DRAFTS.length] as Draft;
  const random = seededRandom(seed * 97 + 11);
  const about = (value: number, share: number): number => value * (1 + share * (2 * random() - 1));
  const press = (seconds: number): number => Math.round(seconds + PRESSED_S * (2 * random() - 1));
  const level = (name: Level, share = 1): number => OUTPUT[family][name] * share;
  const easy = draft.easy ?? 'easy';
  const parts: Part[] = [
    {
      kind: 'warmup',
      output: about(level(easy), 0.02),
      seconds: Math.round(about(780, 0.25)),
    },
  ];
  const blocks: Span[] = [];
  const levels: Span[] = [];
  let at = (parts[0] as Part).seconds;
  const push = (part: Part): Span => {
    parts.push(part);
    const span = { from: at, to: at + part.seconds };
    at = span.to;
    return span;
  };
  draft.blocks.forEach((block, number) => {
    const from = at;
    for (const [seconds, name, share] of block)
      levels.push(
        push({
          kind: 'work',
          output: about(level(name, share), HIT_SHARE),
          seconds: press(seconds),
        }),
      );
    blocks.push({ from, to: at });
    if (number === draft.blocks.length - 1) return;
    const [every, longer] = draft.setRest ?? [Infinity, 0];
    const [seconds, name] = draft.rest;
    push({
      kind: 'recovery',
      output: about(level(name), 0.03),
      seconds: press((number + 1) % every === 0 ? longer : seconds),
    });
  });
  push({
    kind: 'cooldown',
    output: about(level(easy, 0.96), 0.02),
    seconds: Math.round(about(560, 0.25)),
  });
  return {
    name: `${draft.name}, ${family}, laps ${laps}, ${unevenness}, seed ${seed}`,
    plan: { family, seed, laps, unevenness, parts, terrain: draft.terrain ?? rolling },
    truths: [blocks, levels],
  };
}

const LAPS: readonly LapKeeping[] = ['none', 'auto', 'manual', 'none'];
const UNEVEN: readonly Unevenness[] = ['calm', 'usual', 'usual', 'rough'];

/** So many sessions, every draft on foot and on wheels in turn. */
export function setPatterns(count: number, firstSeed = 1): SetPattern[] {
  return Array.from({ length: count }, (_, at) => {
    const round = Math.floor(at / (2 * DRAFTS.length));
    return setPattern(Math.floor(at / 2), at % 2 === 0 ? 'running' : 'cycling', {
      seed: firstSeed + at,
      laps: LAPS[(Math.floor(at / 2) + round) % LAPS.length] as LapKeeping,
      unevenness: UNEVEN[(at + 3 * round) % UNEVEN.length] as Unevenness,
    });
  });
}
