import { describe, expect, it } from '@jest/globals';
import type { Query } from '../query.js';
import type { Around } from './around.js';
import { readMessage } from './read-message.js';

const RIDE: Around = { usual: { kind: 'quarter' }, running: false, before: [] };
const SET: Around = { usual: { kind: 'rep' }, running: false, before: [] };
const RUN: Around = {
  usual: { kind: 'block', by: 'metres', length: 1000 },
  running: true,
  before: [],
};

/** The query of the last message of a conversation. */
function last(around: Around, ...messages: readonly string[]): Partial<Query> | undefined {
  const before: Query[] = [];
  let queries: readonly Query[] = [];
  for (const message of messages) {
    queries = readMessage(message, { ...around, before: [...before] });
    before.push(...queries);
  }
  return queries.at(-1);
}

const rep = { kind: 'rep' };
const km = { kind: 'block', by: 'metres', length: 1000 };
const one = (series: object, nth: number | 'last') => ({ kind: 'one', series, nth });
const end = (series: object, metric: string | null, side: string, which = 1) => ({
  kind: 'end',
  series,
  metric,
  end: side,
  which,
});

describe('a follow-up', () => {
  it('means the part beside the part found before', () => {
    expect(last(SET, 'which rep was the weakest?', 'hr in it', 'and the one after?')).toMatchObject(
      {
        metrics: ['heartRate'],
        scope: { kind: 'beside', of: end(rep, null, 'worst'), step: 1 },
      },
    );
  });

  it('keeps both parts of a difference for another metric', () => {
    expect(last(SET, 'compare rep 2 with rep 4', 'and the hr?')).toMatchObject({
      metrics: ['heartRate'],
      scope: one(rep, 2),
      operation: { kind: 'difference', to: one(rep, 4) },
    });
  });

  it.each([
    ['those two in mph', { metrics: ['speed'], units: 'IMPERIAL' }],
    ['and hr for both', { metrics: ['heartRate'] }],
  ])('"%s" is about the last two parts', (message, query) => {
    expect(last(RUN, 'km 4 pace', 'and km 5', message)).toMatchObject({
      ...query,
      scope: one(km, 4),
      further: [one(km, 5)],
    });
  });

  it('finds how far the two ends that were asked for are apart', () => {
    expect(last(RUN, 'fastest km?', 'and slowest?', 'difference between the two')).toMatchObject({
      scope: end(km, 'speed', 'most'),
      operation: { kind: 'difference', to: end(km, 'speed', 'least') },
    });
  });

  it.each([
    [['max hr?', 'when was that'], { metrics: ['heartRateMax'], operation: { kind: 'when' } }],
    [
      ['max hr?', 'what was my power then'],
      { metrics: ['power'], scope: { kind: 'peak', metric: 'heartRateMax' } },
    ],
    [
      ['best 1 min power', 'and my hr over it'],
      { metrics: ['heartRate'], scope: { kind: 'held' } },
    ],
    [['avg temperature', 'max?'], { metrics: ['temperatureMax'], scope: { kind: 'whole' } }],
    [
      ['np?', 'avg?', 'gap between them'],
      { metrics: ['normalized', 'power'], operation: { kind: 'apart' } },
    ],
    [
      ['time above 200 W', 'and below 100'],
      { operation: { kind: 'timeWhere', channel: 'power', below: 100 } },
    ],
    [
      ['lap 14 power', 'watts on 20 and 6'],
      { scope: one({ kind: 'lap' }, 20), further: [one({ kind: 'lap' }, 6)] },
    ],
    [
      ['average power', 'and leaving out the first 2 km'],
      { metrics: ['power'], scope: { kind: 'without' } },
    ],
  ])('reads %j', (messages, query) => {
    expect(last(RIDE, ...messages)).toMatchObject(query);
  });

  it.each([
    [['did i fade', 'by how much'], one(rep, 'last')],
    [['rep 2 power', 'how much stronger than the rest?'], { kind: 'together', series: rep }],
  ])('reads %j as a difference', (messages, to) => {
    expect(last(SET, ...messages)).toMatchObject({ operation: { kind: 'difference', to } });
  });

  it('takes only some of a table', () => {
    expect(last(RUN, 'list km splits', 'only the last five')).toMatchObject({
      scope: { kind: 'each', series: km, from: -5, to: 'last' },
      operation: { kind: 'list' },
    });
  });

  it('reads the question beside a remark', () => {
    expect(last(RIDE, 'So the rest was cake. How many halts?')).toMatchObject({
      scope: { kind: 'each', series: { kind: 'stop' } },
      operation: { kind: 'count' },
    });
  });
});
