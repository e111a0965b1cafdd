import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError, NetworkError } from './api-error.js';
import { unreachableBy } from './unreachable.js';

const refused = (status: number, code?: string): ApiError =>
  new ApiError(status, code === undefined ? '<html>' : JSON.stringify({ code }), '');

describe('an unreachable server', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is offline without a connection, and away with one', () => {
    expect(unreachableBy(new NetworkError())).toBe('away');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(unreachableBy(new NetworkError())).toBe('offline');
  });

  it.each([
    [refused(502), 'away'],
    [refused(503, 'SERVICE_UNAVAILABLE'), 'away'],
    [refused(504), 'away'],
    [refused(503, 'MAINTENANCE'), 'maintenance'],
    [refused(503, 'COACH_UNAVAILABLE'), null],
    [refused(500, 'INTERNAL_ERROR'), null],
    [refused(404, 'NOT_FOUND'), null],
    [new Error('a defect'), null],
  ])('differs from an answer about the request: %s is %s', (error, reason) => {
    expect(unreachableBy(error)).toBe(reason);
  });
});
