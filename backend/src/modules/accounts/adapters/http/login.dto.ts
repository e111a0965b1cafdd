import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { MAX_PASSWORD_LENGTH } from '../../domain/password.js';
import { trimmed } from './trimmed.js';

export class LoginDto {
  @ApiProperty({ format: 'email' })
  @Transform(trimmed)
  @MaxLength(254, { message: 'The email address is too long' })
  @IsNotEmpty({ message: 'Email is required' })
  @IsString({ message: 'Email is required' })
  email!: string;

  @ApiProperty()
  @MaxLength(MAX_PASSWORD_LENGTH, { message: 'The password is too long' })
  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  password!: string;
}
