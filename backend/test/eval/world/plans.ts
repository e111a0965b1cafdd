import { inCatalogue } from '#test/builders/physics/catalogue.js';
import type { Fault } from '#test/builders/physics/faults/fault.js';
import type { Part, SessionPlan } from '#test/builders/physics/session-plan.js';
import { repeatedHill } from '#test/builders/physics/terrain.js';
import type { AthleteName } from './athletes.js';

/**
 * What kind of session it is meant to be; known because it was planned, not because anybody judged
 * it.
 */
export type Meant =
  | 'even'
  | 'intervals'
  | 'fade'
  | 'negative'
  | 'progressive'
  | 'hilly'
  | 'restless'
  | 'race'
  | 'short';

export interface EvalPlan {
  readonly name: string;
  readonly meant: Meant;
  readonly plan: SessionPlan;
  readonly athlete: AthleteName;
}

const HOUR = 3600;

function from(
  name: string,
  meant: Meant,
  athlete: AthleteName,
  changes: Partial<SessionPlan> = {},
): EvalPlan {
  const entry = inCatalogue(name);
  if (!entry) throw new Error(`no such session: ${name}`);
  return { name, meant, athlete, plan: { ...entry.plan, ...changes } };
}

function own(
  name: string,
  meant: Meant,
  athlete: AthleteName,
  plan: Omit<SessionPlan, 'seed'> & { readonly seed?: number },
): EvalPlan {
  return { name, meant, athlete, plan: { seed: 11, unevenness: 'usual', ...plan } };
}

const even = (output: number, seconds: number, to?: number): Part => ({
  kind: 'steady',
  output,
  seconds,
  ...(to !== undefined && { to }),
});
const fours = (watts: readonly number[], family: 'cycling' | 'running'): readonly Part[] => [
  { kind: 'warmup', output: family === 'cycling' ? 150 : 2.8, seconds: 780 },
  ...watts.flatMap((output, at): Part[] => [
    { kind: 'work', output, seconds: 240 },
    ...(at === watts.length - 1
      ? []
      : [{ kind: 'recovery' as const, output: family === 'cycling' ? 115 : 2.3, seconds: 150 }]),
  ]),
  { kind: 'cooldown', output: family === 'cycling' ? 135 : 2.5, seconds: 600 },
];

/** A meter on both sides: the right leg's share in the first half and in the second, percent. */
function bothLegs(first: number, second: number): Fault {
  return {
    kind: BOTH_LEGS,
    apply: (recording) => {
      const values = recording.time.map((_, at) =>
        at < recording.time.length / 2 ? first : second,
      );
      return {
        recording: {
          ...recording,
          channels: { ...recording.channels, rightBalance: { values, source: 'measured' } },
        },
        spans: [],
      };
    },
  };
}

/** No fault at all, though it is put on the recording the same way. */
export const BOTH_LEGS = 'both legs measured';

/** Eight times about 400 m with a walk between. */
function quarterMiles(): Part[] {
  const reps = [4.6, 4.58, 4.62, 4.55, 4.57, 4.5, 4.48, 4.52].flatMap((output, at): Part[] => [
    { kind: 'work', output, seconds: Math.round(400 / output) },
    ...(at === 7 ? [] : [{ kind: 'recovery' as const, output: 2.2, seconds: 90 }]),
  ]);
  return [
    { kind: 'warmup', output: 2.8, seconds: 840 },
    ...reps,
    { kind: 'cooldown', output: 2.5, seconds: 500 },
  ];
}

