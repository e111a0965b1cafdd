import { Logger } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CoachConfig } from '#config/coach.config.js';
import { Clock } from '#kernel/clock.js';
import { DatabaseSession } from '#platform/database/database-session.js';
import { Metrics } from '#platform/metrics/metrics.js';
import { Tracing } from '#platform/tracing/tracing.js';
import { BuiltinCoachModel } from '../adapters/builtin/builtin-coach-model.js';
import { DangerFinder } from '../adapters/builtin/danger-finder.js';
import { MeaningFinder, type MeaningFinderOptions } from '../adapters/builtin/meaning-finder.js';
import { BatchedSentenceEncoder } from '../adapters/encoder/batched-sentence-encoder.js';
import { CachedSentenceEncoder } from '../adapters/encoder/cached-sentence-encoder.js';
import { WorkerSentenceEncoder } from '../adapters/encoder/worker-sentence-encoder.js';
import type { MannersSettings } from '../adapters/openai/call-manners.js';
import { ModelPrompt } from '../adapters/openai/model-prompt.js';
import { CircuitBreaker } from '../adapters/openai/circuit-breaker.js';
import {
  CoachingInstructionRecord,
  CoachingInstructionVersionRecord,
} from '../adapters/persistence/coaching-instruction.record.js';
import { MeasuredCoachJournal } from '../adapters/metrics/measured-coach-journal.js';
import { MeasuredUsageLedger } from '../adapters/metrics/measured-usage-ledger.js';
import { LoggedCoachJournal } from '../adapters/logging/logged-coach-journal.js';
import { TypeormBreakerState } from '../adapters/persistence/typeorm-breaker-state.js';
import { TypeormCoachTallies } from '../adapters/persistence/typeorm-coach-tallies.js';
import { TypeormCoachingInstructionsRepository } from '../adapters/persistence/typeorm-coaching-instructions.repository.js';
import { TypeormUsageLedger } from '../adapters/persistence/typeorm-usage-ledger.js';
import { UsageEntryRecord } from '../adapters/persistence/usage-entry.record.js';
import { CoachQuality } from '../application/quality/coach-quality.query.js';
import { CoachBooks } from '../application/quality/coach-books.js';
import { CoachingInstructions } from '../application/instructions/coaching-instructions.js';
import { HouseInstructions } from '../application/instructions/house-instructions.js';
import { KeptCoachJournal } from '../application/quality/kept-coach-journal.js';
import { VerifiedCoach } from '../application/verified-coach.js';
import { PriceTable } from '../domain/usage/price-table.js';
import { CoachJournal } from '../ports/coach-journal.js';
import { CoachTallies } from '../ports/coach-tallies.js';
import { Coaches } from '../ports/coaches.js';
import { CoachingInstructionsRepository } from '../ports/instructions.repository.js';
import { EffectivePrompt } from '../ports/effective-prompt.js';
import { DangerSense } from '../ports/danger-sense.js';
import { SentenceEncoder } from '../ports/sentence-encoder.js';
import { UsageLedger } from '../ports/usage-ledger.js';

/**
 * The one place that picks the coach: a model where one is configured, else the built-in coach
 * alone. The SDK of OpenAI is loaded only where a model is configured.
 */
export async function chooseCoaches(
  config: CoachConfig,
  breaker: CircuitBreaker,
  meanings: MeaningFinder,
  tracing?: Tracing,
): Promise<Coaches> {
  const { openaiApiKey: apiKey, openaiBaseUrl: baseUrl, openaiModel: model } = config;
  const builtin = new BuiltinCoachModel(meanings);
  if (apiKey === null && baseUrl === null) return new Coaches(builtin, builtin);
  const { OpenaiCoachModel } = await import('../adapters/openai/openai-coach-model.js');
  return new Coaches(
    new OpenaiCoachModel({
      apiKey,
      baseUrl,
      model,
      manners: mannersOf(config),
      breaker,
      ...(tracing && { tracing }),
    }),
    builtin,
  );
}

/** Starts with the first question; processes that answer none load nothing. */
async function chooseEncoder({
  openaiApiKey: apiKey,
  openaiBaseUrl: baseUrl,
  openaiEmbeddingsModel: model,
}: CoachConfig): Promise<SentenceEncoder> {
  if (model === null || (apiKey === null && baseUrl === null)) return new WorkerSentenceEncoder();
  const { OpenaiSentenceEncoder } = await import('../adapters/openai/openai-sentence-encoder.js');
  return new OpenaiSentenceEncoder({ apiKey, baseUrl, model });
}

