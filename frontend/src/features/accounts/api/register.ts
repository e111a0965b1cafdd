import { register as sendRegistration } from '../../../api/generated/sdk.gen.js';
import type { RegisterDto } from '../../../api/generated/types.gen.js';
import type { Authenticated } from '../model/user.js';

export type Registration = RegisterDto;
export type Sport = RegisterDto['sport'];

export const register = (body: Registration): Promise<Authenticated> => sendRegistration({ body });
