import type { DynamicModule, Provider, Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnswerReplies } from '../adapters/http/answer-replies.js';
import { AskController } from '../adapters/http/ask.controller.js';
import { ChatController } from '../adapters/http/chat.controller.js';
import { ComparisonController } from '../adapters/http/comparison.controller.js';
import { ComparisonReportController } from '../adapters/http/comparison-report.controller.js';
import { SuggestionsController } from '../adapters/http/suggestions.controller.js';
import { WeekFindingsController } from '../adapters/http/week-findings.controller.js';
import { NestSafetyLog } from '../adapters/logging/nest-safety-log.js';
import { ChatAnswerSentRecord } from '../adapters/persistence/chat-answer-sent.record.js';
import { ChatMessageRecord } from '../adapters/persistence/chat-message.record.js';
import { TypeormChatMessagesRepository } from '../adapters/persistence/typeorm-chat-messages.repository.js';
import { TypeormComparisonAllowance } from '../adapters/persistence/typeorm-comparison-allowance.js';
import { Answering } from '../application/questions/answering.js';
import { AskAboutComparison } from '../application/questions/ask-about-comparison.use-case.js';
import { AskAboutWorkout } from '../application/questions/ask-about-workout.use-case.js';
import { AskInGeneral } from '../application/questions/ask-in-general.use-case.js';
import { BestPlaces } from '../application/best-places.js';
import { ComparisonCharges } from '../application/charges/comparison-charges.js';
import { Conversation } from '../application/questions/conversation.js';
import { ListMessages } from '../application/questions/list-messages.query.js';
import { OncePerRequest } from '../application/charges/once-per-request.js';
import { ReadSent } from '../application/questions/read-sent.query.js';
import { Sheets } from '../application/sheets.js';
import { ReportComparison } from '../application/questions/report-comparison.query.js';
import { SuggestQuestions } from '../application/questions/suggest-questions.query.js';
import { GetWeekFindings } from '../application/reports/get-week-findings.query.js';
import { Warnings } from '../application/warnings.js';
import { ChatMessagesRepository } from '../ports/chat-messages.repository.js';
import { ComparisonAllowance } from '../ports/comparison-allowance.js';
import { SafetyLog } from '../ports/safety-log.js';

/** Questions and answers over HTTP, what is kept of them, and what they cost. */
export const conversations: {
  readonly records: DynamicModule;
  readonly controllers: Type[];
  readonly providers: Provider[];
} = {
  records: TypeOrmModule.forFeature([ChatAnswerSentRecord, ChatMessageRecord]),
  controllers: [
    AskController,
    ChatController,
    ComparisonController,
    ComparisonReportController,
    SuggestionsController,
    WeekFindingsController,
  ],
  providers: [
    AnswerReplies,
    Answering,
    AskAboutComparison,
    AskAboutWorkout,
    AskInGeneral,
    BestPlaces,
    ComparisonCharges,
    Conversation,
    GetWeekFindings,
    ListMessages,
    OncePerRequest,
    ReadSent,
    ReportComparison,
    Sheets,
    SuggestQuestions,
    Warnings,
    { provide: ChatMessagesRepository, useClass: TypeormChatMessagesRepository },
    { provide: ComparisonAllowance, useClass: TypeormComparisonAllowance },
    { provide: SafetyLog, useClass: NestSafetyLog },
  ],
};
