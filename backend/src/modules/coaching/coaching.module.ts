import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountContributors, AccountsModule } from '../accounts/index.js';
import { BillingModule } from '../billing/index.js';
import { ReportAuthors, WorkoutsModule } from '../workouts/index.js';
import { AskController } from './adapters/http/ask.controller.js';
import { ChatController } from './adapters/http/chat.controller.js';
import { ChatMessageRecord } from './adapters/persistence/chat-message.record.js';
import { TypeormAthleteChatRepository } from './adapters/persistence/typeorm-athlete-chat.repository.js';
import { TypeormChatMessagesRepository } from './adapters/persistence/typeorm-chat-messages.repository.js';
import { AskAboutWorkout } from './application/ask-about-workout.use-case.js';
import { CoachReportAuthor } from './application/coach-report-author.js';
import { CoachingAccountContributor } from './application/coaching-account.contributor.js';
import { Conversation } from './application/conversation.js';
import { ListWorkoutMessages } from './application/list-workout-messages.query.js';
import { SuggestQuestions } from './application/suggest-questions.query.js';
import { AthleteChatRepository } from './ports/athlete-chat.repository.js';
import { ChatMessagesRepository } from './ports/chat-messages.repository.js';
import { models } from './wiring/models.js';

@Module({
  imports: [AccountsModule, BillingModule, WorkoutsModule, TypeOrmModule.forFeature([ChatMessageRecord]), models.records],
  controllers: [AskController, ChatController],
  providers: [
    AskAboutWorkout,
    CoachingAccountContributor,
    Conversation,
    CoachReportAuthor,
    ListWorkoutMessages,
    SuggestQuestions,
    { provide: AthleteChatRepository, useClass: TypeormAthleteChatRepository },
    { provide: ChatMessagesRepository, useClass: TypeormChatMessagesRepository },
    ...models.providers,
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
