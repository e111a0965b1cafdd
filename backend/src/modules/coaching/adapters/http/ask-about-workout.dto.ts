import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { AskInGeneralDto } from './ask-in-general.dto.js';

/** Body of POST /api/ai/chat. */
export class AskAboutWorkoutDto extends AskInGeneralDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID(undefined, { message: 'workoutId must be the id of a workout.' })
  workoutId!: string;
}
