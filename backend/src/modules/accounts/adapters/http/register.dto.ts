import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsIn, IsNotEmpty, IsString, MaxLength, MinLength } from 'class-validator';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../domain/password.js';
import type { RegisteredSport } from '../../domain/user.js';
import { trimmed } from './trimmed.js';

const SPORTS: readonly RegisteredSport[] = ['CYCLING', 'RUNNING', 'BOTH'];

export class RegisterDto {
  @ApiProperty({ format: 'email' })
  @Transform(trimmed)
  @IsEmail({}, { message: 'Please enter a valid email address' })
  @MaxLength(254)
  email!: string;

  @ApiProperty({ minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD_LENGTH })
  @IsString({ message: 'Password is required' })
  @MinLength(MIN_PASSWORD_LENGTH, { message: `Password must be at least ${MIN_PASSWORD_LENGTH} characters` })
  @MaxLength(MAX_PASSWORD_LENGTH)
  password!: string;

  @ApiProperty()
  @Transform(trimmed)
  @IsString({ message: 'First name is required' })
  @IsNotEmpty({ message: 'First name is required' })
  @MaxLength(100)
  firstName!: string;

  @ApiProperty()
  @Transform(trimmed)
  @IsString({ message: 'Last name is required' })
  @IsNotEmpty({ message: 'Last name is required' })
  @MaxLength(100)
  lastName!: string;

  @ApiProperty()
  @Transform(trimmed)
  @IsString({ message: 'City is required' })
  @IsNotEmpty({ message: 'City is required' })
  @MaxLength(100)
  city!: string;

  @ApiProperty()
  @Transform(trimmed)
  @IsString({ message: 'Country is required' })
  @IsNotEmpty({ message: 'Country is required' })
  @MaxLength(100)
  country!: string;

  @ApiProperty({ enum: SPORTS })
  @IsIn(SPORTS, { message: 'Please select your sport' })
  sport!: RegisteredSport;
}
