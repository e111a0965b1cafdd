import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { RequiredEmail } from './required-email.js';
import { GivenPassword } from './required-password.js';

const INCOMPLETE = 'The link is incomplete';

export class ChangeEmailDto {
  @RequiredEmail()
  email!: string;

  @GivenPassword('Your password is required')
  password!: string;
}

export class ConfirmEmailDto {
  @ApiProperty({ description: 'From the link of the email' })
  @MaxLength(200, { message: INCOMPLETE })
  @IsNotEmpty({ message: INCOMPLETE })
  @IsString({ message: INCOMPLETE })
  token!: string;
}
