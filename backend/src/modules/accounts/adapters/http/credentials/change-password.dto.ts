import { MIN_CHANGED_PASSWORD_LENGTH } from '#accounts/domain/password.js';
import { GivenPassword, NewPassword } from './required-password.js';

export class ChangePasswordDto {
  @GivenPassword('The current password is required')
  currentPassword!: string;

  @NewPassword(
    MIN_CHANGED_PASSWORD_LENGTH,
    `Password must be at least ${MIN_CHANGED_PASSWORD_LENGTH} characters long.`,
  )
  newPassword!: string;
}
