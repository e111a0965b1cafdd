import { describe, expect, it } from '@jest/globals';
import { sentencesOf } from '#coaching/domain/answer/answer.js';
import { Verifier } from '#coaching/domain/verifier/verifier.js';
import { imported, sheetOf, type EvalSheet } from '#test/eval/world/imported.js';
import { EVAL_PLANS } from '#test/eval/world/plans.js';
import { placedAnswer } from './query-answer.js';
import type { Query, Scope, Series } from './query.js';

const known = new Map<string, EvalSheet>();

function worldOf(name: string): EvalSheet {
  const plan = EVAL_PLANS.find((candidate) => candidate.name === name);
  if (!plan) throw new Error(`no such session: ${name}`);
  const world = known.get(name) ?? sheetOf(imported(plan));
  known.set(name, world);
  return world;
}

const WHOLE: Scope = { kind: 'whole' };

/** What is said, and what the verifier has against it. */
function answered(name: string, query: Partial<Query>) {
  const { sheet, tools } = worldOf(name);
  const result = tools.query({
    metrics: [],
    scope: WHOLE,
    operation: { kind: 'value' },
    why: false,
    ...query,
  });
  if (result === null) throw new Error('no samples');
  const { answer, sheet: grown } = placedAnswer(sheet, result);
  const sentences = sentencesOf(answer);
  const verifier = new Verifier(grown, '');
  return {
    text: sentences.join('').replace(/ \[[FKN]\d+\]/g, ''),
    problems: sentences.flatMap((sentence) => verifier.judge(sentence).problems),
  };
}

const each = (series: Series): Scope => ({ kind: 'each', series });
const one = (series: Series, nth: number | 'last' | 'middle'): Scope => ({
  kind: 'one',
  series,
  nth,
});
const together = (series: Series): Scope => ({ kind: 'together', series });
const HALF: Series = { kind: 'half' };
const REP: Series = { kind: 'rep' };
const KM: Series = { kind: 'block', by: 'metres', length: 1000 };

type Case = readonly [workout: string, query: Partial<Query>, said: RegExp];

/** Each with the sentence that must come first, and nothing that the verifier would drop. */
function says(cases: readonly Case[]): void {
  it.each(cases)('of %s answers %j', (name, query, said) => {
    const { text, problems } = answered(name, query);
    expect(text).toMatch(said);
    expect(problems).toEqual([]);
  });
}

describe('several metrics of one part in one sentence', () => {
  says([
    [
      'ride-steady',
      { metrics: ['power', 'heartRate'], scope: one({ kind: 'lap' }, 6) },
      /^You averaged 195 W at 159 bpm in lap 6\./,
    ],
    [
      'run-hilly',
      { metrics: ['time', 'gain', 'distance'], scope: one({ kind: 'climb' }, 3) },
      /^Climb 3 took 13:08, rose 138 m and was 1\.91 km long\./,
    ],
    [
      'run-drift',
      { metrics: ['gain', 'heartRateMax'] },
      /^You climbed 54 m and your heart rate peaked at 175 bpm over the whole run\./,
    ],
    [
      'ride-all-out-hour',
      { metrics: ['normalized', 'intensity', 'stress'] },
      /^Your normalized power was 267 W, your intensity factor 1\.07 and your training stress 114/,
    ],
    [
      'ride-pauses',
      { metrics: ['movingTime', 'elapsedTime'] },
      /^Your moving time was 1:07:09 and your elapsed time 1:30:0\d over the whole ride\./,
    ],
    [
      'run-cadence-lock',
      { metrics: ['cadence', 'cadenceMax'] },
      /^Your cadence averaged 162 spm and peaked at 166 spm over the whole run\./,
    ],
  ]);
});

