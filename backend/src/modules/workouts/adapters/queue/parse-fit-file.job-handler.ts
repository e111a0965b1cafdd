import { Injectable } from '@nestjs/common';
import type { JobContext, PayloadOf } from '#platform/queue/jobs/job-definition.js';
import { OnJob } from '#platform/queue/jobs/on-job.js';
import { ImportWorkout } from '#workouts/application/import/import-workout.use-case.js';
import { PARSE_FIT_FILE } from './parse-fit-file.job.js';

@Injectable()
export class ParseFitFileJobHandler {
  constructor(private readonly importWorkout: ImportWorkout) {}

  @OnJob(PARSE_FIT_FILE)
  run({ uploadId }: PayloadOf<typeof PARSE_FIT_FILE>, context: JobContext): Promise<void> {
    return this.importWorkout.execute(uploadId, context);
  }
}
