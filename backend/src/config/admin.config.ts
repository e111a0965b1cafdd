import { IsEmail, IsOptional, Length } from 'class-validator';

import { FromEnv } from './reading/from-env.js';

/** The first administrator, created at the first start. */
export class AdminConfig {
  @FromEnv({
    variable: 'ADMIN_EMAIL',
    takes: 'the email address of the first administrator',
    otherwise: 'admin@stridewatt.local',
  })
  @IsEmail()
  email!: string;

  /**
   * Null has a password generated and printed once. Who runs the service needs a longer one than an
   * athlete (OWASP ASVS 5.0, 6.2).
   */
  @FromEnv({
    variable: 'ADMIN_PASSWORD',
    takes: 'a password of 12 to 200 characters, or nothing to have one generated and printed once',
    otherwise: null,
    secret: true,
  })
  @IsOptional()
  @Length(12, 200)
  password!: string | null;
}
