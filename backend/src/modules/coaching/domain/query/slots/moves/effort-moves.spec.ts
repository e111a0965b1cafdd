import { describe, expect, it } from '@jest/globals';
import type { Query } from '#coaching/domain/query/query.js';
import type { Around } from '../around.js';
import { readMessage } from '../read-message.js';

const NONE: Around = { usual: { kind: 'rep' }, running: true, before: [] };

function after(first: string, message: string): Query | undefined {
  return readMessage(message, { ...NONE, before: readMessage(first, NONE) })[0];
}

describe('follow-ups about effort, stops and reasons', () => {
  it.each(['but was I working less there', 'or did i just back off', 'was i slacking in it'])(
    '"%s" holds the heart rate of the part against that of the whole',
    (message) => {
      expect(after('why is lap 6 so slow', message)).toMatchObject({
        metrics: ['heartRate'],
        scope: { kind: 'one', series: { kind: 'lap' }, nth: 6 },
        operation: { kind: 'difference', to: { kind: 'whole' } },
      });
    },
  );

  it.each(['was my power lower there', 'did the power drop there too'])(
    '"%s" holds the part against the whole',
    (message) => {
      expect(after('how fast was lap 6', message)).toMatchObject({
        metrics: ['power'],
        operation: { kind: 'difference', to: { kind: 'whole' } },
      });
    },
  );

  it.each(['did i stop in it', 'how long was i waiting in that km', 'i waited there, how long'])(
    '"%s" asks for the stopped time of the part',
    (message) => {
      expect(after('which km was slowest', message)).toMatchObject({
        metrics: ['stopped'],
        scope: { kind: 'end' },
      });
    },
  );

  it.each(['huh why', 'y', 'whys that', 'any idea why', 'whats the reason', 'what was behind it'])(
    '"%s" after two halves asks what differs between them',
    (message) => {
      expect(after('Was I faster in the first half or in the second half?', message)).toMatchObject(
        {
          scope: { series: { kind: 'half' } },
          further: [{ series: { kind: 'half' } }],
          operation: { kind: 'why' },
        },
      );
    },
  );

  it.each(['Was that one also the longest?', 'was it the longest too', 'also the longest one?'])(
    '"%s" takes the part spoken of for the longest',
    (message) => {
      expect(after('which climb was the strongest', message)).toMatchObject({
        metrics: ['time'],
        operation: { kind: 'extreme', end: 'most' },
        claimed: { kind: 'end', series: { kind: 'climb' } },
      });
    },
  );

  it.each(['what distance was that at', 'after how many km', 'what km was that at'])(
    '"%s" asks for the place of the stop',
    (message) => {
      expect(after('longest stop', message)?.operation.kind).toBe('when');
    },
  );

  it('takes "the second 3 minute one" for an interval of that length', () => {
    expect(
      readMessage('was the second 3 minute one quicker than the first', NONE)[0],
    ).toMatchObject({
      scope: { series: { kind: 'rep', lasting: { by: 'seconds', length: 180 } }, nth: 2 },
      operation: { kind: 'difference' },
    });
  });

  it('holds the best against the next where the margin is asked for', () => {
    expect(readMessage('which half was faster, and by how many seconds?', NONE)[0]).toMatchObject({
      operation: { kind: 'difference' },
    });
  });

  it('counts stopped time of the whole after moving time', () => {
    expect(after('speed without the stops', 'and how long did i stand around')?.scope).toEqual({
      kind: 'whole',
    });
  });
});

describe('what comes behind a time or a place', () => {
  it('holds what comes after an hour against what came before', () => {
    expect(readMessage('did i slow down after an hour', NONE)[0]).toMatchObject({
      metrics: ['speed'],
      scope: { place: { from: 3600, to: null } },
      operation: { kind: 'difference', to: { place: { from: null, to: 3600 } } },
    });
  });

  it('keeps what comes after the first hour for a follow-up', () => {
    expect(after('pace after the first hour', 'what abt hr in that part')).toMatchObject({
      metrics: ['heartRate'],
      scope: { place: { by: 'seconds', from: 3600, to: null } },
    });
  });
});
