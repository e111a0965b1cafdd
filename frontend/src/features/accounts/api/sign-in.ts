import type { LoginDto } from '#api/generated/types.gen.js';
import { request } from '#api/request.js';
import type { Authenticated } from '../model/user.js';

/** By the small door: the public site loads no generated client. */
export const signIn = (body: LoginDto): Promise<Authenticated> =>
  request.post('/api/auth/login', { body });
