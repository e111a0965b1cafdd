import type { Span } from '#analysis/recording/recording.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import { seededRandom } from '#workouts/domain/simulation/noise.js';
import type { Part, PartKind, SessionPlan } from './session-plan.js';
import { hilly, rolling } from './terrain.js';

/** A session with its work as a coach would tell it: none where it is no intervals. */
export interface OutstandingForm {
  readonly name: string;
  readonly family: SportFamily;
  readonly plan: Pick<SessionPlan, 'parts' | 'terrain' | 'pushUphill' | 'waits'>;
  readonly work: readonly Span[];
}

type Stretch = readonly [kind: PartKind, seconds: number, output: number, to?: number];
type Extra = Pick<SessionPlan, 'terrain' | 'pushUphill' | 'waits'>;
const W = 'work';
const R = 'recovery';

/** Work that no other is like, different for each seed: what a coach sees by its contrast. */
export function outstandingForms(seed: number): OutstandingForm[] {
  const made = maker(seed);
  const ride = (...middle: Stretch[]): Stretch[] => [
    ['warmup', 1080, 142],
    ...middle,
    ['cooldown', 840, 118],
  ];
  const run = (...middle: Stretch[]): Stretch[] => [
    ['warmup', 960, 2.8],
    ...middle,
    ['cooldown', 660, 2.6],
  ];
  const coasting = (seconds: number): Stretch[] => [
    [W, 1140, 236],
    [R, 420, 122],
    [W, 500, 236],
    [W, seconds, 0],
    [W, 640 - seconds, 236],
  ];
  const pairs = (count: number): Stretch[] =>
    Array.from({ length: count }, () => [[W, 120, 224] as const, [W, 60, 278] as const]).flat();
  const pickups = (float: number, list: readonly (readonly [number, number, number])[]) =>
    run(
      ...list.flatMap(([seconds, output, rest], at): Stretch[] =>
        at < list.length - 1
          ? [
              [W, seconds, output],
              [R, rest, float],
            ]
          : [[W, seconds, output]],
      ),
    );
  return [
    made('20 min, the second with 15 s of coasting', 'cycling', ride(...coasting(15))),
    made('20 min, the second with 40 s of coasting', 'cycling', ride(...coasting(40))),
    made('two long blocks of tempo', 'cycling', [
      ['warmup', 1620, 148],
      [W, 1680, 208],
      [R, 660, 142],
      [W, 1740, 207],
      ['cooldown', 1380, 146],
    ]),
    made(
      'over-unders in three blocks',
      'cycling',
      ride(...pairs(4), [R, 300, 116], ...pairs(4), [R, 300, 116], ...pairs(4)),
    ),
    made('one block of tempo', 'running', [
      ['warmup', 1260, 2.82],
      [W, 1380, 3.75],
      ['cooldown', 960, 2.68],
    ]),
    made(
      'fartlek of one to four minutes',
      'running',
      pickups(2.55, [
        [150, 4.2, 85],
        [60, 4.6, 150],
        [215, 4.05, 105],
        [80, 4.45, 130],
        [240, 4, 70],
        [50, 4.65, 115],
        [170, 4.15, 0],
      ]),
    ),
    made(
      'fartlek of half a minute to one and a half',
      'running',
      pickups(2.65, [
        [45, 4.6, 100],
        [85, 4.3, 75],
        [30, 4.9, 130],
        [65, 4.45, 90],
        [40, 4.75, 145],
        [90, 4.3, 80],
        [55, 4.55, 0],
      ]),
    ),
    made(
      'a descending set with walked rests',
      'running',
      pickups(1.5, [
        [470, 4.05, 150],
        [370, 4.15, 140],
        [275, 4.25, 120],
        [175, 4.4, 110],
        [85, 4.65, 0],
      ]),
    ),
  ];
}

