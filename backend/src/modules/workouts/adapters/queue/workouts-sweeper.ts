import { Injectable } from '@nestjs/common';
import { Every } from '#platform/queue/workers/periodic.js';
import { SweepAnalyses } from '#workouts/application/recompute/sweep-analyses.use-case.js';
import { SweepDigests } from '#workouts/application/recompute/sweep-digests.use-case.js';
import { SweepUploads } from '#workouts/application/upload/sweep-uploads.use-case.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Finds what lost jobs and dead processes left behind. */
@Injectable()
export class WorkoutsSweeper {
  constructor(
    private readonly uploads: SweepUploads,
    private readonly analyses: SweepAnalyses,
    private readonly digests: SweepDigests,
  ) {}

  @Every(10 * SECOND)
  stalledUploads(): Promise<void> {
    return this.uploads.replanStalled();
  }

  @Every(MINUTE)
  waitingAnalyses(): Promise<void> {
    return this.analyses.rescueWaiting();
  }

  @Every(MINUTE)
  waitingReports(): Promise<void> {
    return this.analyses.rescueReports();
  }

  @Every(10 * MINUTE)
  missingDigests(): Promise<void> {
    return this.digests.fillIn();
  }

  @Every(10 * MINUTE)
  failedUploads(): Promise<void> {
    return this.uploads.forgetFailed();
  }

  @Every(60 * MINUTE)
  analysesOfOtherBuilds(): Promise<void> {
    return this.analyses.replaceOtherBuilds();
  }

  @Every(60 * MINUTE)
  orphanFiles(): Promise<void> {
    return this.uploads.removeOrphans();
  }
}
