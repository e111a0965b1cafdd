import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsISO8601,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';

/**
 * Nothing that a person answers is larger; whether it is plausible is judged when the questionnaire
 * is completed.
 */
const LARGEST = 1e6;
const LONGEST = 2_000;

/**
 * Control characters save line ends and tabs, and what turns the direction of the text around it.
 */
const UNSEEN = /[^\P{Cc}\n\t]|[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Optional answers of a draft: null takes an answer back. The messages begin with the label that
 * the page shows.
 */
export function AnswerNumber(label: string, unit: string): PropertyDecorator {
  const message = `${label} must be a number`;
  return applyDecorators(
    ApiPropertyOptional({ type: Number, nullable: true, description: unit }),
    IsOptional(),
    IsNumber({}, { message }),
    Min(-LARGEST, { message: `${label} is too small` }),
    Max(LARGEST, { message: `${label} is too large` }),
  );
}

export function AnswerText(label: string, description?: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: String,
      nullable: true,
      maxLength: LONGEST,
      ...(description !== undefined && { description }),
    }),
    Transform(seen),
    IsOptional(),
    IsString({ message: `${label} must be a text` }),
    MaxLength(LONGEST, { message: `${label} must be at most ${LONGEST} characters` }),
  );
}

export function AnswerChoice(
  label: string,
  choices: readonly string[],
  name: string,
): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ enum: [...choices], enumName: name, nullable: true }),
    IsOptional(),
    IsIn([...choices], { message: `${label} must be one of ${choices.join(', ')}` }),
  );
}

export function AnswerChoices(
  label: string,
  choices: readonly string[],
  name: string,
): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ enum: [...choices], enumName: name, isArray: true, nullable: true }),
    IsOptional(),
    IsArray({ message: `${label} must be a list` }),
    ArrayMaxSize(choices.length, { message: `${label} must hold each choice once at most` }),
    IsIn([...choices], { each: true, message: `${label} must be among ${choices.join(', ')}` }),
  );
}

export function AnswerYesNo(label: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: Boolean, nullable: true }),
    IsOptional(),
    IsBoolean({ message: `${label} must be yes or no` }),
  );
}

export function AnswerDate(label: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, description: 'ISO 8601' }),
    IsOptional(),
    IsISO8601({ strict: true }, { message: `${label} must be a date` }),
    MaxLength(40, { message: `${label} must be a date` }),
  );
}

/** Text that a database can keep and a page can show: no halves of characters, nothing unseen. */
function seen({ value }: TransformFnParams): unknown {
  return typeof value === 'string' ? value.toWellFormed().replace(UNSEEN, '') : value;
}
