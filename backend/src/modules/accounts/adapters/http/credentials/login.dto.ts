import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { LONGEST_EMAIL, StorableEmail } from './required-email.js';
import { GivenPassword } from './required-password.js';
import { trimmed } from './trimmed.js';

export class LoginDto {
  @ApiProperty({ format: 'email' })
  @Transform(trimmed)
  @StorableEmail()
  @MaxLength(LONGEST_EMAIL, { message: 'The email address is too long' })
  @IsNotEmpty({ message: 'Email is required' })
  @IsString({ message: 'Email is required' })
  email!: string;

  @GivenPassword('Password is required')
  password!: string;
}