describe('one metric in several parts', () => {
  says([
    [
      'ride-smart',
      { metrics: ['power'], scope: one(HALF, 1), further: [one(HALF, 2)] },
      /^You averaged 170 W in the first half and 181 W in the second half, 11 W more\./,
    ],
    [
      'ride-smart',
      { metrics: ['power'], scope: one(HALF, 2), further: [one(HALF, 1)] },
      /^You averaged 170 W in the first half and 181 W in the second half, 11 W more\./,
    ],
    [
      'run-hilly',
      { metrics: ['vam'], scope: one({ kind: 'climb' }, 1), further: [one({ kind: 'climb' }, 3)] },
      /^Your climbing rate was 659 m\/h on climb 1 and 630 m\/h on climb 3, 29 m\/h lower\./,
    ],
    [
      'run-weakening-5x4',
      { metrics: ['strideLength'], scope: one(REP, 1), further: [one(REP, 5)] },
      /^Your stride length was 1\.54 m in interval 1 and 1\.33 m in interval 5/,
    ],
    [
      'ride-steady',
      {
        metrics: ['power', 'heartRate'],
        scope: one({ kind: 'lap' }, 3),
        further: [one({ kind: 'lap' }, 5), one({ kind: 'lap' }, 6)],
      },
      /^Average power: 180 W in lap 3, 187 W in lap 5 and 195 W in lap 6\.\n\n\| Part \|/,
    ],
    [
      'ride-over-unders-planned',
      {
        metrics: ['power'],
        scope: together({ kind: 'rep', role: 'over' }),
        further: [together({ kind: 'rep', role: 'under' })],
      },
      /^You averaged 254 W in your overs and 218 W in your unders, 36 W less\./,
    ],
    [
      'ride-negative-split',
      {
        metrics: ['power'],
        scope: one(HALF, 2),
        operation: { kind: 'difference', to: one(HALF, 1) },
      },
      /^Your average power was 28 W \(16%\) higher in the second half than in the first half:/,
    ],
  ]);
});

describe('parts that are chosen by their place, length or role', () => {
  says([
    ['ride-5x4min-laps', { metrics: ['power'], scope: one(REP, -2) }, /W in interval 4\./],
    ['ride-5x4min-laps', { metrics: ['power'], scope: one(REP, 'middle') }, /W in interval 3\./],
    [
      'run-pyramid-planned',
      {
        metrics: ['speed'],
        scope: each({ kind: 'rep', lasting: { by: 'seconds', length: 240 } }),
      },
      /^You ran at 3:49 \/km in interval 4\./,
    ],
    [
      'run-30-30s-laps',
      { metrics: ['time'], scope: one({ kind: 'recovery', between: 'sets' }, 1) },
      /^The break between the sets took 4:59\./,
    ],
    [
      'ride-over-unders-planned',
      { metrics: ['time'], scope: one({ kind: 'recovery', between: 'sets' }, 1) },
      /^The break between sets 1 and 2 took 5:01\./,
    ],
    [
      'run-pyramid-planned',
      { metrics: ['speed'], scope: together({ kind: 'rep', role: 'up' }) },
      /^You ran at [\d:]+ \/km in your intervals on the way up\./,
    ],
    [
      'ride-5x4min-laps',
      { metrics: ['power'], scope: { ...each(REP), kind: 'together', from: 1, to: 2 } as Scope },
      /^You averaged 269 W in intervals 1 and 2\./,
    ],
    [
      'ride-10x1min-planned',
      {
        metrics: ['power'],
        scope: { kind: 'together', series: REP, from: 1, to: 'last', step: 2 },
        further: [{ kind: 'together', series: REP, from: 2, to: 'last', step: 2 }],
      },
      /^You averaged 314 W in your odd intervals and 293 W in your even intervals, 21 W less\./,
    ],
    [
      'ride-10x1min-planned',
      { metrics: ['power'], scope: { kind: 'together', series: REP, middle: 3 } },
      /^You averaged 272 W in intervals 4 to 6\./,
    ],
    [
      'ride-weakening-5x4',
      { metrics: ['power'], scope: each(REP), operation: { kind: 'trend' }, course: 'up' },
      /^No, your average power fell from 292 W/,
    ],
    [
      'ride-weakening-5x4',
      { metrics: ['power'], scope: each(REP), operation: { kind: 'trend' }, course: 'down' },
      /^Yes, your average power fell from 292 W/,
    ],
    [
      'ride-hilly',
      {
        metrics: ['gain'],
        scope: together({ kind: 'climb' }),
        operation: { kind: 'difference', to: together({ kind: 'flat' }) },
      },
      /^You climbed 743 m more on your climbs than on the flat stretch: 746 m against 2 m\./,
    ],
    // One set: blocks are its intervals, and breaks without a stop its recoveries.
    [
      'ride-5x4min-laps',
      {
        metrics: ['power'],
        scope: each({ kind: 'set', loose: true }),
        operation: { kind: 'extreme', end: 'best', which: 1 },
      },
      /^Interval 3 was your strongest, at 292 W\./,
    ],
    [
      'ride-5x4min-laps',
      { metrics: ['power'], scope: together({ kind: 'stop', loose: true }) },
      /^You averaged 113 W in your recoveries\./,
    ],
    [
      'ride-5x4min-laps',
      {
        metrics: ['power'],
        operation: {
          kind: 'bestEffort',
          by: 'seconds',
          length: 300,
          also: [{ by: 'seconds', length: 1200 }],
        },
      },
      /^Your best 5 min power was 257 W and your best 20 min power 222 W\./,
    ],
  ]);
});

