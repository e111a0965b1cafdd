import { IsOptional, MinLength } from 'class-validator';

import { FromEnv } from './reading/from-env.js';

const SHORTEST_SECRET = 32;

/**
 * What the environment says about sessions; null asks for a secret that is generated once and kept
 * in `DATA_DIR`.
 */
export class AuthSettings {
  @FromEnv({
    variable: 'JWT_SECRET',
    takes:
      `a random text of at least ${SHORTEST_SECRET} characters, or nothing to have one ` +
      'generated',
    otherwise: null,
    secret: true,
  })
  @IsOptional()
  @MinLength(SHORTEST_SECRET)
  jwtSecret!: string | null;
}

/** The secret in use, given or generated. */
export class AuthConfig {
  constructor(readonly jwtSecret: string) {}
}
