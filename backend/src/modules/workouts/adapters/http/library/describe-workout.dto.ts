import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, MaxLength, ValidateIf } from 'class-validator';
import { Id, TextOrNull } from '#platform/http/api-properties.js';

/**
 * No text is looked at further that is longer than this; the real limits count what is left of it.
 */
const FAR_TOO_LONG = 20_000;

/** Absent fields stay as they are; a body must not hold a field without a value. */
const isGiven = (field: 'title' | 'notes') => (body: DescribeWorkoutDto) =>
  body[field] !== undefined && body[field] !== null;

export class DescribeWorkoutDto {
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 120,
    description: "the athlete's own name of it, one line; null clears it",
  })
  @ValidateIf(isGiven('title'))
  @IsString({ message: 'The title must be a text or null.' })
  @MaxLength(FAR_TOO_LONG, { message: 'The title may have at most 120 characters.' })
  title?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 4000,
    description: 'notes of the athlete; null clears them',
  })
  @ValidateIf(isGiven('notes'))
  @IsString({ message: 'The notes must be a text or null.' })
  @MaxLength(FAR_TOO_LONG, { message: 'The notes may have at most 4000 characters.' })
  notes?: string | null;
}

export class DescribedWorkoutAnswer {
  @Id()
  id!: string;

  @TextOrNull()
  title!: string | null;

  @TextOrNull()
  notes!: string | null;
}

export class DescribeWorkoutAnswer {
  @ApiProperty({ type: DescribedWorkoutAnswer, description: 'the words as they are kept' })
  workout!: DescribedWorkoutAnswer;
}