describe('orders and lists', () => {
  says([
    [
      'run-5x4min-laps',
      {
        metrics: ['distance'],
        scope: each({ kind: 'block', by: 'seconds', length: 240 }),
        operation: { kind: 'list' },
      },
      /\| Interval 1 \| 1\.02 km \|/,
    ],
    [
      'run-race-10k',
      { scope: each({ kind: 'block', by: 'metres', length: 5000 }), operation: { kind: 'list' } },
      /\| Stretch \| Time \| Pace \| Average heart rate \|\n\| First 5\.00 km \| 20:\d\d \|/,
    ],
    [
      'ride-over-unders-planned',
      {
        metrics: ['power'],
        scope: each({ kind: 'set' }),
        operation: { kind: 'rank', end: 'best' },
      },
      /^Your strongest sets by average power: set 2 at 241 W, set 3 at 234 W and set 1 at 216 W\./,
    ],
    [
      'ride-5x4min-laps',
      {
        metrics: ['power'],
        scope: each(REP),
        operation: { kind: 'rank', end: 'worst', most: 3 },
      },
      /^Your weakest intervals by average power: interval \d at 269 W, interval \d at 269 W and/,
    ],
    [
      'run-gps-jump',
      { metrics: ['speed'], scope: each(KM), operation: { kind: 'ends', end: 'best' } },
      /^Your fastest was km 6 at 5:34 \/km, your slowest km 4 at 5:51 \/km, 17 s\/km apart\./,
    ],
    [
      'run-hilly',
      {
        metrics: ['distance', 'gain', 'time'],
        scope: each({ kind: 'climb' }),
        operation: { kind: 'list' },
      },
      /\| Climb \| Length \| Climbing \| Time \|\n\| Climb 1 \| 0\.74 km \| 58 m \| 5:19 \|/,
    ],
    [
      'ride-5x4min-laps',
      {
        metrics: ['power'],
        scope: each(REP),
        operation: { kind: 'extreme', end: 'worst', which: 1 },
      },
      /^Interval \d was your weakest, at 269 W\.\n\nInterval \d was close, at 269 W\./,
    ],
    [
      'run-5x4min-laps',
      { metrics: ['speed'], scope: each({ kind: 'recovery' }) },
      /^You ran at 6:44 \/km in your recoveries\.\n\nPace: 6:50 \/km in recovery 1, /,
    ],
  ]);
});

