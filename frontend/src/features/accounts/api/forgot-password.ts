import type { ForgotPasswordDto, MessageAnswer } from '#api/generated/types.gen.js';
import { request } from '#api/request.js';

/**
 * Asks for a link by mail. The answer is the same whether or not the address belongs to an account.
 * By the small door: the public site loads no generated client.
 */
export const requestPasswordReset = (body: ForgotPasswordDto): Promise<MessageAnswer> =>
  request.post('/api/auth/forgot-password', { body });
