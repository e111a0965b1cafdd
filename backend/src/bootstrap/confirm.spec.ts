import { describe, expect, it, jest } from '@jest/globals';

import { confirmed } from './confirm.js';

const answering = (answer: string | null) =>
  jest.fn((_question: string) => Promise.resolve(answer));

describe('a command that cannot be taken back', () => {
  it.each([
    ['delete-user', 'ada@example.com'],
    ['reset-password', 'boss@example.com'],
    ['restore', '/srv/backups/one'],
  ])('%s asks first, and names what it is about', async (name, subject) => {
    const ask = answering('yes');
    expect(await confirmed([name, subject], ask)).toEqual([name, subject]);
    expect(ask).toHaveBeenCalledWith(expect.stringContaining(subject));
  });

  it.each(['', 'y', 'no', 'yes please'])('is not run after "%s"', async (answer) => {
    await expect(confirmed(['delete-user', 'a@example.com'], answering(answer))).rejects.toThrow(
      'nothing was changed',
    );
  });

  it('is refused without a person at the terminal', async () => {
    await expect(confirmed(['delete-user', 'a@example.com'], answering(null))).rejects.toThrow(
      '"delete-user" asks first, and nobody is at the terminal; add --yes',
    );
  });

  it.each([
    [['delete-user', 'a@example.com', '--yes']],
    [['--yes', 'delete-user', 'a@example.com']],
  ])('does not ask with --yes, wherever it is: %j', async (command) => {
    const ask = answering('no');
    expect(await confirmed(command, ask)).toEqual(['delete-user', 'a@example.com']);
    expect(ask).not.toHaveBeenCalled();
  });

  it('differs from one that changes nothing', async () => {
    const ask = answering('no');
    expect(await confirmed(['failed-jobs'], ask)).toEqual(['failed-jobs']);
    expect(await confirmed(['constructor', 'x'], ask)).toEqual(['constructor', 'x']);
    expect(ask).not.toHaveBeenCalled();
  });
});
