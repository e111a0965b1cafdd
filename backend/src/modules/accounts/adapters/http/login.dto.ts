import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { MAX_PASSWORD_LENGTH } from '../../domain/password.js';
import { trimmed } from './trimmed.js';

export class LoginDto {
  @ApiProperty({ format: 'email' })
  @Transform(trimmed)
  @IsString({ message: 'Email is required' })
  @IsNotEmpty({ message: 'Email is required' })
  @MaxLength(254)
  email!: string;

  @ApiProperty()
  @IsString({ message: 'Password is required' })
  @IsNotEmpty({ message: 'Password is required' })
  @MaxLength(MAX_PASSWORD_LENGTH)
  password!: string;
}
