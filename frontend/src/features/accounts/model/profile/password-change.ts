import { passwordLength } from '#lib/password-strength.js';

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export const NO_PASSWORDS: PasswordChange = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
};

/** More than a first password needs: whoever changes it is choosing with care. */
const MIN_LENGTH = 8;

/** Sentences by field; empty where the form may be sent. */
export function passwordChangeErrors({
  newPassword,
  confirmPassword,
}: PasswordChange): Partial<Record<keyof PasswordChange, string>> {
  return {
    ...(passwordLength(newPassword) < MIN_LENGTH
      ? { newPassword: 'Password must be at least 8 characters long.' }
      : {}),
    ...(newPassword !== confirmPassword ? { confirmPassword: 'New passwords do not match.' } : {}),
  };
}

export function isFilled(change: PasswordChange): boolean {
  return Object.values(change).every((text) => text !== '');
}
