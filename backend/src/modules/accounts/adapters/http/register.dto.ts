import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsIn, IsString, MaxLength, MinLength } from 'class-validator';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../domain/password.js';
import type { RegisteredSport } from '../../domain/user.js';
import { RequiredText } from './required-text.js';
import { trimmed } from './trimmed.js';

const SPORTS: readonly RegisteredSport[] = ['CYCLING', 'RUNNING', 'BOTH'];

export class RegisterDto {
  @ApiProperty({ format: 'email' })
  @Transform(trimmed)
  @MaxLength(254, { message: 'The email address is too long' })
  @IsEmail({}, { message: 'Please enter a valid email address' })
  email!: string;

  @ApiProperty({ minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD_LENGTH })
  @MaxLength(MAX_PASSWORD_LENGTH, { message: `Password must be at most ${MAX_PASSWORD_LENGTH} characters` })
  @MinLength(MIN_PASSWORD_LENGTH, { message: `Password must be at least ${MIN_PASSWORD_LENGTH} characters` })
  @IsString({ message: 'Password is required' })
  password!: string;

  @RequiredText('First name')
  firstName!: string;

  @RequiredText('Last name')
  lastName!: string;

  @RequiredText('City')
  city!: string;

  @RequiredText('Country')
  country!: string;

  @ApiProperty({ enum: SPORTS })
  @IsIn(SPORTS, { message: 'Please select your sport' })
  sport!: RegisteredSport;
}
