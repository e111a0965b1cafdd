import { describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { Argon2Passwords, concurrentHashes } from './argon2-passwords.js';

describe('Argon2Passwords', () => {
  const hasher = new Argon2Passwords();

  it('stores argon2id with 19 MiB, two passes and one lane [SEC-06]', async () => {
    expect(await hasher.hash('secret-1')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('recognizes a hash of another cost', async () => {
    expect(
      hasher.isCurrent(await hash('secret-1', { memoryCost: 8_192, timeCost: 1, parallelism: 1 })),
    ).toBe(false);
    expect(hasher.isCurrent(await hasher.hash('secret-1'))).toBe(true);
  });

  it.each([
    ['long passwords to the last character', 'x'.repeat(255) + 'a', 'x'.repeat(255) + 'b'],
    ['upper and lower case', 'Secret-1', 'secret-1'],
    ['emoji', '🚴🚴🚴🚴🚴🚴', '🚴🚴🚴🚴🚴🏃'],
    ['a space at the end', 'secret-1 ', 'secret-1'],
  ])('distinguishes %s', async (_what, password, other) => {
    const stored = await hasher.hash(password);
    expect([await hasher.verify(password, stored), await hasher.verify(other, stored)]).toEqual([
      true,
      false,
    ]);
  });

  it('treats composed and decomposed characters as equal', async () => {
    expect(await hasher.verify('cafe\u0301-1', await hasher.hash('caf\u00e9-1'))).toBe(true);
  });

  it('never accepts a password without a stored hash', async () => {
    expect(await hasher.verify('', null)).toBe(false);
  });

  it('works as hard for an unknown address as for a known one [SEC-01]', async () => {
    const stored = await hasher.hash('secret-1');
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 60; round += 1) {
      known.push(await processorTimeOf(() => hasher.verify('wrong-1', stored)));
      unknown.push(await processorTimeOf(() => hasher.verify('wrong-1', null)));
    }
    const ratio = undisturbed(unknown) / undisturbed(known);
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  });

  it('leaves one processor free, and uses at most four', () => {
    expect([1, 2, 3, 8, 64].map(concurrentHashes)).toEqual([1, 1, 2, 4, 4]);
  });

  it('queues fifty calls, and refuses the rest with a retry time', async () => {
    const atWork = concurrentHashes(availableParallelism());
    const outcomes = await Promise.allSettled(
      Array.from({ length: atWork + 56 }, () => hasher.verify('wrong-1', null)),
    );
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
    );
    expect(refused).toHaveLength(6);
    expect(refused[0]).toMatchObject({ code: 'SERVICE_UNAVAILABLE', details: { retryAfterS: 2 } });
  });
});

describe('the most common passwords', () => {
  const passwords = new Argon2Passwords();

  it.each([
    '123456',
    'password',
    'PassWord1',
    'qwerty123',
    'iloveyou',
    'letmein',
    'QWERTYUIOP',
    '1qaz2wsx',
    'trustno1',
  ])('contain %s, in any case', async (password) => {
    expect(await passwords.isCommon(password)).toBe(true);
  });

  it.each(['secret-1', 'correct horse battery', 'constructor', '__proto__', '🚴'.repeat(6), ''])(
    'do not contain %s',
    async (password) => {
      expect(await passwords.isCommon(password)).toBe(false);
    },
  );
});

/**
 * Of all threads of this process, in microseconds: what others do on the machine does not count.
 */
async function processorTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** The lower quartile: whatever else the process does only ever makes a round longer. */
function undisturbed(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? Number.NaN;
}
