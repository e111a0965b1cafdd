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

function read(message: string, around: Around): readonly Partial<Query>[] {
  return readMessage(message, around).map(({ why: _why, ...query }) => query);
}

/** What follows a message that was read. */
function after(message: string, around: Around): Around {
  return { ...around, before: readMessage(message, around) };
}

const value = { kind: 'value' };
const whole = { kind: 'whole' };
const km = { kind: 'block', by: 'metres', length: 1000 };
const rep = { kind: 'rep' };
const one = (series: object, nth: number | 'last') => ({ kind: 'one', series, nth });
const each = (series: object) => ({ kind: 'each', series });

describe('a message read by its slots', () => {
  it.each<[string, object]>([
    ['NP, IF, TSS please', { metrics: ['normalized', 'intensity', 'stress'], scope: whole }],
    ['max hr', { metrics: ['heartRateMax'], scope: whole }],
    ['pace if you take the waiting out', { metrics: ['speed'], scope: { kind: 'moving' } }],
    ['if it had all been flat what pace is that worth', { metrics: ['graded'], scope: whole }],
    ['average and max cadence', { metrics: ['cadence', 'cadenceMax'], scope: whole }],
    ['how high did my pulse go?', { metrics: ['heartRateMax'], scope: whole }],
    ['total vert in feet', { metrics: ['gain'], scope: whole, units: 'IMPERIAL' }],
    ['avg speed in mph plz', { metrics: ['speed'], scope: whole, units: 'IMPERIAL', as: 'speed' }],
  ])('"%s" asks for values of the whole', (message, query) => {
    expect(read(message, RIDE)).toEqual([{ operation: value, ...query }]);
  });

  it.each<[string, object]>([
    ['lap 6, watts and pulse', { metrics: ['power', 'heartRate'], scope: one({ kind: 'lap' }, 6) }],
    ['third climb power', { metrics: ['power'], scope: one({ kind: 'climb' }, 3) }],
    [
      'How long was the last descent and how fast?',
      { metrics: ['time', 'speed'], scope: one({ kind: 'descent' }, 'last') },
    ],
    [
      'power going out and power coming back',
      {
        metrics: ['power'],
        scope: one({ kind: 'half' }, 1),
        further: [one({ kind: 'half' }, 2)],
      },
    ],
    [
      'VAM on climb 1 vs climb 3',
      {
        metrics: ['vam'],
        scope: one({ kind: 'climb' }, 1),
        further: [one({ kind: 'climb' }, 3)],
      },
    ],
  ])('"%s" asks for values of parts', (message, query) => {
    expect(read(message, RIDE)).toEqual([{ operation: value, ...query }]);
  });

  it.each<[string, object]>([
    [
      'How much slower was the last quarter than the first one?',
      {
        metrics: ['speed'],
        scope: one({ kind: 'quarter' }, 4),
        operation: { kind: 'difference', to: one({ kind: 'quarter' }, 1) },
      },
    ],
    [
      'watts lost between second and last',
      {
        metrics: ['power'],
        scope: one(rep, 2),
        operation: { kind: 'difference', to: one(rep, 'last') },
      },
    ],
    [
      'which rep had the least watts',
      {
        metrics: ['power'],
        scope: each(rep),
        operation: { kind: 'extreme', end: 'least', which: 1 },
      },
    ],
    [
      'second strongest interval',
      { metrics: [], scope: each(rep), operation: { kind: 'extreme', end: 'best', which: 2 } },
    ],
    [
      'rank my 3 fastest ks',
      { metrics: ['speed'], scope: each(km), operation: { kind: 'rank', end: 'most', most: 3 } },
    ],
    [
      'fastest and slowest km?',
      { metrics: ['speed'], scope: each(km), operation: { kind: 'ends', end: 'most' } },
    ],
    [
      'rep by rep: W, HR',
      { metrics: ['power', 'heartRate'], scope: each(rep), operation: { kind: 'list' } },
    ],
    [
      'mean of the five work reps',
      { metrics: [], scope: { kind: 'together', series: rep }, operation: value },
    ],
    [
      'did I get stronger through the set?',
      { metrics: [], scope: each(rep), course: 'up', operation: { kind: 'trend' } },
    ],
    [
      'how long over 375?',
      { metrics: [], scope: whole, operation: { kind: 'timeWhere', channel: 'power', above: 375 } },
    ],
    [
      'best 5 k inside it',
      { metrics: [], scope: whole, operation: { kind: 'bestEffort', by: 'metres', length: 5000 } },
    ],
    ['peak power and when?', { metrics: ['powerMax'], scope: whole, operation: { kind: 'when' } }],
    ['why was rep 10 so bad', { metrics: [], scope: one(rep, 10), operation: { kind: 'why' } }],
  ])('"%s" says what is to be done', (message, query) => {
    expect(read(message, SET)).toEqual([query]);
  });

  it.each<[string, string, object]>([
    [
      'strongest interval?',
      'and the worst one?',
      { metrics: [], scope: each(rep), operation: { kind: 'extreme', end: 'worst', which: 1 } },
    ],
    [
      'avg speed?',
      'in mph?',
      { metrics: ['speed'], scope: whole, operation: value, units: 'IMPERIAL', as: 'speed' },
    ],
    [
      'power in rep 3',
      'and the next one?',
      { metrics: ['power'], scope: one(rep, 4), operation: value },
    ],
    [
      'power in rep 3',
      'heart rate there?',
      { metrics: ['heartRate'], scope: one(rep, 3), operation: value },
    ],
    [
      'power of the reps',
      'and of the rests',
      { metrics: ['power'], scope: each({ kind: 'recovery' }), operation: { kind: 'list' } },
    ],
  ])('after "%s", "%s" moves one slot', (first, second, query) => {
    expect(read(second, after(first, SET))).toEqual([query]);
  });

  it('takes a number that is stated for what the question takes for granted', () => {
    expect(read('did the ninth one really go 3:17?', { ...RUN, usual: { kind: 'rep' } })).toEqual([
      {
        metrics: ['speed'],
        scope: one(rep, 9),
        operation: value,
        premise: { value: 1000 / 197, written: '3:17' },
      },
    ]);
  });

  it('answers every sentence that asks, and passes over what only talks', () => {
    expect(read('belt run, lovely. first half pace? max hr?', RUN)).toEqual([
      { metrics: ['speed'], scope: one({ kind: 'half' }, 1), operation: value },
      { metrics: ['heartRateMax'], scope: whole, operation: value },
    ]);
  });

  it.each([
    'what should I ride tomorrow',
    'my knee hurts since lap 3',
    'what does NP even mean',
    'time in zone 4',
    'was that a good run',
    'who is going to win the tour',
    '',
    '?'.repeat(2000),
  ])('leaves "%s" to the other parts of the coach', (message) => {
    expect(read(message, RIDE)).toEqual([]);
  });
});

