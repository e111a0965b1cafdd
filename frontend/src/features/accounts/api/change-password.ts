import { changePassword as sendChange } from '#api/generated/sdk.gen.js';
import type { ChangePasswordDto, PasswordChangedAnswer } from '#api/generated/types.gen.js';

/** Ends every other session; this one goes on with the token of the answer. */
export const changePassword = (body: ChangePasswordDto): Promise<PasswordChangedAnswer> =>
  sendChange({ body });
