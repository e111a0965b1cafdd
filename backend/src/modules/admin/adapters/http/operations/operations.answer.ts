import { ApiProperty } from '@nestjs/swagger';

const TIME = { type: String, format: 'date-time', nullable: true } as const;

export class StartedJobAnswer {
  @ApiProperty({ format: 'uuid' })
  jobId!: string;
}

export class SyncJobAnswer {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: ['waiting', 'running', 'done', 'failed'] })
  state!: 'waiting' | 'running' | 'done' | 'failed';

  @ApiProperty({ type: 'integer' })
  done!: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'null until it is counted' })
  total!: number | null;

  @ApiProperty({
    type: 'integer',
    description: 'of those done, the ones about whom the provider could not tell',
  })
  failed!: number;

  @ApiProperty(TIME)
  startedAt!: string | null;

  @ApiProperty(TIME)
  endedAt!: string | null;
}

export class QueueDepthAnswer {
  @ApiProperty({ description: 'the outbox stands before all others' })
  queue!: string;

  @ApiProperty({ type: 'integer' })
  waiting!: number;

  @ApiProperty({ type: 'integer' })
  active!: number;

  @ApiProperty({ type: 'integer' })
  delayed!: number;

  @ApiProperty({ type: 'integer', description: 'for good' })
  failed!: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'age of the job that waits longest, in seconds',
  })
  oldestS!: number | null;
}

export class FailedJobAnswer {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  queue!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  reason!: string;

  @ApiProperty({ type: 'integer' })
  attempts!: number;

  @ApiProperty({ format: 'date-time' })
  failedAt!: string;
}
