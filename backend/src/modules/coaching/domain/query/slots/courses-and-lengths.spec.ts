import { describe, expect, it } from '@jest/globals';
import type { Series } from '../query.js';
import type { Around } from './around.js';
import { readMessage } from './read-message.js';

const KM: Series = { kind: 'block', by: 'metres', length: 1000 };
const QUARTERS: Series = { kind: 'quarter' };
const REPS: Series = { kind: 'rep' };
const around = (usual: Series): Around => ({ usual, running: usual === KM, before: [] });

describe('a course of the whole', () => {
  it.each([
    'did i slow down over the race',
    'was i getting faster or not',
    'Was I getting slower or was it stable?',
    'Did I get slower towards the end? felt like it',
  ])('is asked of the speed of its quarters: "%s"', (message) => {
    expect(readMessage(message, around(KM))).toMatchObject([
      { metrics: ['speed'], scope: { series: QUARTERS }, operation: { kind: 'trend' } },
    ]);
  });

  it('is asked by "did I blow up" and by "did I fade on the hills"', () => {
    expect(readMessage('did i blow up?', around(QUARTERS))).toMatchObject([
      { metrics: [], scope: { series: QUARTERS }, operation: { kind: 'trend' } },
    ]);
    expect(readMessage('Did I fade on the later hills?', around(QUARTERS))).toMatchObject([
      { scope: { series: { kind: 'climb' } }, operation: { kind: 'trend' } },
    ]);
  });

  it('changes where a belt was turned up', () => {
    expect(readMessage('when did I turn the belt up', around(KM))).toMatchObject([
      { scope: { series: KM }, operation: { kind: 'onset' } },
    ]);
  });
});

describe('intervals by their length', () => {
  it.each([
    ['line up the 4-minute efforts with their pace for me', { by: 'seconds', length: 240 }],
    ['list the minute efforts with their pace', { by: 'seconds', length: 60 }],
  ])('are listed: "%s"', (message, lasting) => {
    expect(readMessage(message, around(REPS))).toMatchObject([
      { metrics: ['speed'], scope: { series: { kind: 'rep', lasting } } },
    ]);
  });

  it('are listed by their own length where one is claimed of each', () => {
    expect(readMessage('were those really 400 m each', around(REPS))).toMatchObject([
      { metrics: ['distance'], scope: { series: REPS }, operation: { kind: 'list' } },
    ]);
  });
});

describe('what another device shows', () => {
  it('is no claim about this workout', () => {
    const message = 'Zwift says 205 W for the main part. what do you have for the second half';
    expect(readMessage(message, around(QUARTERS))).toMatchObject([
      { scope: { kind: 'one', series: { kind: 'half' }, nth: 2 }, operation: { kind: 'value' } },
    ]);
  });
});

describe('how something was', () => {
  it('asks for its value where a part is named, and for a verdict elsewhere', () => {
    expect(readMessage('How was my heart rate in the last 20 minutes?', around(KM))).toMatchObject([
      { metrics: ['heartRate'], scope: { kind: 'place' }, operation: { kind: 'value' } },
    ]);
    expect(readMessage('How was my heart rate?', around(KM))).toEqual([]);
  });
});
