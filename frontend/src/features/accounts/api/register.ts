import { request } from '../../../api/request.js';
import type { Authenticated } from '../model/user.js';
import type { Credentials } from './sign-in.js';

export type Sport = 'CYCLING' | 'RUNNING' | 'BOTH';

export interface Registration extends Credentials {
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly country: string;
  readonly sport: Sport;
}

export const register = (body: Registration): Promise<Authenticated> => request.post('/api/auth/register', { body });
