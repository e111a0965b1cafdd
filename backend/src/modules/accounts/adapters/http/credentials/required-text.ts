import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { trimmed } from './trimmed.js';

const LONGEST = 100;

/**
 * No control characters, no halves of characters, nothing that turns the direction of the text
 * around it.
 */
const PLAIN_TEXT = /^[^\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u;

/** A short text that a person must give, e.g. their city; the messages begin with its label. */
export function RequiredText(label: string): PropertyDecorator {
  const message = `${label} is required`;
  return applyDecorators(
    ApiProperty({ maxLength: LONGEST }),
    Transform(trimmed),
    IsString({ message }),
    IsNotEmpty({ message }),
    Matches(PLAIN_TEXT, { message: `${label} holds characters that cannot be shown` }),
    MaxLength(LONGEST, { message: `${label} must be at most ${LONGEST} characters` }),
  );
}
