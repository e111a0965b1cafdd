import { IsEmail, IsOptional, MaxLength } from 'class-validator';

import { FromEnv } from './reading/from-env.js';

/** Who runs this installation, as its public pages name them. Nothing of it is required. */
export class OperatorConfig {
  @FromEnv({
    variable: 'OPERATOR_NAME',
    takes: 'the name of the person or company that runs this installation, up to 200 characters',
    otherwise: null,
  })
  @IsOptional()
  @MaxLength(200)
  name!: string | null;

  @FromEnv({
    variable: 'OPERATOR_ADDRESS',
    takes: 'the postal address of the operator in one line, up to 300 characters',
    otherwise: null,
  })
  @IsOptional()
  @MaxLength(300)
  address!: string | null;

  @FromEnv({
    variable: 'OPERATOR_EMAIL',
    takes: 'the email address at which people reach the operator, name@example.com',
    otherwise: null,
  })
  @IsOptional()
  @IsEmail()
  email!: string | null;
}
