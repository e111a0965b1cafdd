import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { MAX_QUESTION_LENGTH } from '#coaching/domain/chat-message.js';
import { SessionId } from './demo-queries.dto.js';

/** Body of POST /api/demo-chat. */
export class AskInDemoDto {
  @ApiProperty({
    type: String,
    minLength: 1,
    maxLength: MAX_QUESTION_LENGTH,
    example: 'How hard was this ride?',
  })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @MaxLength(MAX_QUESTION_LENGTH, {
    message: `Please keep your question under ${MAX_QUESTION_LENGTH} characters.`,
  })
  @IsNotEmpty({ message: 'Please write a question.' })
  @IsString({ message: 'Please write a question.' })
  message!: string;

  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID(undefined, { message: 'workoutId must be the id of a workout.' })
  workoutId!: string;

  @ApiPropertyOptional({ type: String, enum: ['METRIC', 'IMPERIAL'], default: 'METRIC' })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.toUpperCase() : value,
  )
  @IsIn(['METRIC', 'IMPERIAL'], { message: 'unitSystem must be METRIC or IMPERIAL.' })
  @IsOptional()
  unitSystem: 'METRIC' | 'IMPERIAL' = 'METRIC';

  @SessionId()
  sessionId!: string;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description:
      'Your own id for this question: sent again with it, it gets the answer it was given ' +
      'before, and counts once.',
  })
  @IsUUID(undefined, { message: 'requestId must be a uuid.' })
  @IsOptional()
  requestId?: string;
}
