import { Module, type OnModuleInit } from '@nestjs/common';
import { AccountContributors, AccountsModule } from '../accounts/index.js';
import { BillingModule } from '../billing/index.js';
import { ReportAuthors, WorkoutsModule } from '../workouts/index.js';
import { ModelReportJobHandler } from './adapters/queue/model-report.job-handler.js';
import { OutboxModelReportJobs } from './adapters/queue/outbox-model-report-jobs.js';
import { CoachQuality } from './application/quality/coach-quality.query.js';
import { CoachingInstructions } from './application/instructions/coaching-instructions.js';
import { CoachReportAuthor } from './application/reports/coach-report-author.js';
import { CoachingAccountContributor } from './application/coaching-account.contributor.js';
import { WriteModelReport } from './application/reports/write-model-report.use-case.js';
import { ModelReportJobs } from './ports/model-report-jobs.js';
import { conversations } from './wiring/conversations.js';
import { demo } from './wiring/demo.js';
import { models } from './wiring/models.js';

@Module({
  imports: [
    AccountsModule,
    BillingModule,
    WorkoutsModule,
    conversations.records,
    demo.records,
    models.records,
  ],
  controllers: [...conversations.controllers, ...demo.controllers],
  providers: [
    ...conversations.providers,
    ...demo.providers,
    CoachingAccountContributor,
    CoachReportAuthor,
    ModelReportJobHandler,
    WriteModelReport,
    { provide: ModelReportJobs, useClass: OutboxModelReportJobs },
    ...models.providers,
  ],
  exports: [CoachingInstructions, CoachQuality],
})
export class CoachingModule implements OnModuleInit {
  constructor(
    private readonly authors: ReportAuthors,
    private readonly author: CoachReportAuthor,
    private readonly contributors: AccountContributors,
    private readonly contributor: CoachingAccountContributor,
  ) {}

  onModuleInit(): void {
    this.authors.register(this.author);
    this.contributors.register(this.contributor);
  }
}
