import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
} from 'class-validator';
import { MAX_QUESTION_LENGTH } from '#coaching/domain/chat-message.js';

/** What every question to the coach holds; the body of POST /api/ai/general-chat. */
export class AskInGeneralDto {
  @ApiProperty({
    type: String,
    minLength: 1,
    maxLength: MAX_QUESTION_LENGTH,
    example: 'How was my last month?',
  })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @MaxLength(MAX_QUESTION_LENGTH, {
    message: `Please keep your question under ${MAX_QUESTION_LENGTH} characters.`,
  })
  @IsNotEmpty({ message: 'Please write a question.' })
  @IsString({ message: 'Please write a question.' })
  message!: string;

  @ApiPropertyOptional({
    type: String,
    enum: ['METRIC', 'IMPERIAL'],
    description: "The athlete's own units where it is left out.",
  })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.toUpperCase() : value,
  )
  @IsIn(['METRIC', 'IMPERIAL'], { message: 'unitSystem must be METRIC or IMPERIAL.' })
  @IsOptional()
  unitSystem?: 'METRIC' | 'IMPERIAL';

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description:
      'Your own id for this question: sent again with it, it gets the answer it was given before.',
  })
  @IsUUID(undefined, { message: 'requestId must be a uuid.' })
  @IsOptional()
  requestId?: string;

  @ApiPropertyOptional({
    type: String,
    format: 'date',
    description:
      'The day where you are; it counts within a day of UTC, else the day in UTC does. What ' +
      'is said of all workouts goes up to it.',
  })
  @Matches(/^[12]\d{3}-\d{2}-\d{2}$/, { message: 'Give the day as YYYY-MM-DD.' })
  @IsOptional()
  today?: string;
}