describe('parts that are named by other parts', () => {
  const climb = { kind: 'climb' };
  it.each<[string, object]>([
    [
      'power in the last quarter of climb 2',
      { kind: 'inside', outer: one(climb, 2), inner: one({ kind: 'quarter' }, 4) },
    ],
    ['the descent after the 3rd climb', { kind: 'neighbour', step: 1, to: one(climb, 3) }],
    ['average without the warm-up', { kind: 'without', of: [{ kind: 'phase' }] }],
    ['watts over reps 2 to 4', { kind: 'together', from: 2, to: 4 }],
    ['cadence in the middle third', { ...one({ kind: 'third' }, 2), nth: 'middle' }],
  ])('"%s" is one part', (message, scope) => {
    expect(read(message, RIDE)).toMatchObject([{ scope }]);
  });

  it('finds the worst of a set inside that set', () => {
    expect(read('weakest one in set 1', SET)).toMatchObject([
      {
        scope: { kind: 'inside', outer: one({ kind: 'set' }, 1), inner: each(rep) },
        operation: { kind: 'extreme', end: 'worst' },
      },
    ]);
  });
});

describe('limits', () => {
  it.each<[string, object]>([
    ['when did I first go over 180', { kind: 'firstWhere', channel: 'heartRate', above: 180 }],
    ['how long between 140 and 160 bpm', { kind: 'timeWhere', above: 140, below: 160 }],
    ['time upwards of 300 W', { kind: 'timeWhere', channel: 'power', above: 300 }],
    ['any km slower than 6?', { kind: 'countWhere', limit: 1000 / 360 }],
  ])('"%s" sets one', (message, operation) => {
    expect(read(message, RUN)).toMatchObject([{ operation }]);
  });
});

describe('what is taken for granted', () => {
  it.each<[string, object]>([
    ['did I do six reps?', { operation: { kind: 'count' }, premise: { value: 6 } }],
    ['was the last one my best?', { operation: { kind: 'extreme' }, claimed: one(rep, 'last') }],
    ['I never went past 188, surely', { premise: { value: 188, bound: 'below' } }],
    [
      'did I genuinely hit five thousand watts?',
      { metrics: ['powerMax'], premise: { value: 5000, bound: 'above' } },
    ],
  ])('"%s" is checked', (message, query) => {
    expect(read(message, SET)).toMatchObject([query]);
  });
});

describe('a sentence with more than one clause', () => {
  it('is read by its question where the other clauses are remarks', () => {
    expect(read('dirt guy on slick tyres here, VAM for the gnarliest ramp?', RIDE)).toMatchObject([
      { metrics: ['grade', 'vam'], scope: each({ kind: 'climb' }) },
    ]);
  });

  it('is not read by one clause where another names a value', () => {
    expect(read('if my FTP was 280 on that wobbly gizmo, average power?', RIDE)).toEqual([]);
  });
});

describe('words that only look like slips of the finger', () => {
  it('reads sixty as a number', () => {
    expect(read('best sixty seconds', RIDE)).toMatchObject([
      { operation: { kind: 'bestEffort', by: 'seconds', length: 60 } },
    ]);
  });
});

