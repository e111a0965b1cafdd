import type { SportFamily } from '#analysis/recording/sport.js';
import { seededRandom } from '#workouts/domain/simulation/noise.js';
import type { Part } from './session-plan.js';

export type IntervalForm = '5x4min' | '10x1min' | '30/30s' | 'over-unders' | 'pyramid';
export const INTERVAL_FORMS: readonly IntervalForm[] = [
  '5x4min',
  '10x1min',
  '30/30s',
  'over-unders',
  'pyramid',
];

/**
 * Output of each kind of riding (share of one-hour power, in W) and of running (in
 * m/s).
 */
const LEVELS = {
  cycling: {
    easy: 150,
    rest: 120,
    threshold: 245,
    over: 275,
    under: 228,
    vo2: 292,
    minute: 325,
    sprintish: 345,
  },
  running: {
    easy: 2.9,
    rest: 2.5,
    threshold: 3.9,
    over: 4.25,
    under: 3.55,
    vo2: 4.35,
    minute: 4.7,
    sprintish: 4.9,
  },
} as const;

type Level = keyof (typeof LEVELS)['cycling'];

/**
 * Nobody hits a number to the watt: repetitions differ by about this share, and the button is
 * pressed this late or early.
 */
const HIT_SHARE = 0.02;
const PRESSED_S = 1.5;

/**
 * The parts of an interval session, warm-up and cool-down among them, as this athlete happened to
 * carry it out.
 */
export function intervalParts(form: IntervalForm, family: SportFamily, seed: number): Part[] {
  const random = seededRandom(seed * 31 + 17);
  const level = (name: Level): number => LEVELS[family][name];
  const about = (value: number, share: number): number => value * (1 + share * (2 * random() - 1));
  const press = (seconds: number): number => Math.round(seconds + PRESSED_S * (2 * random() - 1));
  const work = (name: Level, seconds: number): Part => ({
    kind: 'work',
    output: about(level(name), HIT_SHARE),
    seconds: press(seconds),
  });
  const rest = (seconds: number): Part => ({
    kind: 'recovery',
    output: about(level('rest'), 2 * HIT_SHARE),
    seconds: press(seconds),
  });
  const middle = MIDDLES[form](work, rest);
  return [
    { kind: 'warmup', output: about(level('easy'), 0.05), seconds: Math.round(about(840, 0.2)) },
    ...middle,
    {
      kind: 'cooldown',
      output: about(level('easy') * 0.95, 0.05),
      seconds: Math.round(about(600, 0.2)),
    },
  ];
}

type Work = (level: Level, seconds: number) => Part;
type Rest = (seconds: number) => Part;

const MIDDLES: Record<IntervalForm, (work: Work, rest: Rest) => Part[]> = {
  '5x4min': (work, rest) =>
    alternating(
      5,
      () => work('vo2', 240),
      () => rest(180),
    ),
  '10x1min': (work, rest) =>
    alternating(
      10,
      () => work('minute', 60),
      () => rest(60),
    ),
  '30/30s': (work, rest) => {
    const set = (): Part[] =>
      alternating(
        10,
        () => work('sprintish', 30),
        () => rest(30),
      );
    return [...set(), rest(300), ...set()];
  },
  'over-unders': (work, rest) => {
    const block = (): Part[] => [1, 2, 3].flatMap(() => [work('under', 120), work('over', 60)]);
    return [...block(), rest(300), ...block(), rest(300), ...block()];
  },
  pyramid: (work, rest) =>
    alternating(
      7,
      (at) => work('vo2', 60 * (4 - Math.abs(3 - at))),
      () => rest(120),
    ),
};

function alternating(times: number, work: (at: number) => Part, rest: () => Part): Part[] {
  return Array.from({ length: times }, (_, at) =>
    at === times - 1 ? [work(at)] : [work(at), rest()],
  ).flat();
}
