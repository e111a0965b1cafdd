import { Injectable } from '@nestjs/common';
import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordForm } from '#accounts/domain/password.js';
import { PasswordBlocklist } from '#accounts/ports/password-blocklist.js';

/**
 * About 49,000 passwords from public leaks, by @zxcvbn-ts/language-common (MIT); all are in lower
 * case.
 */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

@Injectable()
export class ZxcvbnPasswordBlocklist extends PasswordBlocklist {
  isCommon(password: string): boolean {
    return COMMON.has(passwordForm(password).toLowerCase());
  }
}
