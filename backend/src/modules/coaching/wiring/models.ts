import { TypeOrmModule } from '@nestjs/typeorm';
import { CoachConfig } from '../../../config/coach.config.js';
import { Clock } from '../../../kernel/clock.js';
import { BuiltinCoachModel } from '../adapters/builtin/builtin-coach-model.js';
import type { MannersSettings } from '../adapters/openai/call-manners.js';
import { CircuitBreaker } from '../adapters/openai/circuit-breaker.js';
import { OpenaiCoachModel } from '../adapters/openai/openai-coach-model.js';
import { CoachingInstructionRecord, CoachingInstructionVersionRecord } from '../adapters/persistence/coaching-instruction.record.js';
import { LoggedCoachJournal } from '../adapters/logging/logged-coach-journal.js';
import { TypeormCoachingInstructionsRepository } from '../adapters/persistence/typeorm-coaching-instructions.repository.js';
import { TypeormUsageLedger } from '../adapters/persistence/typeorm-usage-ledger.js';
import { UsageEntryRecord } from '../adapters/persistence/usage-entry.record.js';
import { CoachBooks } from '../application/coach-books.js';
import { HouseInstructions } from '../application/house-instructions.js';
import { VerifiedCoach } from '../application/verified-coach.js';
import { PriceTable } from '../domain/usage/price-table.js';
import { CoachJournal } from '../ports/coach-journal.js';
import { Coaches } from '../ports/coaches.js';
import { CoachingInstructionsRepository } from '../ports/coaching-instructions.repository.js';
import { UsageLedger } from '../ports/usage-ledger.js';

/** The one place that picks the coach: a model where one is configured, else the built-in coach alone. */
export function chooseCoaches(config: CoachConfig, breaker: CircuitBreaker): Coaches {
  const { openaiApiKey: apiKey, openaiBaseUrl: baseUrl, openaiModel: model } = config;
  const builtin = new BuiltinCoachModel();
  if (apiKey === null && baseUrl === null) return new Coaches(builtin, builtin);
  return new Coaches(new OpenaiCoachModel({ apiKey, baseUrl, model, manners: mannersOf(config), breaker }), builtin);
}

function mannersOf({ openaiTokenParameter, openaiAnswerTokens, openaiTemperature, openaiReasoningEffort }: CoachConfig): MannersSettings {
  return {
    ...{ tokenParameter: openaiTokenParameter, answerTokens: openaiAnswerTokens, reasoningEffort: openaiReasoningEffort },
    ...(openaiTemperature !== null && { temperature: openaiTemperature === 'none' ? null : openaiTemperature }),
  };
}

/** Who answers, what it costs, and what the administrators want kept in mind. */
export const models = {
  records: TypeOrmModule.forFeature([CoachingInstructionRecord, CoachingInstructionVersionRecord, UsageEntryRecord]),
  providers: [
    CoachBooks,
    HouseInstructions,
    VerifiedCoach,
    { provide: CoachJournal, useClass: LoggedCoachJournal },
    { provide: PriceTable, useFactory: ({ prices }: CoachConfig) => new PriceTable(prices), inject: [CoachConfig] },
    { provide: CircuitBreaker, useFactory: (clock: Clock) => new CircuitBreaker(clock), inject: [Clock] },
    { provide: Coaches, useFactory: chooseCoaches, inject: [CoachConfig, CircuitBreaker] },
    { provide: CoachingInstructionsRepository, useClass: TypeormCoachingInstructionsRepository },
    { provide: UsageLedger, useClass: TypeormUsageLedger },
  ],
};
