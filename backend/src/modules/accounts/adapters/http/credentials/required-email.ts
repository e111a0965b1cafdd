import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { isEmail, Matches, MaxLength, ValidateBy } from 'class-validator';
import { emailForm, hasPlainLocalPart } from '#accounts/domain/email-address.js';

/**
 * Longest deliverable address. Source: RFC 5321, section 4.5.3.1.3, without the
 * brackets of a path.
 */
export const LONGEST_EMAIL = 254;

const NOT_VALID = 'Please enter a valid email address';

const NOT_PLAIN =
  'Before the @, an email address may only have letters a to z, digits and signs such as . _ + -';

/** The domain may contain letters of every script, but no invisible characters. */
const SEEN = /^[^\p{Cc}\p{Cf}\p{Cs}\s]*$/u;

/** PostgreSQL stores no NUL and no half of a surrogate pair. */
const STORABLE = /^[^\p{Cc}\p{Cs}]*$/u;

/** A deliverable address in the form in which it is stored. The only rule for addresses there is. */
export function RequiredEmail(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ format: 'email', maxLength: LONGEST_EMAIL }),
    Transform(inForm),
    ValidateBy(
      { name: 'isEmail', validator: { validate: isAddress } },
      { message: ({ value }) => (isForeign(value) ? NOT_PLAIN : NOT_VALID) },
    ),
    MaxLength(LONGEST_EMAIL, { message: 'The email address is too long' }),
  );
}

/** The address of a sign-in: any storable text is allowed and at worst wrong. */
export function StorableEmail(): PropertyDecorator {
  return Matches(STORABLE, { message: NOT_VALID });
}

/** Invisible characters first: the library throws on half of a surrogate pair. */
function isAddress(value: unknown): boolean {
  return (
    typeof value === 'string' && SEEN.test(value) && isEmail(value) && hasPlainLocalPart(value)
  );
}

/** Everything else is right about it. */
function isForeign(value: unknown): boolean {
  return typeof value === 'string' && SEEN.test(value) && isEmail(value);
}

function inForm({ value }: TransformFnParams): unknown {
  return typeof value === 'string' ? emailForm(value) : value;
}
