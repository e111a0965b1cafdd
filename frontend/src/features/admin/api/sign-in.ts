import type { SessionAnswer } from '#api/generated/types.gen.js';
import { request } from '#api/request.js';

export interface AdminCredentials {
  readonly username: string;
  readonly password: string;
}

export class NotAnAdmin extends Error {
  override readonly name = 'NotAnAdmin';
}

/**
 * @throws ApiError where the server refuses
 * @throws NotAnAdmin where whoever it knows is none
 */
export async function signInAsAdmin(body: AdminCredentials): Promise<SessionAnswer> {
  const answer = await request.post<SessionAnswer>('/api/admin/login', { body });
  if (answer.user.role !== 'admin') throw new NotAnAdmin('Not an admin');
  return answer;
}

export const signOutAsAdmin = (): Promise<void> => request.post('/api/admin/logout');
