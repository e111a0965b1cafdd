import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { IdGenerator } from '#kernel/id-generator.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { AccountPresence } from '#accounts/index.js';
import { WorkoutRecords } from '#workouts/index.js';
import type { ChatMessage } from '#coaching/domain/chat-message.js';
import { requestIdTaken } from '#coaching/domain/errors.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { sheetListing } from '#coaching/domain/sent/sheet-listing.js';
import type { SentParts } from '#coaching/domain/sent/sent-answer.js';
import { SIGN_HOLDS_FOR } from '#coaching/domain/safety/advice-after.js';
import type { ChatTurn } from '#coaching/ports/coach-model.js';
import {
  ChatMessagesRepository,
  type StoredExchange,
} from '#coaching/ports/chat-messages.repository.js';
import { sheetHash } from '../sheet-hash.js';
import { ownMessages, turnsOf } from './turns-of.js';
import type { GivenAnswer } from '../given-answer.js';

/** Earlier messages by which a follow-up is understood: ten questions with their answers. */
const REMEMBERED_MESSAGES = 20;

/** A question that has been asked and is not stored yet. */
export interface Exchange {
  readonly userId: string;
  /** Null in the general chat. */
  readonly workoutId: string | null;
  readonly question: string;
  /** The client's own name for this question, so that sending it twice does not ask it twice. */
  readonly requestId: string | null;
  readonly askedAt: Date;
}

/** What an answer was based on. */
export interface Basis {
  readonly sheet: FactSheet;
  readonly turns: readonly ChatTurn[];
}

/** Keeps what was asked and answered: both or nothing. */
@Injectable()
export class Conversation {
  constructor(
    private readonly messages: ChatMessagesRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly presence: AccountPresence,
    private readonly workouts: WorkoutRecords,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  begin(asked: Omit<Exchange, 'askedAt'>): Exchange {
    return { ...asked, askedAt: this.clock.now() };
  }

  /** The athlete's latest messages, with what they said of symptoms, which reaches no coach. */
  async askedBefore({ userId, workoutId }: Exchange): Promise<readonly string[]> {
    return ownMessages(await this.messages.latest(userId, workoutId, 2 * SIGN_HOLDS_FOR));
  }

  async turns({ userId, workoutId }: Exchange): Promise<readonly ChatTurn[]> {
    return turnsOf(await this.messages.latest(userId, workoutId, REMEMBERED_MESSAGES));
  }

  /**
   * The answer that this very request has been given already; null where it has none. Throws
   * VALIDATION_FAILED where it was another question.
   */
  async answered({
    userId,
    workoutId,
    question,
    requestId,
  }: Exchange): Promise<ChatMessage | null> {
    const stored = requestId === null ? null : await this.messages.ofRequest(userId, requestId);
    if (stored && (stored.question.content !== question || stored.question.workoutId !== workoutId))
      throw requestIdTaken();
    return stored?.answer ?? null;
  }

  /**
   * Stores question and answer together with whatever must hold with them. Throws UNAUTHENTICATED
   * where the account was closed meanwhile, NOT_FOUND where the workout was deleted.
   * @param basis null where the answer is a fixed text
   * @param along gets the id of the answer
   * @returns what is stored: where the same request was faster, its answer, and `fresh` is false
   * and nothing was done
   */
  async store(
    exchange: Exchange,
    given: GivenAnswer,
    basis: Basis | null,
    along?: (messageId: string) => Promise<void>,
  ): Promise<{ message: ChatMessage; fresh: boolean }> {
    const pair = this.pairOf(exchange, given, basis);
    const sent: SentParts = {
      sheet: '',
      turns: [],
      instructions: given.instructions ?? [],
      ...(basis && (given.sent ?? { sheet: sheetListing(basis.sheet), turns: basis.turns })),
    };
    const fresh = await this.unitOfWork.run(async () => {
      const { userId, workoutId } = exchange;
      await this.presence.hold(userId);
      if (workoutId !== null) await this.workouts.hold(userId, workoutId);
      if (!(await this.messages.add(pair, sent, exchange.requestId))) return false;
      await along?.(pair.answer.id);
      return true;
    });
    const earlier = fresh ? null : await this.answered(exchange);
    return { message: earlier ?? pair.answer, fresh };
  }

  private pairOf(
    { userId, workoutId, ...asked }: Exchange,
    given: GivenAnswer,
    basis: Basis | null,
  ): StoredExchange {
    return {
      question: {
        ...{
          id: this.ids.next(),
          userId,
          workoutId,
          role: 'user',
          content: asked.question,
          createdAt: asked.askedAt,
        },
        ...{ evidence: [], unverified: [], coach: null, origin: null },
      },
      answer: {
        ...{
          id: this.ids.next(),
          userId,
          workoutId,
          role: 'assistant',
          content: given.content,
          createdAt: this.clock.now(),
        },
        ...{ evidence: given.evidence, unverified: given.unverified, coach: given.coach },
        origin: basis && {
          model: given.model,
          promptTokens: given.tokens?.prompt ?? null,
          completionTokens: given.tokens?.completion ?? null,
          engineVersion: basis.sheet.context.engineVersion,
          sheetHash: sheetHash(basis.sheet),
        },
      },
    };
  }
}
