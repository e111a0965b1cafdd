import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, ValidateBy } from 'class-validator';
import { isTypeable, MAX_PASSWORD_LENGTH, passwordLength } from '#accounts/domain/password.js';

/**
 * Longer than any password that is taken, in UTF-16 units: counting letters of a text without end
 * would be work for nothing.
 */
const LONGEST_TEXT = MAX_PASSWORD_LENGTH * 4;

/**
 * A password that is to be set: as long as asked, counted in code points, of characters that can be
 * typed again.
 * @param tooShort the sentence for one that is too short; the specifications write it differently
 * from form to form
 */
export function NewPassword(shortest: number, tooShort: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ minLength: shortest, maxLength: MAX_PASSWORD_LENGTH }),
    // The first that fails is told.
    IsString({ message: 'Password is required' }),
    Rule(
      'maxPasswordLength',
      notTooLong,
      `Password must be at most ${MAX_PASSWORD_LENGTH} characters`,
    ),
    Rule('isTypeable', isTypeable, 'The password holds characters that cannot be typed'),
    Rule('minPasswordLength', (text) => passwordLength(text) >= shortest, tooShort),
  );
}

/** A password that is compared: whatever it is, it is only ever wrong. */
export function GivenPassword(missing: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ maxLength: MAX_PASSWORD_LENGTH }),
    IsString({ message: missing }),
    Rule('isNotEmpty', (text) => text !== '', missing),
    Rule('maxPasswordLength', notTooLong, 'The password is too long'),
  );
}

function notTooLong(text: string): boolean {
  return text.length <= LONGEST_TEXT && passwordLength(text) <= MAX_PASSWORD_LENGTH;
}

/** A rule about a text; what is none is for `IsString` to refuse. */
function Rule(name: string, holds: (text: string) => boolean, message: string): PropertyDecorator {
  return ValidateBy(
    { name, validator: { validate: (value) => typeof value !== 'string' || holds(value) } },
    { message },
  );
}
