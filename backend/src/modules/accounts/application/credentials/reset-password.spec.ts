import { describe, expect, it, jest } from '@jest/globals';
import { FixedClock } from '#test/builders/fixed-clock.js';
import { aUser } from '#test/builders/user.builder.js';
import type { UnitOfWork } from '#kernel/unit-of-work.js';
import type { Passwords } from '#accounts/ports/passwords.js';
import type { UserRepository } from '#accounts/ports/user.repository.js';
import { PasswordPolicy } from './password-policy.js';
import type { ReplacePassword } from './replace-password.js';
import { ResetPassword } from './reset-password.use-case.js';

describe('resetting a password [AUTH-32, AUTH-35]', () => {
  const user = aUser();
  const setUp = ({ consumed = true, changed = true } = {}) => {
    const users = {
      findById: () => Promise.resolve(user),
      resetOwner: () => Promise.resolve(user.id),
      consumeReset: () => Promise.resolve(consumed),
    } as Partial<UserRepository> as UserRepository;
    const passwords = {
      hash: (password: string) => Promise.resolve(`hash of ${password}`),
      isCommon: () => Promise.resolve(false),
    } as Partial<Passwords> as Passwords;
    const replacement = {
      of: jest.fn<ReplacePassword['of']>(() => Promise.resolve(changed ? 1 : null)),
    };
    const work: UnitOfWork = { run: (unit) => unit() };
    const reset = new ResetPassword(
      users,
      passwords,
      new PasswordPolicy(passwords),
      replacement as Partial<ReplacePassword> as ReplacePassword,
      work,
      new FixedClock(),
    );
    return { reset, replacement };
  };
  const asked = { token: 'token', password: 'brand-new-1' };

  it('changes nothing if the link was used, expired or voided during hashing', async () => {
    const { reset, replacement } = setUp({ consumed: false });
    await expect(reset.execute(asked)).rejects.toMatchObject({ code: 'INVALID_RESET_TOKEN' });
    expect(replacement.of).not.toHaveBeenCalled();
  });

  it('keeps the link if the password was changed meanwhile: the unit of work fails', async () => {
    await expect(setUp({ changed: false }).reset.execute(asked)).rejects.toMatchObject({
      code: 'INVALID_RESET_TOKEN',
    });
  });

  it('replaces the password of the owner of the link', async () => {
    const { reset, replacement } = setUp();
    await reset.execute(asked);
    expect(replacement.of).toHaveBeenCalledWith(user, 'hash of brand-new-1');
  });
});