describe('series by their places in an order', () => {
  it.each<[string, object]>([
    ['every k quicker than the last', { operation: { kind: 'trend' }, scope: each(km) }],
    ['bottom 3 kms', { operation: { kind: 'rank', end: 'worst', most: 3 }, scope: each(km) }],
    ['kms in total', { metrics: ['distance'], scope: whole }],
    [
      'slowest 400 m',
      {
        scope: each({ kind: 'block', by: 'metres', length: 400 }),
        operation: { kind: 'extreme', end: 'least' },
      },
    ],
    ['which k was the hilliest', { metrics: ['gain'], scope: each(km) }],
  ])('"%s" asks for all of them', (message, query) => {
    expect(read(message, RUN)).toMatchObject([query]);
  });
});

describe('some of a series', () => {
  const some = (range: object) => ({ kind: 'together', series: rep, ...range });
  const odd = some({ from: 1, to: 'last', step: 2 });
  const even = some({ from: 2, to: 'last', step: 2 });

  it.each<[string, object]>([
    ['odd reps against the even ones', { metrics: [], scope: odd, further: [even] }],
    ['watts on the even-numbered intervals', { metrics: ['power'], scope: even }],
    ['average hr of the middle three', { metrics: ['heartRate'], scope: some({ middle: 3 }) }],
  ])('"%s" names them together', (message, query) => {
    expect(read(message, SET)).toEqual([{ operation: value, ...query }]);
  });

  it('lists every third one', () => {
    expect(read('hr for every third rep', SET)).toEqual([
      {
        metrics: ['heartRate'],
        scope: { ...each(rep), from: 3, to: 'last', step: 3 },
        operation: { kind: 'list' },
      },
    ]);
  });

  it.each([
    ['my best 5, 10 and 20 minute power', 'seconds', [300, 600, 1200]],
    ['5 min best, 20 min best, hour best. Table.', 'seconds', [300, 1200, 3600]],
    ['fastest 1k, 5k and mile', 'metres', [1000, 5000, 1609.344]],
  ])('"%s" asks for several best efforts', (message, by, [length, ...more]) => {
    const [query, ...others] = read(message, RUN);
    expect(others).toEqual([]);
    expect(query?.operation).toEqual({
      kind: 'bestEffort',
      by,
      length,
      also: more.map((one) => ({ by, length: one })),
    });
  });

  it('takes the minutes of a set for its intervals', () => {
    expect(read('which of the ten minutes was my strongest', SET)[0]?.scope).toEqual({
      kind: 'each',
      series: { kind: 'rep', lasting: { by: 'seconds', length: 60 } },
    });
  });

  it('hears no last descent in how long one did last', () => {
    expect(read('how long did the longest downhill last', RIDE)[0]?.operation?.kind).toBe(
      'extreme',
    );
  });
});

describe('what a question takes for granted', () => {
  it.each<[string, string]>([
    ['my power kept going up through the set right', 'up'],
    ['i held my watts to the end, didnt i', 'even'],
    ['did my power drop from rep to rep', 'down'],
    ['since power kept rising across the set, bump me up', 'up'],
  ])('"%s" says that it went %s', (message, course) => {
    expect(read(message, SET)[0]).toMatchObject({ operation: { kind: 'trend' }, course });
  });

  it('takes no direction from an open question', () => {
    expect(read('how did my power develop over the set', SET)[0]).not.toHaveProperty('course');
  });
});

describe('two questions in one sentence', () => {
  it('asks for the values of what it counts', () => {
    expect(read('how many 3 min reps and how fast were they', SET)).toMatchObject([
      { operation: { kind: 'count' } },
      { metrics: ['speed'], operation: { kind: 'value' } },
    ]);
  });

  it('asks for one of what it counts', () => {
    expect(read('how many climbs and what was the steepest', RIDE)).toMatchObject([
      { operation: { kind: 'count' } },
      { metrics: ['grade'], scope: each({ kind: 'climb' }), operation: { kind: 'extreme' } },
    ]);
  });
});

describe('nouns that mean something else where there are none', () => {
  it('reads a sprint of a ride without intervals as its highest power', () => {
    expect(read('what was my biggest sprint in watts', RIDE)).toEqual([
      { metrics: ['powerMax'], scope: whole, operation: value },
    ]);
  });

  it('reads a fall of heart rate in the breaks from where to where', () => {
    expect(read('how far did my pulse drop in the pauses', SET)[0]).toMatchObject({
      metrics: ['heartRateStart', 'heartRateEnd'],
      operation: { kind: 'list' },
    });
  });

  it('holds climbs against the flat', () => {
    expect(read('power uphill vs on the flat', RIDE)[0]).toMatchObject({
      scope: { kind: 'together', series: { kind: 'climb' } },
      further: [{ kind: 'together', series: { kind: 'flat' } }],
    });
  });
});

describe('a time that is to be beaten', () => {
  it.each([
    ['did i break 40 for the 10k', 10_000, 2400],
    ['was i under 20 min for the 5k', 5000, 1200],
  ])('"%s" asks whether the best time was less', (message, length, seconds) => {
    expect(read(message, RUN)[0]).toMatchObject({
      operation: { kind: 'bestEffort', by: 'metres', length },
      premise: { value: seconds, bound: 'below' },
    });
  });
});
