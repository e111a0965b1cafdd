import { describe, expect, it } from '@jest/globals';
import type { Query } from '#coaching/domain/query/query.js';
import type { Around } from '../around.js';
import { readMessage } from '../read-message.js';

const NONE: Around = { usual: { kind: 'quarter' }, running: true, before: [] };

function after(first: string, message: string): Query | undefined {
  return readMessage(message, { ...NONE, before: readMessage(first, NONE) })[0];
}

describe('what is asked of the parts that were spoken of', () => {
  it.each(['did I get slower on them', 'was i weaker on them', 'did my heart rate rise over them'])(
    '"%s" asks for the course over the climbs',
    (message) => {
      expect(after('how many times did i go up', message)).toMatchObject({
        scope: { kind: 'each', series: { kind: 'climb' } },
        operation: { kind: 'trend' },
      });
    },
  );

  it('repetitions up a hill are its climbs', () => {
    expect(readMessage('number of reps up the portal?', NONE)[0]).toMatchObject({
      scope: { series: { kind: 'climb' } },
      operation: { kind: 'count' },
    });
  });

  it('"30s?" after a best power asks for the best over that length', () => {
    expect(after('best 5 s power', '30s?')).toMatchObject({
      metrics: ['power'],
      operation: { kind: 'bestEffort', by: 'seconds', length: 30 },
    });
  });

  it('what cost the most time was the slowest', () => {
    expect(readMessage('which km cost me the most time', NONE)[0]).toMatchObject({
      metrics: ['speed'],
      operation: { kind: 'extreme', end: 'least' },
    });
  });
});
