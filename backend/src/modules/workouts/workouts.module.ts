import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QueueConfig } from '#config/queue.config.js';
import { Clock } from '#kernel/clock.js';
import { AccountContributors, AccountsModule, ProfileListeners } from '../accounts/index.js';
import { BillingModule } from '../billing/index.js';
import { WorkerWorkoutAnalyser } from './adapters/engine/worker-workout-analyser.js';
import { STORES, RECORDS } from './adapters/persistence/persistence.providers.js';
import { StoredFitFileStore } from './adapters/files/stored-fit-file.store.js';
import { WorkerFitReader } from './adapters/fit/worker-fit-reader.js';
import { DemoWorkoutsController } from './adapters/http/demo/demo-workouts.controller.js';
import { ProgressController } from './adapters/http/progress/progress.controller.js';
import { UploadsController } from './adapters/http/upload/uploads.controller.js';
import { WorkoutController } from './adapters/http/library/workout.controller.js';
import { WorkoutsController } from './adapters/http/library/workouts.controller.js';
import { PolledUploadEnds } from './adapters/persistence/uploads/polled-upload-ends.js';
import { OutboxWorkoutJobs } from './adapters/queue/outbox-workout-jobs.js';
import { WorkoutJobHandler } from './adapters/queue/workout.job-handler.js';
import { WorkoutsSweeper } from './adapters/queue/workouts-sweeper.js';
import { AdmitUpload } from './application/upload/admit-upload.query.js';
import { AnalyseWorkout } from './application/recompute/analyse-workout.use-case.js';
import { AthleteHistory } from './application/progress/athlete-history.js';
import { CompareParts } from './application/library/compare-parts.query.js';
import { CompareWorkouts } from './application/library/compare-workouts.query.js';
import { CurrentAnalysis } from './application/recompute/current-analysis.js';
import { DeleteWorkout } from './application/library/delete-workout.use-case.js';
import { DemoWorkouts } from './application/demo/demo-workouts.js';
import { DescribeWorkout } from './application/library/describe-workout.use-case.js';
import { FailUpload } from './application/upload/fail-upload.use-case.js';
import { FirstReport } from './application/report/first-report.js';
import { FirstReports } from './application/report/first-reports.js';
import { FollowProfile } from './application/recompute/follow-profile.js';
import { GetCalendar } from './application/library/get-calendar.query.js';
import { GetProgress } from './application/progress/get-progress.query.js';
import { GetRecentBests } from './application/records/get-recent-bests.query.js';
import { GetRecords } from './application/records/get-records.query.js';
import { GetStreams } from './application/streams/get-streams.query.js';
import { GetUpload } from './application/upload/get-upload.query.js';
import { GetWorkout } from './application/library/get-workout.query.js';
import { ImportWorkout } from './application/import/import-workout.use-case.js';
import { ListWorkouts } from './application/library/list-workouts.query.js';
import { OpenOriginal } from './application/library/open-original.query.js';
import { ReadFilter } from './application/library/read-filter.js';
import { ReceiveFile } from './application/upload/receive-file.use-case.js';
import { ReportAuthors } from './application/report/report-authors.js';
import { RewriteReport } from './application/report/rewrite-report.use-case.js';
import { StoreWorkout } from './application/import/store-workout.use-case.js';
import { DuplicateUpload } from './application/upload/duplicate-upload.js';
import { SubmitUpload } from './application/upload/submit-upload.use-case.js';
import { SweepAnalyses } from './application/recompute/sweep-analyses.use-case.js';
import { SweepDigests } from './application/recompute/sweep-digests.use-case.js';
import { SweepUploads } from './application/upload/sweep-uploads.use-case.js';
import { WorkoutRecords } from './application/library/workout-records.js';
import { WorkoutsAccountContributor } from './application/leaving/workouts-account.contributor.js';
import { FitFileStore } from './ports/fit-file.store.js';
import { FitReader } from './ports/fit-reader.js';
import { UploadEnds } from './ports/upload-ends.js';
import { WorkoutAnalyser } from './ports/workout-analyser.js';
import { WorkoutJobs } from './ports/workout-jobs.js';

@Module({
  imports: [AccountsModule, BillingModule, TypeOrmModule.forFeature(RECORDS)],
  controllers: [
    UploadsController,
    WorkoutsController,
    WorkoutController,
    ProgressController,
    DemoWorkoutsController,
  ],
  providers: [
    AdmitUpload,
    AnalyseWorkout,
    AthleteHistory,
    CompareParts,
    CompareWorkouts,
    CurrentAnalysis,
    DeleteWorkout,
    DemoWorkouts,
    DescribeWorkout,
    FailUpload,
    FirstReport,
    FirstReports,
    FollowProfile,
    GetCalendar,
    GetProgress,
    GetRecentBests,
    GetRecords,
    GetStreams,
    GetUpload,
    GetWorkout,
    ImportWorkout,
    ListWorkouts,
    OpenOriginal,
    ReadFilter,
    ReceiveFile,
    ReportAuthors,
    RewriteReport,
    StoreWorkout,
    DuplicateUpload,
    SubmitUpload,
    SweepAnalyses,
    SweepDigests,
    SweepUploads,
    WorkoutRecords,
    WorkoutsAccountContributor,
    WorkoutJobHandler,
    WorkoutsSweeper,
    ...STORES,
    { provide: FitFileStore, useClass: StoredFitFileStore },
    {
      provide: FitReader,
      // A process that only serves reads no file.
      useFactory: (clock: Clock, { role }: QueueConfig) =>
        new WorkerFitReader(clock, { startsEarly: role === 'all' || role === 'worker' }),
      inject: [Clock, QueueConfig],
    },
    { provide: WorkoutJobs, useClass: OutboxWorkoutJobs },
    { provide: UploadEnds, useClass: PolledUploadEnds },
    {
      provide: WorkoutAnalyser,
      useFactory: ({ role }: QueueConfig) =>
        new WorkerWorkoutAnalyser({ startsEarly: role === 'all' || role === 'worker' }),
      inject: [QueueConfig],
    },
  ],
  exports: [AthleteHistory, FirstReports, DemoWorkouts, ReportAuthors, WorkoutRecords],
})
export class WorkoutsModule implements OnModuleInit {
  constructor(
    private readonly profiles: ProfileListeners,
    private readonly followProfile: FollowProfile,
    private readonly contributors: AccountContributors,
    private readonly contributor: WorkoutsAccountContributor,
  ) {}

  onModuleInit(): void {
    this.profiles.register(this.followProfile);
    this.contributors.register(this.contributor);
  }
}
