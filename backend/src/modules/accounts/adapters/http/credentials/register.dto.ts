import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MIN_PASSWORD_LENGTH } from '#accounts/domain/password.js';
import { SPORTS, type RegisteredSport } from '#accounts/domain/user.js';
import { RequiredEmail } from './required-email.js';
import { NewPassword } from './required-password.js';
import { RequiredText } from './required-text.js';

export class RegisterDto {
  @RequiredEmail()
  email!: string;

  @NewPassword(MIN_PASSWORD_LENGTH, `Password must be at least ${MIN_PASSWORD_LENGTH} characters`)
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
