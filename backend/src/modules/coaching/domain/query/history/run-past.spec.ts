import { describe, expect, it } from '@jest/globals';
import { sentencesOf } from '#coaching/domain/answer/answer.js';
import { Verifier } from '#coaching/domain/verifier/verifier.js';
import { placedAnswer } from '#coaching/domain/query/query-answer.js';
import { EvalWorld } from '#test/eval/world/eval-world.js';
import { seededRandom } from '#test/support/seeded-random.js';
import { PAST_METRICS } from './past-metrics.js';
import type { PastPeriod } from './past-period.js';
import {
  EVERYTHING,
  type PastMetricId,
  type PastOperation,
  type PastPart,
  type PastQuery,
  type PastVerdict,
} from './past-query.js';

const world = new EvalWorld(16);
const random = seededRandom(19);
const QUERIES = 250;

const part = (changes: Partial<PastPart>): PastPart => ({ ...EVERYTHING, ...changes });
const span = (period: PastPeriod) => part({ period });
const PARTS: readonly (readonly PastPart[])[] = [
  [EVERYTHING],
  [span({ month: 4 }), span({ month: 5 }), span({ since: 6 })],
  [span({ date: { day: 1, month: 4 } }), span({ date: { day: 30, month: 4 } })],
  [span({ last: 3, unit: 'week' })],
  [span({ which: 'this', unit: 'week' }), span({ back: 3, unit: 'week' })],
  [span({ beforeBreak: true })],
  [span({ season: 'spring' })],
  [span({ sameDaysOf: 5 }), span({ start: { firstOf: 'week' }, end: { month: 3 } })],
  [span({ start: { month: 3 }, end: { month: 5 } })],
  [span({ daysAgo: 1 })],
  [part({ weekdays: [2] }), part({ weekdays: [6] })],
  [part({ weekdays: [4], period: { month: 5 } })],
  [part({ kind: 'long', period: { month: 5 } })],
  [part({ kind: 'indoor' })],
  [part({ kind: 'intervals', pick: { from: 'first', nth: 2 } })],
  [part({ pick: { from: 'first', nth: 1 } }), part({ pick: { from: 'last', nth: 1 } })],
];
const VERDICTS: readonly PastVerdict[] = [
  'consistent',
  'polarised',
  'progress',
  'proud',
  'month',
  'comeback',
  'lost',
  'more',
  'days',
  'ready',
  'overdone',
  'tomorrow',
  'ramp',
  'sameHeart',
];
const OPERATIONS: readonly PastOperation[] = [
  { kind: 'value' },
  { kind: 'extreme', most: true, which: 1 },
  { kind: 'extreme', most: false, which: 2 },
  { kind: 'extreme', most: true, which: 1, by: 'load' },
  { kind: 'extreme', most: true, which: 1, by: null },
  { kind: 'projection', until: 'year' },
  { kind: 'projection', until: 'month' },
  { kind: 'ends' },
  { kind: 'rank', most: true, count: 3 },
  { kind: 'list' },
  { kind: 'difference' },
  { kind: 'difference', claim: 'more' },
  { kind: 'difference', which: 'less' },
  { kind: 'trend' },
  { kind: 'jump', up: true },
  { kind: 'streak' },
  { kind: 'missed' },
  { kind: 'rest' },
  { kind: 'gap' },
  { kind: 'when' },
  { kind: 'countWhere', above: true, limit: 100, written: '100' },
  { kind: 'share' },
  { kind: 'zones', by: 'heartRate', zone: 3 },
  { kind: 'zones', by: null, zone: null, band: 'easy' },
  { kind: 'usual' },
  { kind: 'spread' },
  ...VERDICTS.map((of): PastOperation => ({ kind: 'verdict', of })),
];
const IDS = Object.keys(PAST_METRICS) as PastMetricId[];
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;

function anyQuery(): PastQuery {
  return {
    metrics: oneOf([[], [oneOf(IDS)], [oneOf(IDS), oneOf(IDS)]]),
    parts: oneOf(PARTS),
    unit: oneOf(['workout', 'weekday', 'week', 'month'] as const),
    per: oneOf([null, null, 'week', 'workout'] as const),
    sport: null,
    operation: oneOf(OPERATIONS),
    length: oneOf([null, null, 'mi'] as const),
  };
}

describe('a query over training', () => {
  it.each(['rider', 'runner', 'rider-away'])(
    'of %s is always answered, in sentences that the verifier lets through',
    async (name) => {
      const { sheet, tools } = await world.groundOf({
        about: { kind: 'history', name },
        units: 'METRIC',
      });
      const dropped = Array.from({ length: QUERIES }, anyQuery).flatMap((query) => {
        const result = tools.past(query);
        if (result === null) return [{ query, sentence: 'no result' }];
        const { answer, sheet: grown } = placedAnswer(sheet, result);
        const verifier = new Verifier(grown, '');
        const sentences = sentencesOf(answer);
        return sentences.length === 0
          ? [{ query, sentence: 'no answer' }]
          : sentences
              .filter((sentence) => verifier.judge(sentence).problems.length > 0)
              .map((sentence) => ({ query, sentence }));
      });
      expect(dropped).toEqual([]);
    },
  );
});
