import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, MaxLength } from 'class-validator';
import { trimmed } from './trimmed.js';

/** Longest address that mail can be sent to. Source: RFC 5321, section 4.5.3.1.3, less the brackets around a path. */
export const LONGEST_EMAIL = 254;

/** An address that mail can be sent to, without the space around it. */
export function RequiredEmail(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ format: 'email', maxLength: LONGEST_EMAIL }),
    Transform(trimmed),
    MaxLength(LONGEST_EMAIL, { message: 'The email address is too long' }),
    IsEmail({}, { message: 'Please enter a valid email address' }),
  );
}
