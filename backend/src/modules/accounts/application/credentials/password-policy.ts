import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { contextOf, type PasswordOwner } from '#accounts/domain/context-words.js';
import { Passwords } from '#accounts/ports/passwords.js';

/** Refuses passwords that are long enough and still easy to guess. */
@Injectable()
export class PasswordPolicy {
  constructor(private readonly passwords: Passwords) {}

  /**
   * Throws VALIDATION_FAILED.
   * @param field the form field, e.g. `newPassword`
   */
  async assertHardToGuess(field: string, password: string, owner: PasswordOwner): Promise<void> {
    if (await this.passwords.isCommon(password))
      refuse(field, 'This password is one of the most common ones. Please choose another.');
    const source = contextOf(password, owner);
    if (source !== null)
      refuse(field, `This password is easy to guess from ${source}. Please choose another.`);
  }
}

function refuse(field: string, message: string): never {
  throw new DomainError('VALIDATION_FAILED', message, { fields: [{ field, message }] });
}
