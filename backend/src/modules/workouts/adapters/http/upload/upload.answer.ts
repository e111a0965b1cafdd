import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Id, Moment, NumberOrNull } from '#platform/http/api-properties.js';

export class UploadedWorkoutAnswer {
  @Id()
  id!: string;

  @ApiProperty({
    description: 'FIT sport and sub-sport, e.g. running, trail_running, indoor_cycling',
  })
  sport!: string;

  @Moment()
  startTime!: string;

  @NumberOrNull('metres')
  distance!: number | null;

  @ApiProperty({ description: 'seconds with the timer running' })
  duration!: number;

  @NumberOrNull('kilocalories')
  calories!: number | null;

  @ApiProperty({ type: [String], description: 'what was wrong with the file, one sentence each' })
  warnings!: string[];
}

/** The workout, and the same fields beside it. */
export class UploadDoneAnswer extends UploadedWorkoutAnswer {
  @ApiProperty({ type: UploadedWorkoutAnswer })
  workout!: UploadedWorkoutAnswer;
}

export class UploadPendingAnswer {
  @Id()
  uploadId!: string;

  @ApiProperty({ enum: ['processing'] })
  status!: 'processing';

  @ApiPropertyOptional({
    description: 'a sentence, where the same file had been taken before and is still being read',
  })
  message?: string;
}

export class UploadErrorAnswer {
  @ApiProperty()
  code!: string;

  @ApiProperty()
  message!: string;

  [detail: string]: unknown;
}

export class UploadStateAnswer {
  @ApiProperty({ enum: ['queued', 'processing', 'done', 'failed'] })
  status!: 'queued' | 'processing' | 'done' | 'failed';

  @ApiPropertyOptional({ format: 'uuid', description: 'present when done' })
  workoutId?: string;

  @ApiPropertyOptional({
    type: UploadErrorAnswer,
    description: 'present when failed; carries the details of its code',
  })
  error?: UploadErrorAnswer;
}

/** The form that is sent; read as a stream, never as an object. */
export class UploadWorkoutForm {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    description: 'one .fit file of less than 10 MB',
  })
  fitFile!: unknown;
}
