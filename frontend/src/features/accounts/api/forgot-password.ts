import { forgotPassword } from '../../../api/generated/sdk.gen.js';
import type { ForgotPasswordDto, MessageAnswer } from '../../../api/generated/types.gen.js';

/** Asks for a link by mail. The answer is the same whether or not the address belongs to an account. */
export const requestPasswordReset = (body: ForgotPasswordDto): Promise<MessageAnswer> => forgotPassword({ body });
