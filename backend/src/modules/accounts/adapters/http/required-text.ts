import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { trimmed } from './trimmed.js';

const LONGEST = 100;

/** A short text that a person must give, e.g. their city; the messages begin with its label. */
export function RequiredText(label: string): PropertyDecorator {
  const message = `${label} is required`;
  return applyDecorators(
    ApiProperty({ maxLength: LONGEST }),
    Transform(trimmed),
    IsString({ message }),
    IsNotEmpty({ message }),
    MaxLength(LONGEST, { message: `${label} must be at most ${LONGEST} characters` }),
  );
}
