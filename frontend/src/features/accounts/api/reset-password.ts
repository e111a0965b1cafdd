import { request } from '../../../api/request.js';

export interface PasswordReset {
  /** From the link in the mail; good once. */
  readonly token: string;
  readonly password: string;
}

export const resetPassword = (body: PasswordReset): Promise<{ message: string }> => request.post('/api/auth/reset-password', { body });