describe('series as a whole', () => {
  says([
    [
      'run-10x1min-planned',
      { metrics: ['time'], scope: each(REP), operation: { kind: 'list' } },
      /^Time of your intervals was between 0:59 and 1:01; 9:56 in all\.\n\n\| Interval \|/,
    ],
    [
      'run-progressive',
      { metrics: ['speed'], scope: each(KM), operation: { kind: 'trend' } },
      /^Your pace quickened from 6:19 \/km in km 1 to .*, though not in km 8, in km 11 and in km 12\./,
    ],
    [
      'run-steady',
      { metrics: ['speed'], scope: each(KM), operation: { kind: 'spread' } },
      /^Your 13 kilometres were uneven: pace ranged from .*, 26 s\/km apart \(8\.7%\)\./,
    ],
    [
      'ride-hilly',
      { metrics: ['gain'], scope: each({ kind: 'climb' }), operation: { kind: 'total' } },
      /^You climbed 746 m on your climbs\./,
    ],
    [
      'ride-pauses',
      { scope: { kind: 'stops' }, operation: { kind: 'count' } },
      /^There were five stops, 22:50 in all: 0:41, 5:00, 0:43, 1:26 and 15:00\./,
    ],
    [
      'ride-pauses',
      { metrics: ['distance'], scope: each({ kind: 'stop' }), operation: { kind: 'mean' } },
      /^Your five stops took 4:34 on average\./,
    ],
  ]);
});

