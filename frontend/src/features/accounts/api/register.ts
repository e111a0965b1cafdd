import type { RegisterDto } from '#api/generated/types.gen.js';
import { request } from '#api/request.js';
import type { Authenticated } from '../model/user.js';

export type Registration = RegisterDto;
export type Sport = RegisterDto['sport'];

/** By the small door: the public site loads no generated client. */
export const register = (body: Registration): Promise<Authenticated> =>
  request.post('/api/auth/register', { body });
