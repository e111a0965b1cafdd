import { describe, expect, it } from '@jest/globals';
import { sentencesOf } from '#coaching/domain/answer/answer.js';
import { Verifier } from '#coaching/domain/verifier/verifier.js';
import { imported, sheetOf } from '#test/eval/world/imported.js';
import { EVAL_PLANS } from '#test/eval/world/plans.js';
import { SPAN_METRICS, type MetricId } from './metrics/span-metric.js';
import { placedAnswer } from './query-answer.js';
import type { Operation, Query, Scope, Series } from './query.js';

const SERIES: readonly Series[] = [
  { kind: 'lap' },
  { kind: 'recovery' },
  { kind: 'recovery', between: 'sets' },
  { kind: 'climb' },
  { kind: 'descent' },
  { kind: 'stop' },
  { kind: 'third' },
  { kind: 'half' },
  { kind: 'set' },
  { kind: 'rep' },
  { kind: 'rep', role: 'over' },
  { kind: 'rep', role: 'down' },
  { kind: 'rep', lasting: { by: 'seconds', length: 240 } },
  { kind: 'block', by: 'metres', length: 1000 },
  { kind: 'block', by: 'seconds', length: 600 },
];

const SCOPES: readonly Scope[] = [
  { kind: 'whole' },
  { kind: 'stops' },
  { kind: 'moving' },
  { kind: 'phase', phase: 'warmup' },
  { kind: 'place', place: { kind: 'edge', edge: 'last', by: 'seconds', length: 300 } },
  ...SERIES.flatMap((series): readonly Scope[] => [
    { kind: 'each', series },
    { kind: 'together', series },
    { kind: 'one', series, nth: 2 },
    { kind: 'one', series, nth: -2 },
    { kind: 'end', series, metric: null, end: 'best', which: 1 },
  ]),
];

const OPERATIONS: readonly Operation[] = [
  { kind: 'value' },
  { kind: 'extreme', end: 'best', which: 1 },
  { kind: 'extreme', end: 'least', which: 2 },
  { kind: 'ends', end: 'most' },
  { kind: 'rank', end: 'worst', most: 3 },
  { kind: 'when' },
  { kind: 'why' },
  { kind: 'list' },
  { kind: 'difference', to: { kind: 'whole' } },
  { kind: 'change' },
  { kind: 'share' },
  { kind: 'timeWhere', channel: 'heartRate', below: 150 },
  { kind: 'timeWhere', channel: 'grade', above: 3 },
  { kind: 'bestEffort', by: 'seconds', length: 60 },
  { kind: 'bestEffort', by: 'metres', length: 700 },
  { kind: 'trend' },
  { kind: 'spread' },
  { kind: 'count' },
  { kind: 'total' },
  { kind: 'onset' },
  { kind: 'mean' },
  { kind: 'countWhere', above: true, limit: 5, written: '5' },
];

const METRICS = Object.keys(SPAN_METRICS) as readonly MetricId[];
const WORKOUTS = ['ride-over-unders-planned', 'ride-pauses', 'ride-no-power', 'run-hilly'];

/** Each operation over each scope, with another metric each time. */
function queries(offset: number): readonly Query[] {
  const named = (at: number): readonly MetricId[] =>
    at % 5 === 0 ? [] : [METRICS[(at * 7 + offset) % METRICS.length] as MetricId];
  return SCOPES.flatMap((scope, row) =>
    OPERATIONS.map((operation, column) => ({
      scope,
      operation,
      metrics: named(row * OPERATIONS.length + column),
      why: false,
      ...(row % 4 === 0 ? { further: [{ kind: 'one', series: { kind: 'half' }, nth: 2 }] } : {}),
    })),
  );
}

const BROKEN = /NaN|undefined|null|Infinity/;

describe('every query over a workout', () => {
  it.each(WORKOUTS)('of %s is answered or refused in whole, verified sentences', (name) => {
    const plan = EVAL_PLANS.find((candidate) => candidate.name === name);
    if (!plan) throw new Error(`no such session: ${name}`);
    const { sheet, tools } = sheetOf(imported(plan));
    const wrong = queries(name.length).flatMap((query) => {
      const result = tools.query(query);
      if (result === null) return ['no samples'];
      const { answer, sheet: grown } = placedAnswer(sheet, result);
      const sentences = sentencesOf(answer);
      const verifier = new Verifier(grown, '');
      const [first = ''] = sentences;
      const bad = sentences.filter(
        (sentence) => BROKEN.test(sentence) || verifier.judge(sentence).problems.length > 0,
      );
      const answers = /\d|\bno\b|\bnot\b|can't/.test(first);
      return [...bad, ...(answers ? [] : [first])].map(
        (sentence) => `${JSON.stringify(query)}: ${sentence}`,
      );
    });
    expect(wrong).toEqual([]);
  });
});
