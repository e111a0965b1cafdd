import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';

import { serializeError, serializeRequest } from './serializers.js';

describe('serialised requests', () => {
  it('hold neither headers nor the query, in which links carry tokens', () => {
    const request = {
      id: 'r1',
      method: 'GET',
      url: '/reset-password?token=hunter2',
      headers: { authorization: 'Bearer hunter2' },
    };
    expect(serializeRequest(request)).toEqual({ id: 'r1', method: 'GET', path: '/reset-password' });
  });
});

describe('serialised errors', () => {
  it('hold what helps to find the cause', () => {
    const error = Object.assign(new Error('outer', { cause: new TypeError('inner') }), {
      code: 'ECONNRESET',
    });
    expect(serializeError(error)).toMatchObject({
      type: 'Error',
      message: 'outer',
      code: 'ECONNRESET',
      stack: expect.stringContaining('outer'),
      cause: { type: 'TypeError', message: 'inner' },
    });
  });

  it('do not hold the parameters of a failed query', () => {
    const error = new QueryFailedError(
      'INSERT INTO users VALUES ($1)',
      ['athlete@example.com'],
      new Error('duplicate key'),
    );
    expect(JSON.stringify(serializeError(error))).not.toContain('athlete@example.com');
  });

  it('end on a chain of causes without an end', () => {
    const error = new Error('round');
    error.cause = error;
    expect(JSON.stringify(serializeError(error)).length).toBeGreaterThan(0);
  });
});
