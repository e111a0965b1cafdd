import { request } from '../../../api/request.js';

/** Asks for a link by mail. The answer is the same whether or not the address belongs to an account. */
export const requestPasswordReset = (body: { readonly email: string }): Promise<{ message: string }> => request.post('/api/auth/forgot-password', { body });
