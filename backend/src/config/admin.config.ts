import { IsEmail, IsOptional, Length } from 'class-validator';

import { FromEnv } from './from-env.js';

/** The first administrator, created at the first start. */
export class AdminConfig {
  @FromEnv({ variable: 'ADMIN_EMAIL', takes: 'the email address of the first administrator', otherwise: 'admin@stridewatt.local' })
  @IsEmail()
  email!: string;

  /** Null has a password generated and printed once. */
  @FromEnv({
    variable: 'ADMIN_PASSWORD',
    takes: 'a password of 6 to 200 characters, or nothing to have one generated and printed once',
    otherwise: null,
    secret: true,
  })
  @IsOptional()
  @Length(6, 200)
  password!: string | null;
}
