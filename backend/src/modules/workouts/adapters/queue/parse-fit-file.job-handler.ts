import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobQueue } from '#platform/queue/job-queue.js';
import { ImportWorkout } from '#workouts/application/import/import-workout.use-case.js';
import { PARSE_FIT_FILE } from './parse-fit-file.job.js';

@Injectable()
export class ParseFitFileJobHandler implements OnModuleInit {
  constructor(
    private readonly queue: JobQueue,
    private readonly importWorkout: ImportWorkout,
  ) {}

  onModuleInit(): void {
    this.queue.register(PARSE_FIT_FILE, ({ uploadId }, context) =>
      this.importWorkout.execute(uploadId, context),
    );
  }
}
