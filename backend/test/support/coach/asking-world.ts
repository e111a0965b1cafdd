import { METRIC_UNITS } from '#kernel/units.js';
import { AccountPresence } from '#accounts/application/access/account-presence.js';
import { AccountStanding } from '#accounts/application/access/account-standing.js';
import { SignedInUser } from '#accounts/application/sessions/signed-in-user.query.js';
import { Entitlements } from '#billing/application/entitlements.js';
import { Plans } from '#billing/application/plans.js';
import { BuiltinCoachModel } from '#coaching/adapters/builtin/builtin-coach-model.js';
import { ChatAnswerSentRecord } from '#coaching/adapters/persistence/chat-answer-sent.record.js';
import { ChatMessageRecord } from '#coaching/adapters/persistence/chat-message.record.js';
import {
  CoachingInstructionRecord,
  CoachingInstructionVersionRecord,
} from '#coaching/adapters/persistence/coaching-instruction.record.js';
import { UsageEntryRecord } from '#coaching/adapters/persistence/usage-entry.record.js';
import { DangerFinder } from '#coaching/adapters/builtin/danger-finder.js';
import { LiteSentenceEncoder } from '#test/support/lite-sentence-encoder.js';
import { CoachBooks } from '#coaching/application/quality/coach-books.js';
import { HouseInstructions } from '#coaching/application/instructions/house-instructions.js';
import { PriceTable } from '#coaching/domain/usage/price-table.js';
import { Answering } from '#coaching/application/questions/answering.js';
import {
  AskAboutWorkout,
  type AskAboutWorkoutCommand,
} from '#coaching/application/questions/ask-about-workout.use-case.js';
import { Conversation } from '#coaching/application/questions/conversation.js';
import { OncePerRequest } from '#coaching/application/charges/once-per-request.js';
import { VerifiedCoach } from '#coaching/application/verified-coach.js';
import { Warnings } from '#coaching/application/warnings.js';
import type { ChatMessage } from '#coaching/domain/chat-message.js';
import { coachUnavailable } from '#coaching/domain/errors.js';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import { CoachModel, type CoachEvent, type CoachRequest } from '#coaching/ports/coach-model.js';
import { Coaches } from '#coaching/ports/coaches.js';
import { WorkoutRecords } from '#workouts/application/library/workout-records.js';
import { AsyncRequestMemory } from '#platform/http/async-request-memory.js';
import { UuidV7IdGenerator } from '#platform/database/uuid-v7.id-generator.js';
import type { FixedClock } from '#test/builders/fixed-clock.js';
import {
  TypeormAccountDeletionRepository,
  TypeormChatMessagesRepository,
  TypeormCoachingInstructionsRepository,
  TypeormSessionRepository,
  TypeormSubscriptions,
  TypeormTrialLedger,
  TypeormUsageLedger,
  TypeormUserRepository,
  TypeormWorkoutReader,
} from '../stores.js';
import { openTestSession, type TestSession } from '../test-session.js';
import { SHEET_RECORDS, sheetsOn } from './sheets-world.js';

/** A promise and the function that fulfils it. */
export function gate(): [held: Promise<void>, open: () => void] {
  let open = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [held, () => open()];
}

/** Gives the prepared answers, and records its requests. */
export class ScriptedCoach extends CoachModel {
  override readonly name = 'scripted';
  override readonly model = 'script-1';
  readonly requests: CoachRequest[] = [];
  private script: readonly CoachEvent[] = [];
  private held: Promise<void> = Promise.resolve();
  private end: (() => void) | null = null;
  private wasAsked = gate();

  follow(...script: readonly CoachEvent[]): void {
    this.requests.length = 0;
    this.script = script;
    this.held = Promise.resolve();
    this.end = null;
    this.wasAsked = gate();
  }

  /** Says nothing before the promise is fulfilled. */
  hold(held: Promise<void>): void {
    this.held = held;
  }

  failAtTheEnd(): void {
    this.end = () => {
      throw coachUnavailable();
    };
  }

  breakDown(): void {
    this.end = () => {
      throw new Error('a defect');
    };
  }

  /** Fulfilled once it has been asked. */
  asked(): Promise<void> {
    return this.wasAsked[0];
  }

