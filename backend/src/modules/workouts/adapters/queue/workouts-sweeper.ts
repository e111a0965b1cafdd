import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { QueueConfig } from '#config/queue.config.js';
import { SweepAnalyses } from '#workouts/application/recompute/sweep-analyses.use-case.js';
import { SweepDigests } from '#workouts/application/recompute/sweep-digests.use-case.js';
import { SweepReports } from '#workouts/application/report/sweep-reports.use-case.js';
import { SweepUploads } from '#workouts/application/upload/sweep-uploads.use-case.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

interface Round {
  readonly what: string;
  readonly everyMs: number;
  readonly work: () => Promise<void>;
}

/**
 * In a process that works: looks at its start and then again and again for what was left behind.
 */
@Injectable()
export class WorkoutsSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(WorkoutsSweeper.name);
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Map<Round, Promise<void>>();
  private readonly rounds: readonly Round[];

  constructor(
    private readonly config: QueueConfig,
    uploads: SweepUploads,
    analyses: SweepAnalyses,
    digests: SweepDigests,
    reports: SweepReports,
  ) {
    this.rounds = [
      { what: 'stalled uploads', everyMs: 10 * SECOND, work: () => uploads.replanStalled() },
      { what: 'waiting analyses', everyMs: MINUTE, work: () => analyses.rescueWaiting() },
      { what: 'waiting reports', everyMs: MINUTE, work: () => reports.rescueWaiting() },
      { what: 'missing digests', everyMs: 10 * MINUTE, work: () => digests.fillIn() },
      { what: 'failed uploads', everyMs: 10 * MINUTE, work: () => uploads.forgetFailed() },
      {
        what: 'analyses by other definitions',
        everyMs: 60 * MINUTE,
        work: () => analyses.replaceOtherBuilds(),
      },
      { what: 'orphan files', everyMs: 60 * MINUTE, work: () => uploads.removeOrphans() },
    ];
  }

  onApplicationBootstrap(): void {
    if (this.config.role !== 'all' && this.config.role !== 'worker') return;
    for (const round of this.rounds) {
      this.start(round);
      this.timers.push(setInterval(() => this.start(round), round.everyMs).unref());
    }
  }

  /** A round that is under way still needs the database. */
  async beforeApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.running.values());
  }

  private start(round: Round): void {
    if (this.running.has(round)) return;
    const under = round
      .work()
      .catch((error: unknown) =>
        this.logger.error({ err: error, what: round.what }, 'sweep failed'),
      );
    this.running.set(
      round,
      under.finally(() => this.running.delete(round)),
    );
  }
}
