import { Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
} from '@nestjs/swagger';
import { DomainError } from '#kernel/domain-error.js';
import type { Staff } from '#admin/application/audit-trail.js';
import { RetryJob } from '#admin/application/retry-job.use-case.js';
import { StartSync } from '#admin/application/start-sync.use-case.js';
import { SyncRuns } from '#admin/ports/sync-runs.js';
import { BackgroundJobs } from '#admin/ports/background-jobs.js';
import { AdminController, AskedBy } from '../session/admin-controller.js';
import { AdminIdPipe } from '../id.pipe.js';
import {
  FailedJobAnswer,
  QueueDepthAnswer,
  StartedJobAnswer,
  SyncJobAnswer,
} from './operations.answer.js';

const MOST_FAILED = 200;

@AdminController()
export class OperationsController {
  constructor(
    private readonly sync: StartSync,
    private readonly runs: SyncRuns,
    private readonly jobs: BackgroundJobs,
    private readonly retrying: RetryJob,
  ) {}

  @Post('subscriptions/sync-all')
  @HttpCode(202)
  @ApiOperation({ summary: 'Ask the payment provider about every customer; one run at a time' })
  @ApiAcceptedResponse({ type: StartedJobAnswer })
  async syncAllSubscriptions(@AskedBy() staff: Staff): Promise<StartedJobAnswer> {
    return { jobId: await this.sync.execute(staff) };
  }

  @Get('jobs/:id')
  @ApiOperation({ summary: 'How far a synchronisation is' })
  @ApiOkResponse({ type: SyncJobAnswer })
  @ApiNotFoundResponse({ description: 'NOT_FOUND' })
  async readSyncJob(@Param('id', AdminIdPipe) id: string): Promise<SyncJobAnswer> {
    const run = await this.runs.find(id);
    if (!run) throw new DomainError('NOT_FOUND', 'There is no such job.', {});
    const { place: _place, startedAt, endedAt, ...rest } = run;
    return {
      ...rest,
      startedAt: startedAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
    };
  }

  @Get('queues')
  @ApiOperation({ summary: 'What waits in the background' })
  @ApiOkResponse({ type: [QueueDepthAnswer] })
  async readQueues(): Promise<QueueDepthAnswer[]> {
    return [...(await this.jobs.depths())];
  }

  @Get('queues/failed')
  @ApiOperation({ summary: 'Jobs that failed for good, the newest 200' })
  @ApiOkResponse({ type: [FailedJobAnswer] })
  async listFailedJobs(): Promise<FailedJobAnswer[]> {
    const jobs = await this.jobs.failed(MOST_FAILED);
    return jobs.map(({ id, queue, name, reason, attempts, failedAt }) => ({
      id,
      queue,
      name,
      reason,
      attempts,
      failedAt: failedAt.toISOString(),
    }));
  }

  @Post('queues/failed/:id/retry')
  @HttpCode(202)
  @ApiOperation({ summary: 'Try a failed job once more' })
  @ApiAcceptedResponse()
  @ApiNotFoundResponse({ description: 'NOT_FOUND' })
  retryFailedJob(@AskedBy() staff: Staff, @Param('id', AdminIdPipe) id: string): Promise<void> {
    return this.retrying.execute(staff, id);
  }
}
