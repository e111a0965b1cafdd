import type { DynamicModule, Provider, Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CoachConfig } from '#config/coach.config.js';
import { DemoController } from '../adapters/http/demo/demo.controller.js';
import { DemoMessageRecord } from '../adapters/persistence/demo/demo-message.record.js';
import { DemoSessionRecord } from '../adapters/persistence/demo/demo-session.record.js';
import { TypeormDemoSessionsRepository } from '../adapters/persistence/demo/typeorm-demo-sessions.repository.js';
import { VisitorRetention } from '../adapters/queue/visitor-retention.js';
import { AskInDemo } from '../application/demo/ask-in-demo.use-case.js';
import { DemoBudget, DemoCoach } from '../application/demo/demo-coach.js';
import { DemoConversations } from '../application/demo/demo-conversations.js';
import { DemoSheets } from '../application/demo/demo-sheets.js';
import { ForgetVisitors } from '../application/demo/forget-visitors.use-case.js';
import { ListDemoMessages } from '../application/demo/list-demo-messages.query.js';
import { OpenDemo } from '../application/demo/open-demo.js';
import { StartDemo } from '../application/demo/start-demo.use-case.js';
import { DemoSessionsRepository } from '../ports/demo/demo-sessions.repository.js';

/** What visitors without an account may do. */
export const demo: {
  readonly records: DynamicModule;
  readonly controllers: Type[];
  readonly providers: Provider[];
} = {
  records: TypeOrmModule.forFeature([DemoMessageRecord, DemoSessionRecord]),
  controllers: [DemoController],
  providers: [
    AskInDemo,
    DemoCoach,
    DemoConversations,
    DemoSheets,
    ForgetVisitors,
    ListDemoMessages,
    OpenDemo,
    StartDemo,
    VisitorRetention,
    {
      provide: DemoBudget,
      useFactory: ({ demoModelDailyBudget }: CoachConfig) => new DemoBudget(demoModelDailyBudget),
      inject: [CoachConfig],
    },
    { provide: DemoSessionsRepository, useClass: TypeormDemoSessionsRepository },
  ],
};
