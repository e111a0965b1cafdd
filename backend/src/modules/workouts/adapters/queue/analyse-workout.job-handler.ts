import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobQueue } from '../../../../platform/queue/job-queue.js';
import { AnalyseWorkout } from '../../application/analyse-workout.use-case.js';
import { ANALYSE_WORKOUT } from './analyse-workout.job.js';

@Injectable()
export class AnalyseWorkoutJobHandler implements OnModuleInit {
  constructor(
    private readonly queue: JobQueue,
    private readonly analyseWorkout: AnalyseWorkout,
  ) {}

  onModuleInit(): void {
    this.queue.register(ANALYSE_WORKOUT, ({ workoutId }) => this.analyseWorkout.execute(workoutId));
  }
}