  override async *answer(request: CoachRequest, signal: AbortSignal): AsyncGenerator<CoachEvent> {
    this.requests.push(request);
    this.wasAsked[1]();
    await this.held;
    for (const event of this.script) {
      signal.throwIfAborted();
      yield event;
    }
    this.end?.();
  }
}

export interface Asked {
  readonly text: string;
  readonly parts: readonly string[];
  readonly message: ChatMessage;
  readonly remaining: number | null;
}

/** The use case with its adapters, on a real database; only the model is scripted. */
export interface AskingWorld {
  readonly database: TestSession;
  readonly useCase: AskAboutWorkout;
  readonly entitlements: Entitlements;
  readonly messages: TypeormChatMessagesRepository;
  /** Asks and reads to the end; `heard` gets each sentence. */
  ask(
    command: AskAboutWorkoutCommand,
    signal?: AbortSignal,
    heard?: (text: string) => void,
  ): Promise<Asked>;
  /** How many questions of the athlete are reserved or counted. */
  reservations(userId: string): Promise<number>;
  forgetQuestions(userId: string): Promise<void>;
  /** A fact of a stored workout, as the coach is given it. */
  factOf(userId: string, workoutId: string, key: string): Promise<Fact>;
  close(): Promise<void>;
}

const RECORDS = [
  ...SHEET_RECORDS,
  ChatMessageRecord,
  ChatAnswerSentRecord,
  CoachingInstructionRecord,
  CoachingInstructionVersionRecord,
  UsageEntryRecord,
];

export async function askingWorld(coach: CoachModel, clock: FixedClock): Promise<AskingWorld> {
  const database = await openTestSession(RECORDS);
  const { session, dataSource, unitOfWork } = database;
  const ids = new UuidV7IdGenerator(clock);
  const users = new TypeormUserRepository(session);
  const standing = new AccountStanding(
    new SignedInUser(users, new TypeormSessionRepository(session), new AsyncRequestMemory(), clock),
    users,
  );
  const entitlements = new Entitlements(
    new TypeormTrialLedger(session),
    new Plans(new TypeormSubscriptions(session, 'sandbox'), standing, clock),
    clock,
    ids,
  );
  const messages = new TypeormChatMessagesRepository(session);
  const workouts = new WorkoutRecords(new TypeormWorkoutReader(session));
  const conversation = new Conversation(
    messages,
    unitOfWork,
    new AccountPresence(new TypeormAccountDeletionRepository(session)),
    workouts,
    clock,
    ids,
  );
  const books = new CoachBooks(
    new TypeormUsageLedger(session),
    new PriceTable([]),
    { note: () => undefined, unpriced: () => undefined, unkept: () => undefined, counts: () => [] },
    clock,
    ids,
  );
  const useCase = new AskAboutWorkout(
    standing,
    workouts,
    entitlements,
    sheetsOn(database, clock),
    conversation,
    new OncePerRequest(),
    new Warnings(
      { answered: () => undefined },
      new DangerFinder({ encoder: new LiteSentenceEncoder(), patienceMs: 60_000 }),
    ),
    new Answering(
      conversation,
      new VerifiedCoach(
        new Coaches(coach, new BuiltinCoachModel()),
        books,
        new HouseInstructions(new TypeormCoachingInstructionsRepository(session, unitOfWork)),
      ),
      books,
    ),
  );
  return {
    database,
    useCase,
    entitlements,
    messages,
    ask: async (command, signal = new AbortController().signal, heard) => {
      const parts: string[] = [];
      const pending = await useCase.execute(command);
      for await (const part of pending.parts(signal)) {
        if (part.kind === 'stored')
          return { parts, text: parts.join(''), message: part.message, remaining: part.remaining };
        parts.push(part.text);
        heard?.(part.text);
      }
      throw new Error('the answer ended without being stored');
    },
    reservations: async (userId) =>
      (
        await dataSource.query<unknown[]>('SELECT 1 FROM trial_questions WHERE user_id = $1', [
          userId,
        ])
      ).length,
    forgetQuestions: async (userId) => {
      await dataSource.query('DELETE FROM trial_questions WHERE user_id = $1', [userId]);
    },
    factOf: async (userId, workoutId, key) => {
      const fact = buildFactSheet(await workouts.forCoach(userId, workoutId), METRIC_UNITS).withKey(
        key,
      );
      if (!fact) throw new Error(`there is no fact ${key}`);
      return fact;
    },
    close: () => database.close(),
  };
}