describe('changes, shares and limits', () => {
  says([
    [
      'run-hilly',
      { scope: one(KM, 9), operation: { kind: 'why' } },
      /^You ran at 7:08 \/km in km 9, where the road went uphill at 7\.7%\./,
    ],
    [
      'ride-5x4min-laps',
      { metrics: ['heartRate'], scope: one(REP, 3), operation: { kind: 'change' } },
      /^Your heart rate rose by 47 bpm in interval 3, from 138 bpm to 185 bpm\./,
    ],
    [
      'ride-fade',
      { metrics: ['power'], operation: { kind: 'change' } },
      /^Your average power fell by 37 W from the first quarter to the last of the whole ride/,
    ],
    [
      'ride-pauses',
      { scope: { kind: 'stops' }, operation: { kind: 'share' } },
      /^Your stops took 25% of the whole ride: 22:50 of 1:30:0\d\./,
    ],
    [
      'ride-5x4min-laps',
      { scope: each(REP), operation: { kind: 'share' } },
      /^Your intervals took 35% of the whole ride:/,
    ],
    [
      'ride-steady',
      { operation: { kind: 'timeWhere', channel: 'power', above: 200 } },
      /^You spent 21:53 with a power of 200 W or more over the whole ride \(31% of the moving/,
    ],
    [
      'run-steady',
      { operation: { kind: 'timeWhere', channel: 'heartRate', below: 150 }, scope: one(HALF, 1) },
      /^You spent [\d:]+ with a heart rate under 150 bpm in the first half \(\d/,
    ],
    [
      'ride-hilly',
      { operation: { kind: 'timeWhere', channel: 'grade', above: 5 } },
      /^You spent [\d:]+ with a gradient of 5% or more/,
    ],
    [
      'ride-hilly',
      { metrics: ['coasting'], operation: { kind: 'share' } },
      /^Your share of the moving time without pedalling was 16%/,
    ],
  ]);
});

describe('best efforts and moments', () => {
  says([
    [
      'run-progressive',
      { operation: { kind: 'bestEffort', by: 'metres', length: 10_000 } },
      /^Your best 10 km took 43:45, at 4:23 \/km\./,
    ],
    [
      'run-progressive',
      { operation: { kind: 'bestEffort', by: 'metres', length: 3000 } },
      /^Your best 3 km took 11:52, at 3:57 \/km\./,
    ],
    [
      'ride-5x4min-laps',
      { operation: { kind: 'bestEffort', by: 'seconds', length: 1200 } },
      /^Your best 20 min power was 222 W\. It began 28:33 after the start, at 14\.7 km\./,
    ],
    [
      'run-steady',
      { operation: { kind: 'bestEffort', by: 'metres', length: 50_000 } },
      /^I can't say, because it was shorter than 50 km\./,
    ],
    [
      'ride-pauses',
      { scope: one({ kind: 'stop' }, 1), operation: { kind: 'when' } },
      /^Stop 1 began 11:43 after the start, at 6\.13 km, and lasted 0:41\./,
    ],
    [
      'run-steady',
      { metrics: ['heartRateMax'], operation: { kind: 'when' } },
      /^Your heart rate peaked at 168 bpm over the whole run, 1:02:04 after the start, at 12\.0 km/,
    ],
    [
      'run-waits',
      { scope: each({ kind: 'stop' }), operation: { kind: 'when' } },
      /^Your stops began 15:01 in at 2\.55 km and 30:01 in at 4\.78 km\./,
    ],
  ]);
});

describe('numbers of parts', () => {
  says([
    [
      'ride-over-unders-planned',
      { scope: each(REP), operation: { kind: 'count' } },
      /^There were 18 intervals, 26:57 in all, by the steps of the planned workout\./,
    ],
    [
      'run-waits',
      { scope: each({ kind: 'stop' }), operation: { kind: 'count' } },
      /^There were two stops, 2:26 in all: 1:28 and 0:58\./,
    ],
    ['run-steady', { metrics: ['stopCount'] }, /^You did not stop\./],
    [
      'run-steady',
      { scope: each(REP), operation: { kind: 'count' } },
      /^There were no intervals\./,
    ],
    [
      'ride-5x4min-laps',
      { metrics: ['time'], scope: each({ kind: 'recovery' }), operation: { kind: 'mean' } },
      /^Your four recoveries took 3:00 on average\./,
    ],
  ]);
});

describe('a number that a question takes for granted', () => {
  says([
    [
      'run-10x1min-planned',
      { metrics: ['speed'], scope: one(REP, 9), premise: { value: 1000 / 197, written: '3:17' } },
      /^Yes, you ran at 3:17 \/km in interval 9\./,
    ],
    [
      'run-10x1min-planned',
      { metrics: ['speed'], scope: one(REP, 8), premise: { value: 1000 / 197, written: '3:17' } },
      /^No, you ran at 3:37 \/km in interval 8\./,
    ],
    [
      'run-repeats-of-400',
      {
        metrics: ['time'],
        scope: each({ kind: 'recovery' }),
        premise: { value: 90, written: '90s' },
      },
      /^Yes, your seven recoveries took 1:30 on average\./,
    ],
    [
      'ride-steady',
      { metrics: ['power'], premise: { value: 200, written: '200', bound: 'above' } },
      /^No, you averaged 186 W/,
    ],
  ]);
});

describe('units and forms that a question names', () => {
  says([
    [
      'run-treadmill',
      { metrics: ['speed'], units: 'IMPERIAL', as: 'speed' },
      /^You ran at 6\.7 mph over the whole run\./,
    ],
    ['run-stochastic', { metrics: ['speedMax'], as: 'speed' }, /^Your top speed was 30\.2 km\/h/],
    ['run-hilly', { metrics: ['gain'], units: 'IMPERIAL' }, /^You climbed 1106 ft/],
  ]);
});

describe('what is not known', () => {
  says([
    [
      'ride-no-power',
      { metrics: ['power'] },
      /^I can't say, because this ride has no power data\./,
    ],
    [
      'run-treadmill',
      { metrics: ['gain'] },
      /because this run was indoors, so it has no elevation/,
    ],
    [
      'ride-steady',
      { metrics: ['stress'], scope: one(HALF, 1) },
      /because training stress is only known for the whole ride\./,
    ],
    ['ride-short', { metrics: ['normalized'] }, /^I can't say, because .*20 minutes/],
    [
      'ride-5x4min-laps',
      { scope: one(REP, 9) },
      /^I can't say, because there are only 5 intervals\./,
    ],
  ]);
});

describe('a part of a part, the one after it, and all but some', () => {
  const climb = (nth: number): Scope => ({ kind: 'one', series: { kind: 'climb' }, nth });
  const rep = (nth: number): Scope => ({ kind: 'one', series: REP, nth });
  const edge = (which: 'first' | 'last', length: number): Scope => ({
    kind: 'place',
    place: { kind: 'edge', edge: which, by: 'seconds', length },
  });
  says([
    [
      'ride-long-climb',
      {
        metrics: ['power'],
        scope: { kind: 'inside', outer: climb(4), inner: one({ kind: 'quarter' }, 4) },
      },
      /^You averaged 234 W on the last quarter of climb 4\./,
    ],
    [
      'ride-long-climb',
      {
        metrics: ['speed'],
        scope: { kind: 'inside', outer: one(HALF, 2), inner: each(KM) },
        operation: { kind: 'extreme', end: 'least', which: 1 },
      },
      /^Kilometre 24 was your slowest, at 15\.9 km\/h\./,
    ],
    [
      'ride-long-climb',
      {
        metrics: ['heartRate'],
        scope: { kind: 'inside', outer: climb(3), inner: edge('last', 120) },
      },
      /^Your heart rate averaged 174 bpm on the last 2:00 of climb 3\./,
    ],
    [
      'ride-5x4min-laps',
      {
        metrics: ['power'],
        scope: { kind: 'inside', outer: rep(3), inner: edge('first', 60) },
        further: [{ kind: 'inside', outer: rep(3), inner: edge('last', 60) }],
      },
      /the first 1:00 of interval 3.*the last 1:00 of interval 3/,
    ],
    [
      'ride-long-climb',
      {
        metrics: ['speed'],
        scope: { kind: 'neighbour', series: { kind: 'descent' }, step: 1, to: climb(2) },
      },
      /^You rode at 49\.3 km\/h on descent 2\./,
    ],
    [
      'ride-5x4min-laps',
      {
        metrics: ['power'],
        scope: { kind: 'neighbour', series: { kind: 'recovery' }, step: 1, to: rep(5) },
      },
      /^I can't say, because there is no recovery after interval 5\./,
    ],
    [
      'ride-5x4min-laps',
      {
        metrics: ['power'],
        scope: {
          kind: 'without',
          of: [
            { kind: 'phase', phase: 'warmup' },
            { kind: 'phase', phase: 'cooldown' },
          ],
        },
      },
      /^You averaged 217 W over the whole ride without the warm-up and the cool-down\./,
    ],
  ]);
});

describe('the first moment beyond a limit', () => {
  says([
    [
      'ride-long-climb',
      { operation: { kind: 'firstWhere', channel: 'heartRate', above: 170 } },
      /^You first had a heart rate of 170 bpm or more 3:23 after the start, at 0\.88 km\./,
    ],
    [
      'ride-steady',
      { operation: { kind: 'firstWhere', channel: 'power', above: 900 } },
      /^You never had a power of 900 W or more over the whole ride: 0:00\./,
    ],
  ]);
});

describe('what is taken for granted about parts', () => {
  says([
    [
      'ride-5x4min-laps',
      {
        scope: each(REP),
        operation: { kind: 'extreme', end: 'best', which: 1 },
        claimed: one(REP, 'last'),
      },
      /^No, interval 3 was your strongest, at 292 W\./,
    ],
    [
      'ride-5x4min-laps',
      {
        scope: each(REP),
        operation: { kind: 'count' },
        premise: { value: 6, written: 'six' },
      },
      /^No, there were five intervals/,
    ],
  ]);
});
