import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import { MIN_PASSWORD_LENGTH } from '#accounts/domain/password.js';
import { NewPassword } from './required-password.js';

export class ResetPasswordDto {
  @ApiProperty({ description: 'From the link of the email' })
  @IsNotEmpty({ message: 'The reset link is incomplete' })
  @IsString({ message: 'The reset link is incomplete' })
  token!: string;

  @NewPassword(
    MIN_PASSWORD_LENGTH,
    `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`,
  )
  password!: string;
}
