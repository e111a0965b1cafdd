import { passwordLength } from '#lib/password-strength.js';
import { minPasswordLength } from './registration-form.js';

export interface NewPasswordForm {
  readonly password: string;
  readonly confirmPassword: string;
}

/** Sentences by field; empty where the form may be sent. */
export function newPasswordErrors({
  password,
  confirmPassword,
}: NewPasswordForm): Partial<Record<keyof NewPasswordForm, string>> {
  return {
    ...(passwordLength(password) < minPasswordLength
      ? { password: 'Password must be at least 6 characters long' }
      : {}),
    ...(password !== confirmPassword ? { confirmPassword: 'Passwords do not match' } : {}),
  };
}
