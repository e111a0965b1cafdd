import { adminLogin } from '#api/generated/sdk.gen.js';
import type { AdminLoginDto, SessionAnswer } from '#api/generated/types.gen.js';

export class NotAnAdmin extends Error {
  override readonly name = 'NotAnAdmin';
}

/**
 * @throws ApiError where the server refuses
 * @throws NotAnAdmin where the account is no administrator's
 */
export async function signInAsAdmin(body: AdminLoginDto): Promise<SessionAnswer> {
  const answer = await adminLogin({ body });
  if (answer.user.role !== 'admin') throw new NotAnAdmin('Not an admin');
  return answer;
}
