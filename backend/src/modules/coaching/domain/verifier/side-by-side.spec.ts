import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#kernel/units.js';
import type { Fact } from '../facts/fact.js';
import { FactSheet } from '../facts/fact-sheet.js';
import { Verifier } from './verifier.js';

function fact(
  id: string,
  key: string,
  label: string,
  value: number | string,
  unit: string,
  display: string,
  about: readonly string[],
  subject?: string,
): Fact {
  return {
    id,
    key,
    label,
    value,
    unit,
    display,
    about,
    quality: 'measured',
    method: 'test',
    ...(subject === undefined ? {} : { subject }),
  };
}

const CONTEXT = {
  family: 'running',
  sport: 'running',
  indoor: false,
  shape: 'steady',
  intervalSource: 'none',
  units: METRIC_UNITS,
  engineVersion: '1',
  fileName: 'a.fit',
} as unknown as FactSheet['context'];

const RUN = new FactSheet(
  CONTEXT,
  [
    fact('F1', 'speed.average', 'Average pace', 1000 / 300, 'm/s', '5:00 /km', [
      'average',
      'speed',
    ]),
    fact('F2', 'splits.1.speed', 'Pace of km 1', 1000 / 290, 'm/s', '4:50 /km', [
      'average',
      'speed',
    ]),
    fact('F3', 'splits.2.speed', 'Pace of km 2', 1000 / 310, 'm/s', '5:10 /km', [
      'average',
      'speed',
    ]),
    fact('F4', 'splits.1.grade', 'Gradient of km 1', 3.9, '%', '3.9%', ['grade']),
    fact('F5', 'splits.2.grade', 'Gradient of km 2', 0.6, '%', '0.6%', ['grade']),
    fact('F6', 'laps.1.time', 'Time of lap 1', 290, 's', '4:50', ['time']),
    fact('F7', 'laps.2.time', 'Time of lap 2', 310, 's', '5:10', ['time']),
  ],
  [],
  [],
);

const PAST = new FactSheet(
  CONTEXT,
  [
    fact(
      'F1',
      'records.cycling.power.60',
      'Best 1 min power of all your rides',
      410,
      'W',
      '410 W',
      ['best', 'power'],
      '2026-05-22',
    ),
    fact(
      'F2',
      'records.cycling.power.60.day',
      'Day of: best 1 min power of all your rides',
      '22 May 2026',
      '',
      '22 May 2026',
      [],
      '2026-05-22',
    ),
    fact(
      'F3',
      'records.cycling.power.300',
      'Best 5 min power of all your rides',
      330,
      'W',
      '330 W',
      ['best', 'power'],
      '2026-05-15',
    ),
    fact(
      'F4',
      'records.cycling.power.300.day',
      'Day of: best 5 min power of all your rides',
      '15 May 2026',
      '',
      '15 May 2026',
      [],
      '2026-05-15',
    ),
    fact(
      'F5',
      'records.cycling.power.1200.day',
      'Day of: best 20 min power of all your rides',
      '22 May 2026',
      '',
      '22 May 2026',
      [],
      '2026-05-22',
    ),
    fact(
      'F6',
      'W1.power',
      'Average power, 22 May 2026',
      212,
      'W',
      '212 W',
      ['average', 'power'],
      'W1',
    ),
    fact(
      'F7',
      'W2.power',
      'Average power, 15 May 2026',
      198,
      'W',
      '198 W',
      ['average', 'power'],
      'W2',
    ),
  ],
  [],
  [],
  { kind: 'comparison', subjects: [], athlete: null },
);

const shown = (sheet: FactSheet, sentence: string) =>
  new Verifier(sheet, '').check(sentence) !== '';

describe('Verifier, two values side by side', () => {
  it.each([
    ['Km 1 was faster than your average: 4:50 /km [F2] against 5:00 /km [F1].'],
    ['Km 2 was slower than your average: 5:10 /km [F3] against 5:00 /km [F1].'],
    ['Km 2 was no faster than your average: 5:10 /km [F3] against 5:00 /km [F1].'],
    ['Lap 1 was faster than lap 2, 4:50 [F6] against 5:10 [F7].'],
    ['Your pace was 4:50 /km [F2] against 5:00 /km [F1] on average.'],
  ])('lets "%s" through', (sentence) => expect(shown(RUN, sentence)).toBe(true));

  it.each([
    ['Km 2 was faster than your average: 5:10 /km [F3] against 5:00 /km [F1].'],
    ['Km 1 was slower than your average: 4:50 /km [F2] against 5:00 /km [F1].'],
    ['Lap 2 was faster than lap 1, 5:10 [F7] against 4:50 [F6].'],
    ['Km 2 was quicker than the whole run, at 5:10 /km [F3] compared with 5:00 /km [F1].'],
  ])('leaves out "%s"', (sentence) => expect(shown(RUN, sentence)).toBe(false));

  it('takes the slope of the slowest kilometre for no rank of slopes', () => {
    expect(shown(RUN, 'The slowest went uphill, at 0.6% [F5] on average.')).toBe(true);
    expect(shown(RUN, 'The fastest went uphill, at 3.9% [F4] on average.')).toBe(true);
    expect(shown(RUN, 'The slowest was at 4:50 /km [F2].')).toBe(false);
  });
});

describe('Verifier, days', () => {
  it.each([
    [
      'Your best powers were 410 W [F1] over 1 min on 22 May 2026 [F2] and 330 W [F3] over 5 ' +
        'min on 15 May 2026 [F4].',
    ],
    ['On 22 May you averaged 212 W [F6], on 15 May 198 W [F7].'],
    ['Compared with 15 May you averaged 212 W [F6].'],
    ['You averaged 212 W on 22 May [F6].'],
  ])('lets "%s" through', (sentence) => expect(shown(PAST, sentence)).toBe(true));

  it.each([
    ['Your best power over 5 min was set on 22 May 2026 [F4].'],
    ['Your best came to 410 W [F1] over 1 min on 22 May 2026 [F5].'],
    ['Your best was 330 W [F3] over 5 min on 22 May 2026 [F4].'],
    ['On 15 May you averaged 212 W [F6].'],
    ['You averaged 212 W on 22 May [F7].'],
  ])('leaves out "%s"', (sentence) => expect(shown(PAST, sentence)).toBe(false));
});
