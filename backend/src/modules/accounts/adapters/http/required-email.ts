import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, Matches, MaxLength } from 'class-validator';
import { trimmed } from './trimmed.js';

/** Longest address that mail can be sent to. Source: RFC 5321, section 4.5.3.1.3, less the brackets around a path. */
export const LONGEST_EMAIL = 254;

const NOT_VALID = 'Please enter a valid email address';

/** Letters of every script may stand in an address (RFC 6531), characters that nobody sees may not. */
const SEEN = /^[^\p{Cc}\p{Cf}\p{Cs}\s]*$/u;

/** An address that mail can be sent to, without the space around it. */
export function RequiredEmail(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ format: 'email', maxLength: LONGEST_EMAIL }),
    Transform(trimmed),
    IsEmail({}, { message: NOT_VALID }),
    Matches(SEEN, { message: NOT_VALID }),
    MaxLength(LONGEST_EMAIL, { message: 'The email address is too long' }),
  );
}