/** Both read the vectors of one encoder, each sentence encoded once. */
interface MeaningReaders {
  readonly meanings: MeaningFinder;
  readonly dangers: DangerFinder;
}
const READERS = Symbol('MeaningReaders');

/** Failures are counted and logged; the rules answer alone then. */
function readers(encoder: SentenceEncoder, metrics: Metrics): MeaningReaders {
  const outcomes = metrics.tally(
    'coach_encoder_total',
    'Questions given to the sentence encoder, by how it ended',
    ['outcome'],
  );
  const logger = new Logger('MeaningFinder');
  const options: MeaningFinderOptions = {
    encoder: new CachedSentenceEncoder(new BatchedSentenceEncoder(encoder)),
    onOutcome: (outcome, error) => {
      outcomes.add({ outcome });
      if (outcome === 'unavailable' || outcome === 'useless')
        logger.warn({ err: error }, 'the sentence encoder failed; the rules answer alone');
    },
  };
  return { meanings: new MeaningFinder(options), dangers: new DangerFinder(options) };
}

function mannersOf({
  openaiTokenParameter,
  openaiAnswerTokens,
  openaiTemperature,
  openaiReasoningEffort,
}: CoachConfig): MannersSettings {
  return {
    ...{
      tokenParameter: openaiTokenParameter,
      answerTokens: openaiAnswerTokens,
      reasoningEffort: openaiReasoningEffort,
    },
    ...(openaiTemperature !== null && {
      temperature: openaiTemperature === 'none' ? null : openaiTemperature,
    }),
  };
}

/**
 * One for all processes that call the same model; whether it lets calls through can be read from
 * outside.
 */
function sharedBreaker(
  { openaiBaseUrl, openaiModel }: CoachConfig,
  session: DatabaseSession,
  metrics: Metrics,
): CircuitBreaker {
  const breaker = new CircuitBreaker(
    new TypeormBreakerState(session, `${openaiModel} at ${openaiBaseUrl ?? 'its usual address'}`),
  );
  metrics.gauge(
    'coach_breaker_open',
    '1 while the model is left alone because it failed',
    [],
    async () => [[{}, (await breaker.waitMs()) > 0 ? 1 : 0]],
  );
  return breaker;
}

/** Who answers, what it costs, and what the administrators want kept in mind. */
export const models = {
  records: TypeOrmModule.forFeature([
    CoachingInstructionRecord,
    CoachingInstructionVersionRecord,
    UsageEntryRecord,
  ]),
  providers: [
    CoachBooks,
    CoachQuality,
    LoggedCoachJournal,
    CoachingInstructions,
    HouseInstructions,
    VerifiedCoach,
    {
      provide: CoachJournal,
      inject: [LoggedCoachJournal, CoachTallies, Clock, Metrics],
      useFactory: (
        own: LoggedCoachJournal,
        tallies: CoachTallies,
        clock: Clock,
        metrics: Metrics,
      ) => new KeptCoachJournal(new MeasuredCoachJournal(own, metrics), tallies, clock),
    },
    { provide: CoachTallies, useClass: TypeormCoachTallies },
    {
      provide: PriceTable,
      useFactory: ({ prices }: CoachConfig) => new PriceTable(prices),
      inject: [CoachConfig],
    },
    {
      provide: CircuitBreaker,
      useFactory: sharedBreaker,
      inject: [CoachConfig, DatabaseSession, Metrics],
    },
    { provide: SentenceEncoder, useFactory: chooseEncoder, inject: [CoachConfig] },
    { provide: READERS, useFactory: readers, inject: [SentenceEncoder, Metrics] },
    {
      provide: MeaningFinder,
      useFactory: ({ meanings }: MeaningReaders) => meanings,
      inject: [READERS],
    },
    {
      provide: DangerSense,
      useFactory: ({ dangers }: MeaningReaders) => dangers,
      inject: [READERS],
    },
    {
      provide: Coaches,
      useFactory: chooseCoaches,
      inject: [CoachConfig, CircuitBreaker, MeaningFinder, Tracing],
    },
    { provide: CoachingInstructionsRepository, useClass: TypeormCoachingInstructionsRepository },
    { provide: EffectivePrompt, useClass: ModelPrompt },
    TypeormUsageLedger,
    {
      provide: UsageLedger,
      useFactory: (ledger: TypeormUsageLedger, metrics: Metrics) =>
        new MeasuredUsageLedger(ledger, metrics),
      inject: [TypeormUsageLedger, Metrics],
    },
  ],
};
