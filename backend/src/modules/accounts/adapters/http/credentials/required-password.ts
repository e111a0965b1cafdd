import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, ValidateBy } from 'class-validator';
import { isTypeable, MAX_PASSWORD_LENGTH, passwordLength } from '#accounts/domain/password.js';

/**
 * Longer than any accepted password, in UTF-16 units: counting the characters of an endless text
 * would be wasted work.
 */
const LONGEST_TEXT = MAX_PASSWORD_LENGTH * 4;

/**
 * A new password: long enough, counted in code points, of characters that can be typed again.
 * @param tooShort the message for a short one; the specifications word it differently per form
 */
export function NewPassword(shortest: number, tooShort: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ minLength: shortest, maxLength: MAX_PASSWORD_LENGTH }),
    // The message of the first rule that fails is shown.
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

/** A password that is only compared: any text is allowed and at worst wrong. */
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

/** A rule about a text; `IsString` refuses everything else. */
function Rule(name: string, holds: (text: string) => boolean, message: string): PropertyDecorator {
  return ValidateBy(
    { name, validator: { validate: (value) => typeof value !== 'string' || holds(value) } },
    { message },
  );
}
