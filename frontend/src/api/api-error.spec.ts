import { describe, expect, it } from '@jest/globals';
import { ApiError, NetworkError, sentenceOf } from './api-error.js';
import { fieldErrorsOf } from './field-errors.js';

const answered = (status: number, body: object): ApiError =>
  new ApiError(status, JSON.stringify(body), '');

describe('sentenceOf', () => {
  it('is what the server says, without the status before it [X-42]', () => {
    expect(
      sentenceOf(answered(409, { message: 'This email is taken.' }), 'Registration failed'),
    ).toBe('This email is taken.');
  });

  it.each([new NetworkError(), new Error('x'), new ApiError(502, '<html>', 'Bad Gateway')])(
    'is the fallback where the server says nothing',
    (error) => {
      expect(sentenceOf(error, 'Login failed')).toBe('Login failed');
    },
  );

  it.each([
    [1, '1 second'],
    [45.2, '46 seconds'],
    [90, '2 minutes'],
    [840, '14 minutes'],
    [5400, '2 hours'],
    [3600, '60 minutes'],
  ])('says after how long to try again: %s s are %s', (retryAfterS, words) => {
    expect(
      sentenceOf(answered(429, { code: 'RATE_LIMITED', message: 'Too many.', retryAfterS }), ''),
    ).toBe(`Too many attempts. Try again in ${words}.`);
  });
});

describe('fieldErrorsOf', () => {
  it('is the sentences by field', () => {
    expect(
      fieldErrorsOf(answered(400, { fields: [{ field: 'city', message: 'City is required' }] })),
    ).toEqual({ city: 'City is required' });
  });

  it.each([
    answered(400, {}),
    answered(400, { fields: 'city' }),
    answered(400, { fields: [null, { field: 1 }] }),
    new Error('x'),
  ])('is empty where the answer names no field', (error) =>
    expect(fieldErrorsOf(error)).toEqual({}),
  );
});