/** Sessions with changes as strong as those, and no plan of intervals behind them. */
export function unplannedForms(seed: number): OutstandingForm[] {
  const made = maker(seed);
  const random = seededRandom(seed * 53 + 29);
  const between = (low: number, high: number): number => low + (high - low) * random();
  const group: Stretch[] = Array.from({ length: 110 }, () => {
    const surges = random() < 0.3;
    return [
      'steady',
      between(15, surges ? 90 : 110),
      surges ? between(220, 420) : between(60, 185),
    ];
  });
  const lights = (count: number): Span[] =>
    Array.from({ length: count }, (_, at) => {
      const from = Math.round(180 + (at * 2500) / count + between(0, 1200 / count));
      return { from, to: from + Math.round(between(15, 55)) };
    });
  return [
    made('group ride', 'cycling', group),
    made('commute with lights', 'cycling', [['steady', 2700, 165]], { waits: lights(16) }),
    made('run with lights', 'running', [['steady', 2700, 2.95]], { waits: lights(10) }),
    made('run with lights of one length', 'running', [['steady', 2700, 2.95]], {
      waits: waitsAfter([540, 190, 75, 200, 70, 600, 170, 88, 120]),
    }),
    made('surges on wheels, no two alike', 'cycling', [
      ['warmup', 1080, 142],
      ['steady', 30, 290],
      ['steady', 200, 140],
      ['steady', 75, 280],
      ['steady', 90, 140],
      ['steady', 180, 285],
      ['steady', 400, 140],
      ['steady', 400, 280],
      ['cooldown', 840, 130],
    ]),
    made('progression after a step', 'running', [
      ['warmup', 1200, 2.7],
      ['steady', 1500, 3.35, 3.95],
      ['cooldown', 900, 2.6],
    ]),
    made('rolling hills', 'cycling', [['steady', 5400, 175]], { terrain: hilly, pushUphill: 8 }),
    made('hilly run', 'running', [['steady', 3900, 2.9]], { terrain: hilly }),
    made('steady ride, eased in and out', 'cycling', [
      ['warmup', 420, 120],
      ['steady', 4500, 185],
      ['cooldown', 360, 110],
    ]),
    made('run between two walks', 'running', [
      ['warmup', 900, 1.4],
      ['steady', 1200, 2.7],
      ['cooldown', 900, 1.4],
    ]),
    made('progressive run with a jog after it', 'running', [
      ['steady', 3300, 2.65, 3.75],
      ['cooldown', 420, 2.5],
    ]),
    made('run with a fast finish', 'running', [
      ['steady', 2700, 2.85],
      ['steady', 1200, 3.7],
    ]),
    made('race with a kick', 'running', [
      ['steady', 2350, 4.1, 3.95],
      ['steady', 80, 4.5],
    ]),
    made(
      'one climb in an easy ride',
      'cycling',
      [
        ['steady', 1500, 150],
        ['steady', 1080, 240],
        ['steady', 1500, 140],
      ],
      { terrain: oneClimb },
    ),
  ];
}

/** Red for 50 s after each of the stretches. */
function waitsAfter(stretches: readonly number[]): Span[] {
  let at = 0;
  return stretches.map((seconds) => {
    const from = at + seconds;
    at = from + 50;
    return { from, to: at };
  });
}

/** Easy going for the first 13 km or so, then a pass of 5 %, its other side more gentle. */
const oneClimb: SessionPlan['terrain'] = (distanceM) => {
  const [foot, top] = [11_000, 18_000];
  if (distanceM < foot) return rolling(distanceM);
  return rolling(foot) + 0.05 * (Math.min(distanceM, top) - foot);
};

function maker(seed: number) {
  const random = seededRandom(seed * 89 + 17);
  return (name: string, family: SportFamily, list: readonly Stretch[], extra: Extra = {}) => {
    const about = (value: number, share: number): number =>
      value * (1 + share * (2 * random() - 1));
    const parts = list.map(([kind, seconds, output, to]): Part => ({
      kind,
      output: about(output, 0.015),
      seconds: Math.round(seconds > 600 ? about(seconds, 0.05) : about(seconds, 0.02)),
      ...(to !== undefined && { to }),
    }));
    const form: OutstandingForm = {
      name,
      family,
      plan: { parts, terrain: rolling, ...extra },
      work: workOf(parts),
    };
    return form;
  };
}

/** Work that follows on work is one interval. */
function workOf(parts: readonly Part[]): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { kind, seconds } of parts) {
    const to = from + seconds;
    const before = spans.at(-1);
    if (kind === 'work' && before?.to === from) spans[spans.length - 1] = { from: before.from, to };
    else if (kind === 'work') spans.push({ from, to });
    from = to;
  }
  return spans;
}
