import { ApiProperty } from '@nestjs/swagger';
import { Count, CountOrNull, Id, Moment, MomentOrNull } from '#platform/http/api-properties.js';

export class StartedJobAnswer {
  @Id()
  jobId!: string;
}

export class SyncJobAnswer {
  @Id()
  id!: string;

  @ApiProperty({ enum: ['waiting', 'running', 'done', 'failed'] })
  state!: 'waiting' | 'running' | 'done' | 'failed';

  @Count()
  done!: number;

  @CountOrNull('null until it is counted')
  total!: number | null;

  @Count('of those done, the ones about whom the provider could not tell')
  failed!: number;

  @MomentOrNull()
  startedAt!: string | null;

  @MomentOrNull()
  endedAt!: string | null;
}

export class QueueDepthAnswer {
  @ApiProperty({ description: 'the outbox stands before all others' })
  queue!: string;

  @Count()
  waiting!: number;

  @Count()
  active!: number;

  @Count()
  delayed!: number;

  @Count('for good')
  failed!: number;

  @CountOrNull('age of the job that waits longest, in seconds')
  oldestS!: number | null;
}

export class FailedJobAnswer {
  @Id()
  id!: string;

  @ApiProperty()
  queue!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  reason!: string;

  @Count()
  attempts!: number;

  @Moment()
  failedAt!: string;
}
