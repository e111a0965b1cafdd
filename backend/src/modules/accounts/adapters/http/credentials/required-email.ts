import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { isEmail, Matches, MaxLength, ValidateBy } from 'class-validator';
import { trimmed } from './trimmed.js';

/**
 * Longest address that mail can be sent to. Source: RFC 5321, section 4.5.3.1.3, less the brackets
 * around a path.
 */
export const LONGEST_EMAIL = 254;

const NOT_VALID = 'Please enter a valid email address';

/**
 * Letters of every script may stand in an address (RFC 6531), characters that nobody sees may not.
 */
const SEEN = /^[^\p{Cc}\p{Cf}\p{Cs}\s]*$/u;

/** PostgreSQL keeps no NUL and no half of a character. */
const STORABLE = /^[^\p{Cc}\p{Cs}]*$/u;

/** An address that mail can be sent to, without the space around it. */
export function RequiredEmail(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ format: 'email', maxLength: LONGEST_EMAIL }),
    Transform(trimmed),
    ValidateBy({ name: 'isEmail', validator: { validate: isAddress } }, { message: NOT_VALID }),
    MaxLength(LONGEST_EMAIL, { message: 'The email address is too long' }),
  );
}

/**
 * The address of a sign-in: whatever it is, it is only ever wrong, but for one that no table takes.
 */
export function StorableEmail(): PropertyDecorator {
  return Matches(STORABLE, { message: NOT_VALID });
}

/** What nobody sees is looked for first: the library throws on half of a character. */
function isAddress(value: unknown): boolean {
  return typeof value === 'string' && SEEN.test(value) && isEmail(value);
}
