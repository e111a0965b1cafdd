import { describe, expect, it } from '@jest/globals';
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';

import { isDatabaseUnavailable } from './unavailable.js';

const withCode = (code: string) => Object.assign(new Error('no'), { code });
const failed = (code: string) => new QueryFailedError('SELECT 1', [], withCode(code));

describe('a database that cannot be asked', () => {
  it.each([
    ['crashed under a statement', failed('57P02')],
    ['was asked to stop', failed('57P01')],
    ['still starts', withCode('57P03')],
    ['has no connection left', withCode('53300')],
    ['has no room left', failed('53100')],
    ['refuses connections', withCode('ECONNREFUSED')],
    [
      'refuses them at each of its addresses',
      new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]),
    ],
    ['broke the connection off', new Error('Connection terminated unexpectedly')],
    ['gave no connection in time', new Error('timeout exceeded when trying to connect')],
    ['broke off between two statements', new QueryRunnerAlreadyReleasedError()],
  ])('is one that %s', (_, error) => expect(isDatabaseUnavailable(error)).toBe(true));

  it.each([
    ['a rule that was broken', failed('23505')],
    ['a statement of ours that is wrong', failed('42601')],
    ['a transaction that has to be run again', failed('40001')],
    ['a defect', new TypeError('undefined is not a function')],
    ['no error at all', 'text'],
    ['an aggregate of nothing', new AggregateError([])],
  ])('is not %s', (_, error) => expect(isDatabaseUnavailable(error)).toBe(false));
});
