import { describe, expect, it } from '@jest/globals';

import { redact } from './redact.js';

describe('redaction of log entries', () => {
  it.each([
    'password',
    'newPassword',
    'token',
    'resetToken',
    'authorization',
    'Cookie',
    'set-cookie',
    'apiKey',
    'api_key',
    'jwtSecret',
    'email',
    'emailKey',
  ])('blanks a field named %s wherever it stands', (name) => {
    const entry = {
      [name]: 'hunter2',
      inner: { [name]: 'hunter2', list: [{ [name]: 'hunter2' }] },
    };
    expect(JSON.stringify(redact(entry))).not.toContain('hunter2');
  });

  it('leaves everything else as it is', () => {
    const at = new Date('2026-05-01T10:00:00Z');
    expect(redact({ workoutId: 'w1', seconds: 3, at, tags: ['a'], none: null })).toEqual({
      workoutId: 'w1',
      seconds: 3,
      at,
      tags: ['a'],
      none: null,
    });
  });

  it('does not change what it was given', () => {
    const entry = { user: { password: 'hunter2' } };
    redact(entry);
    expect(entry.user.password).toBe('hunter2');
  });

  it('ends on an entry that contains itself', () => {
    const entry: Record<string, unknown> = {};
    entry['self'] = entry;
    expect(JSON.stringify(redact(entry))).toContain('[deeper]');
  });

  it('leaves request, response and error to their own serialisers', () => {
    const err = new Error('no');
    expect(redact({ err })['err']).toBe(err);
  });
});