const RIDES: readonly EvalPlan[] = [
  from('ride-steady', 'even', 'rider'),
  from('ride-hilly', 'hilly', 'newRider'),
  from('ride-progressive', 'progressive', 'rider'),
  from('ride-stochastic', 'restless', 'racer'),
  from('ride-negative-split', 'negative', 'rider'),
  from('ride-fade', 'fade', 'newRider'),
  from('ride-5x4min-laps', 'intervals', 'rider'),
  from('ride-5x4min', 'intervals', 'newRider'),
  from('ride-10x1min-planned', 'intervals', 'racer'),
  from('ride-30-30s-laps', 'intervals', 'rider'),
  from('ride-over-unders-planned', 'intervals', 'racer'),
  from('ride-pyramid-laps', 'intervals', 'newRider'),
  from('ride-indoor', 'even', 'rider'),
  from('ride-drift', 'even', 'racer'),
  from('ride-pauses', 'even', 'newRider'),
  from('ride-smart', 'even', 'rider'),
  from('ride-no-power', 'even', 'newRider'),
  from('ride-no-heart-rate', 'even', 'rider'),
  from('ride-no-gps', 'even', 'newRider'),
  from('ride-spikes', 'even', 'racer'),
  from('ride-dropouts', 'even', 'rider'),
  own('ride-weakening-5x4', 'intervals', 'rider', {
    family: 'cycling',
    parts: fours([305, 300, 290, 278, 262], 'cycling'),
    laps: 'manual',
  }),
  own('ride-long-climb', 'hilly', 'racer', {
    family: 'cycling',
    parts: [even(195, 5400)],
    terrain: repeatedHill(5200, 0.055),
    pushUphill: 4,
  }),
  own('ride-of-nobody', 'even', 'nobody', { family: 'cycling', parts: [even(170, 2700)] }),
  own('ride-all-out-hour', 'race', 'racer', {
    family: 'cycling',
    parts: [even(268, HOUR)],
    unevenness: 'calm',
  }),
  own('ride-both-legs', 'even', 'racer', {
    family: 'cycling',
    parts: [even(200, 3600)],
    faults: [bothLegs(50, 53)],
  }),
  own('ride-short', 'short', 'newRider', { family: 'cycling', parts: [even(160, 480)] }),
];

const RUNS: readonly EvalPlan[] = [
  from('run-steady', 'even', 'runner'),
  from('run-hilly', 'hilly', 'newRunner'),
  from('run-progressive', 'progressive', 'runner'),
  from('run-stochastic', 'restless', 'oldHand'),
  from('run-negative-split', 'negative', 'runner'),
  from('run-fade', 'fade', 'newRunner'),
  from('run-5x4min-laps', 'intervals', 'runner'),
  from('run-5x4min', 'intervals', 'newRunner'),
  from('run-10x1min-planned', 'intervals', 'oldHand'),
  from('run-30-30s-laps', 'intervals', 'runner'),
  from('run-pyramid-planned', 'intervals', 'newRunner'),
  from('run-treadmill', 'even', 'newRunner'),
  from('run-drift', 'even', 'oldHand'),
  from('run-cadence-lock', 'even', 'newRunner'),
  from('run-gps-jump', 'even', 'runner'),
  from('run-no-heart-rate', 'even', 'runner'),
  from('run-smart', 'even', 'newRunner'),
  own('run-race-10k', 'race', 'oldHand', {
    family: 'running',
    parts: [even(4.16, 2420)],
    laps: 'auto',
    unevenness: 'calm',
  }),
  own('run-long', 'even', 'oldHand', {
    family: 'running',
    parts: [even(2.95, 6000)],
    laps: 'auto',
  }),
  own('run-waits', 'even', 'newRunner', {
    family: 'running',
    parts: [even(2.8, 2700)],
    laps: 'auto',
    waits: [
      { from: 900, to: 990 },
      { from: 1800, to: 1860 },
    ],
  }),
  own('run-weakening-5x4', 'intervals', 'runner', {
    family: 'running',
    parts: fours([4.4, 4.35, 4.25, 4.1, 3.95], 'running'),
    laps: 'manual',
  }),
  own('run-easy-too-fast', 'even', 'newRunner', {
    family: 'running',
    parts: [even(3.6, 2400)],
    laps: 'auto',
  }),
  own('run-of-nobody', 'even', 'nobody', {
    family: 'running',
    parts: [even(2.7, 2100)],
    laps: 'auto',
  }),
  own('run-repeats-of-400', 'intervals', 'oldHand', {
    family: 'running',
    parts: quarterMiles(),
    laps: 'manual',
    seed: 5,
  }),
];

/** 26 rides and 24 runs, from files whole and faulty, with every channel that may be missing. */
export const EVAL_PLANS: readonly EvalPlan[] = [...RIDES, ...RUNS];
