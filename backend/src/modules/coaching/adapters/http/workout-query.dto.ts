import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';

/** Query of the chat routes that read. */
export class WorkoutQueryDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID(undefined, { message: 'workoutId must be the id of a workout.' })
  workoutId!: string;
}
