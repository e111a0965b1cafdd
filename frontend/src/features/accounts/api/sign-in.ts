import { login } from '../../../api/generated/sdk.gen.js';
import type { LoginDto } from '../../../api/generated/types.gen.js';
import type { Authenticated } from '../model/user.js';

export const signIn = (body: LoginDto): Promise<Authenticated> => login({ body });
