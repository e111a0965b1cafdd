import { Injectable } from '@nestjs/common';
import type { Evidence } from '#kernel/evidence.js';
import { SAFETY_COACH } from '#coaching/domain/chat-message.js';
import type { CoachRequest } from '#coaching/ports/coach-model.js';
import type { Charge } from '../charges/charge.js';
import { CoachBooks } from '../quality/coach-books.js';
import { Conversation, type Exchange } from './conversation.js';
import type { PendingAnswer, StoredPart, TextPart } from '../charges/pending-answer.js';
import type { AskedSheet } from '../sheets.js';
import { sentencesOf } from '../sentences-of.js';
import type { GivenAnswer } from '../given-answer.js';
import { VerifiedCoach } from '../verified-coach.js';

type Placed = (evidence: readonly Evidence[]) => Promise<readonly Evidence[]>;

interface Question {
  readonly exchange: Exchange;
  readonly asked: AskedSheet;
  readonly charge: Charge;
  readonly placed: Placed;
}

/** Gives answers that are kept: in the chat of a workout, and in the general one. */
@Injectable()
export class Answering {
  constructor(
    private readonly conversation: Conversation,
    private readonly coach: VerifiedCoach,
    private readonly books: CoachBooks,
  ) {}

  /**
   * @param placed the facts of the answer with where they can be seen, where the sheet does not
   * know it
   */
  answer(
    exchange: Exchange,
    asked: AskedSheet,
    charge: Charge,
    placed: Placed = async (evidence) => evidence,
  ): PendingAnswer {
    return { parts: (signal) => this.parts({ exchange, asked, charge, placed }, signal) };
  }

  /** A fixed text, immediate and free: advice on health is never held back by a limit. */
  warn(exchange: Exchange, text: string, remaining: () => Promise<number | null>): PendingAnswer {
    return { parts: (signal) => this.warning(exchange, text, remaining, signal) };
  }

  private async *parts(
    { exchange, asked: { sheet, tools }, charge, placed }: Question,
    signal: AbortSignal,
  ): AsyncGenerator<TextPart | StoredPart> {
    let held = true;
    try {
      const turns = await this.conversation.turns(exchange);
      const said = yield* sentencesOf(
        this.coach.answer(
          { question: exchange.question, sheet, tools, turns, asker: askerOf(exchange) },
          signal,
        ),
      );
      signal.throwIfAborted();
      const given = { ...said, evidence: await placed(said.evidence) };
      // A question that was not understood, or is about something else, uses nothing up.
      const counts = given.counts !== false;
      const { message, fresh } = await this.conversation.store(
        exchange,
        given,
        { sheet, turns },
        async (messageId) => {
          if (counts) await charge.settle();
          await this.books.assign(given.calls ?? [], messageId);
        },
      );
      held = false;
      if (!fresh || !counts) await charge.release();
      yield {
        kind: 'stored',
        message,
        remaining: await charge.remaining(),
        guesses: given.guesses ?? [],
      };
    } finally {
      if (held) await charge.release();
    }
  }

  private async *warning(
    exchange: Exchange,
    text: string,
    remaining: () => Promise<number | null>,
    signal: AbortSignal,
  ): AsyncGenerator<TextPart | StoredPart> {
    yield { kind: 'text', text };
    signal.throwIfAborted();
    const given: GivenAnswer = {
      content: text,
      evidence: [],
      unverified: [],
      coach: SAFETY_COACH,
      model: null,
      tokens: null,
    };
    const { message } = await this.conversation.store(exchange, given, null);
    yield { kind: 'stored', message, remaining: await remaining() };
  }
}

function askerOf({ userId, workoutId }: Exchange): CoachRequest['asker'] {
  return { userId, purpose: workoutId === null ? 'general' : 'workout' };
}
