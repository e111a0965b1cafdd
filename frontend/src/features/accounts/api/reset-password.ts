import { resetPassword as sendReset } from '#api/generated/sdk.gen.js';
import type { MessageAnswer, ResetPasswordDto } from '#api/generated/types.gen.js';

/** With the token of the mail's link, which is good once. */
export const resetPassword = (body: ResetPasswordDto): Promise<MessageAnswer> =>
  sendReset({ body });
