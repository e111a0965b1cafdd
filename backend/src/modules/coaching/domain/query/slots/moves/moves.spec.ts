import { describe, expect, it } from '@jest/globals';
import type { Query } from '#coaching/domain/query/query.js';
import type { Around } from '../around.js';
import { readMessage } from '../read-message.js';

const NONE: Around = { usual: { kind: 'rep' }, running: false, before: [] };

/** The query of the last of some messages. */
function last(...messages: readonly string[]): Query | undefined {
  const around = messages
    .slice(0, -1)
    .reduce<Around>(
      (so, message) => ({ ...so, before: [...so.before, ...readMessage(message, so)] }),
      NONE,
    );
  return readMessage(messages.at(-1) ?? '', around)[0];
}

const STOPS = { kind: 'stop' } as const;

describe('moves of the query before', () => {
  it.each(['where was that', 'where', 'when was that?'])(
    '"%s" after the stopped time asks for the longest stop',
    (message) => {
      expect(last('how long was i stopped', message)).toMatchObject({
        scope: { kind: 'end', series: STOPS, end: 'most' },
        operation: { kind: 'when' },
      });
    },
  );

  it.each(['pace without that', 'my speed without them?', 'speed without the stops'])(
    '"%s" leaves the stops out',
    (message) => {
      expect(last('how long was i stopped', message)).toMatchObject({
        metrics: ['speed'],
        scope: { kind: 'moving' },
      });
    },
  );

  it.each(['how long was the rest after it', 'the recovery after that?'])(
    '"%s" is about the recovery behind the interval',
    (message) => {
      expect(last('fastest interval', message)).toMatchObject({
        metrics: ['time'],
        scope: { kind: 'neighbour', series: { kind: 'recovery' }, step: 1 },
      });
    },
  );

  it('lists the rests after the intervals', () => {
    expect(last('fastest interval', 'rest in between?')).toMatchObject({
      metrics: ['time'],
      scope: { kind: 'each', series: { kind: 'recovery' } },
      operation: { kind: 'list' },
    });
  });

  it.each([
    ['by watts?', 'power', 'most'],
    ['i meant by power', 'power', 'most'],
    ['by heart rate', 'heartRate', 'most'],
    ['by time', 'time', 'least'],
  ])('"%s" after the fastest orders by another metric', (message, metric, end) => {
    expect(last('fastest lap', message)).toMatchObject({
      metrics: [metric],
      scope: { kind: 'each', series: { kind: 'lap' } },
      operation: { kind: 'extreme', end },
    });
  });

  it('counts the stops that were longer', () => {
    expect(last('list my stops', 'how many over 5 min')).toMatchObject({
      scope: { kind: 'each', series: STOPS },
      operation: { kind: 'countWhere', above: true, limit: 300 },
    });
  });

  it('holds the best against a part that is named', () => {
    expect(last('rank my reps', 'loss from the top one to the last one')).toMatchObject({
      scope: { kind: 'end', end: 'best' },
      operation: { kind: 'difference', to: { kind: 'one', nth: 'last' } },
    });
  });

  it.each(['vs the second one', 'compared to the second', 'against the second'])(
    '"%s" holds two parts against each other',
    (message) => {
      expect(last('power of the first interval', message)?.operation.kind).toBe('difference');
    },
  );

  it('holds the last two answers against each other', () => {
    expect(
      last('power of the first interval', 'same for the last', 'how much weaker is that'),
    ).toMatchObject({ operation: { kind: 'difference' } });
  });

  it('takes "gap" after two parts for their difference', () => {
    expect(last('fastest lap', 'slowest?', 'gap?')?.operation.kind).toBe('difference');
  });

  it('turns from climbing to descending', () => {
    expect(last('how much climbing', 'and down?')).toMatchObject({ metrics: ['loss'] });
  });

  it('goes by output for the weakest part after heart rate', () => {
    expect(last('heart rate of each lap', 'and the weakest?')).toMatchObject({ metrics: [] });
  });

  it.each(['how much more than the first', 'how much less than the first?'])(
    '"%s" after the last one is a difference and no limit',
    (message) => {
      expect(last('power of the last interval', message)).toMatchObject({
        scope: { kind: 'one', nth: 1 },
        operation: { kind: 'difference', to: { kind: 'one', nth: 'last' } },
      });
    },
  );

  it('takes "the longest one" after all the standing for a stop', () => {
    expect(last('how long was i stopped', 'longest one?')?.scope).toMatchObject({ series: STOPS });
  });

  it('lists the lengths of what was counted', () => {
    expect(last('how many intervals', 'how long were they')?.operation.kind).toBe('list');
  });
});
