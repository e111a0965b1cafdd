import { request } from '../../../api/request.js';
import type { Authenticated } from '../model/user.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export const signIn = (body: Credentials): Promise<Authenticated> => request.post('/api/auth/login', { body });
