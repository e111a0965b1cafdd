import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CoachConfig } from '../../config/coach.config.js';
import { AccountContributors, AccountsModule } from '../accounts/index.js';
import { BillingModule } from '../billing/index.js';
import { ReportAuthors, WorkoutsModule } from '../workouts/index.js';
import { BuiltinCoachModel } from './adapters/builtin/builtin-coach-model.js';
import { AskController } from './adapters/http/ask.controller.js';
import { ChatController } from './adapters/http/chat.controller.js';
import { OpenaiCoachModel } from './adapters/openai/openai-coach-model.js';
import { ChatMessageRecord } from './adapters/persistence/chat-message.record.js';
import { CoachingInstructionRecord, CoachingInstructionVersionRecord } from './adapters/persistence/coaching-instruction.record.js';
import { TypeormAthleteChatRepository } from './adapters/persistence/typeorm-athlete-chat.repository.js';
import { TypeormChatMessagesRepository } from './adapters/persistence/typeorm-chat-messages.repository.js';
import { TypeormCoachingInstructionsRepository } from './adapters/persistence/typeorm-coaching-instructions.repository.js';
import { TypeormUsageLedger } from './adapters/persistence/typeorm-usage-ledger.js';
import { UsageEntryRecord } from './adapters/persistence/usage-entry.record.js';
import { AskAboutWorkout } from './application/ask-about-workout.use-case.js';
import { CoachReportAuthor } from './application/coach-report-author.js';
import { CoachingAccountContributor } from './application/coaching-account.contributor.js';
import { Conversation } from './application/conversation.js';
import { ListWorkoutMessages } from './application/list-workout-messages.query.js';
import { SuggestQuestions } from './application/suggest-questions.query.js';
import { VerifiedCoach } from './application/verified-coach.js';
import { AthleteChatRepository } from './ports/athlete-chat.repository.js';
import { ChatMessagesRepository } from './ports/chat-messages.repository.js';
import { Coaches } from './ports/coaches.js';
import { CoachingInstructionsRepository } from './ports/coaching-instructions.repository.js';
import { UsageLedger } from './ports/usage-ledger.js';

/** The one place that picks the coach: a model where one is configured, else the built-in coach alone. */
export function chooseCoaches({ openaiApiKey, openaiBaseUrl, openaiModel }: CoachConfig): Coaches {
  const builtin = new BuiltinCoachModel();
  if (openaiApiKey === null && openaiBaseUrl === null) return new Coaches(builtin, builtin);
  return new Coaches(new OpenaiCoachModel({ apiKey: openaiApiKey, baseUrl: openaiBaseUrl, model: openaiModel }), builtin);
}

@Module({
  imports: [AccountsModule, BillingModule, WorkoutsModule, TypeOrmModule.forFeature([ChatMessageRecord, CoachingInstructionRecord, CoachingInstructionVersionRecord, UsageEntryRecord])],
  controllers: [AskController, ChatController],
  providers: [
    AskAboutWorkout,
    CoachingAccountContributor,
    Conversation,
    CoachReportAuthor,
    ListWorkoutMessages,
    SuggestQuestions,
    VerifiedCoach,
    { provide: AthleteChatRepository, useClass: TypeormAthleteChatRepository },
    { provide: ChatMessagesRepository, useClass: TypeormChatMessagesRepository },
    { provide: CoachingInstructionsRepository, useClass: TypeormCoachingInstructionsRepository },
    { provide: UsageLedger, useClass: TypeormUsageLedger },
    { provide: Coaches, useFactory: chooseCoaches, inject: [CoachConfig] },
  ],
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
