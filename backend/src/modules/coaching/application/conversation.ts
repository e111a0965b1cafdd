import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { IdGenerator } from '../../../kernel/id-generator.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AccountPresence } from '../../accounts/index.js';
import { SAFETY_COACH, type ChatMessage } from '../domain/chat-message.js';
import type { FactSheet } from '../domain/facts/fact-sheet.js';
import type { ChatTurn } from '../ports/coach-model.js';
import { ChatMessagesRepository } from '../ports/chat-messages.repository.js';
import { sheetHash } from './sheet-hash.js';
import type { GivenAnswer } from './verified-coach.js';

/** Earlier messages a coach is shown: three questions with their answers. */
const REMEMBERED_MESSAGES = 6;

/** A question that has been asked and is not stored yet. */
export interface Exchange {
  readonly userId: string;
  readonly workoutId: string;
  readonly question: string;
  readonly askedAt: Date;
  readonly sheet: FactSheet;
}

/** Keeps what was asked and answered about a workout: both or nothing. */
@Injectable()
export class Conversation {
  constructor(
    private readonly messages: ChatMessagesRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly presence: AccountPresence,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  begin(userId: string, workoutId: string, question: string, sheet: FactSheet): Exchange {
    return { userId, workoutId, question, askedAt: this.clock.now(), sheet };
  }

  async turns(exchange: Exchange): Promise<readonly ChatTurn[]> {
    const latest = await this.messages.latest(exchange.userId, exchange.workoutId, REMEMBERED_MESSAGES);
    // What was said about symptoms is nobody's business but the athlete's: it reaches no coach.
    const aboutHealth = (index: number) => [latest[index], latest[index + 1]].some((message) => message?.coach === SAFETY_COACH);
    return latest.filter((_, index) => !aboutHealth(index)).map(({ role, content }) => ({ role, content }));
  }

  /** Stores question and answer together with whatever must hold with them. Throws UNAUTHENTICATED where the account was closed meanwhile. */
  async store(exchange: Exchange, given: GivenAnswer, along?: () => Promise<void>): Promise<ChatMessage> {
    const { userId, workoutId, sheet } = exchange;
    const question: ChatMessage = {
      ...{ id: this.ids.next(), userId, workoutId, role: 'user', content: exchange.question, createdAt: exchange.askedAt },
      ...{ evidence: [], unverified: [], coach: null, origin: null },
    };
    const answer: ChatMessage = {
      ...{ id: this.ids.next(), userId, workoutId, role: 'assistant', content: given.content, createdAt: this.clock.now() },
      ...{ evidence: given.evidence, unverified: given.unverified, coach: given.coach },
      origin: {
        model: given.model,
        promptTokens: given.tokens?.prompt ?? null,
        completionTokens: given.tokens?.completion ?? null,
        engineVersion: sheet.context.engineVersion,
        sheetHash: sheetHash(sheet),
      },
    };
    await this.unitOfWork.run(async () => {
      await this.presence.hold(userId);
      await this.messages.add([question, answer]);
      await along?.();
    });
    return answer;
  }
}
