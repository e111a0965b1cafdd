import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsOptional,
  IsUUID,
  isUUID,
} from 'class-validator';
import { AskInGeneralDto } from './ask-in-general.dto.js';

const MOST_WORKOUTS = 3;
/** A chat that goes on longer than this is sent by no page. */
const MOST_TURNS = 200;

const FREE_FORM = { type: 'array', items: { type: 'object', additionalProperties: true } } as const;

/** Body of POST /api/ai/analyze-comparison. */
export class AnalyzeComparisonDto extends AskInGeneralDto {
  @ApiPropertyOptional({
    ...FREE_FORM,
    maxItems: MOST_WORKOUTS,
    description:
      'As the page shows them. An `id` names the workout where workoutIds is left out, and the ' +
      'server reads its own numbers. Without ids, the values of rawSummaryJson.session are ' +
      'compared as sent: they are repeated as `unverified` and never become facts.',
  })
  @ArrayMaxSize(MOST_WORKOUTS, { message: 'Choose two or three workouts.' })
  @IsArray({ message: 'workouts must be a list.' })
  @IsOptional()
  workouts?: unknown[];

  @ApiPropertyOptional({
    type: [String],
    format: 'uuid',
    minItems: 2,
    maxItems: MOST_WORKOUTS,
    description: 'The workouts that are compared.',
  })
  @Transform(({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? value.map((id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id))
      : value,
  )
  @ArrayUnique({ message: 'Choose different workouts.' })
  @ArrayMaxSize(MOST_WORKOUTS, { message: 'Choose two or three workouts.' })
  @ArrayMinSize(2, { message: 'Choose two or three workouts.' })
  @IsUUID(undefined, { each: true, message: 'workoutIds must be ids of workouts.' })
  @IsArray({ message: 'workoutIds must be a list.' })
  @IsOptional()
  workoutIds?: string[];

  @ApiPropertyOptional({
    ...FREE_FORM,
    maxItems: MOST_TURNS,
    description: 'Earlier turns as {role, content}; the last few are read, as text.',
  })
  @ArrayMaxSize(MOST_TURNS, { message: 'The conversation is too long.' })
  @IsArray({ message: 'conversationHistory must be a list.' })
  @IsOptional()
  conversationHistory?: unknown[];
}

/**
 * The workouts that are meant: those that are named, else those whose ids the client's own copies
 * carry; none where that is not clear.
 */
export function comparedIds({
  workoutIds,
  workouts = [],
}: AnalyzeComparisonDto): readonly string[] {
  if (workoutIds) return workoutIds;
  const ids = workouts.map((workout) =>
    typeof workout === 'object' && workout !== null ? (workout as { id?: unknown }).id : undefined,
  );
  const known = ids
    .filter((id): id is string => typeof id === 'string' && isUUID(id))
    .map((id) => id.toLowerCase());
  return known.length === ids.length && known.length > 1 && new Set(known).size === known.length
    ? known
    : [];
}
