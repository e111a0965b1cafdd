import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { IdGenerator } from '#kernel/id-generator.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { SAFETY_COACH } from '#coaching/domain/chat-message.js';
import type { DemoMessage } from '#coaching/domain/demo/demo-message.js';
import { demoQuestions } from '#coaching/domain/demo/demo-questions.js';
import { requestIdTaken } from '#coaching/domain/errors.js';
import { DEMO_QUESTION_LIMIT, type DemoSession } from '#coaching/domain/demo/demo-session.js';
import { demoQuestionLimit } from '#coaching/domain/demo/errors.js';
import { SIGN_HOLDS_FOR } from '#coaching/domain/safety/advice-after.js';
import type { ChatTurn } from '#coaching/ports/coach-model.js';
import { DemoSessionsRepository } from '#coaching/ports/demo/demo-sessions.repository.js';
import { ownMessages, turnsOf } from '../questions/turns-of.js';
import type { GivenAnswer } from '../given-answer.js';
import type { DemoStoredPart } from './demo-answer.js';
import { requestIds } from './request-ids.js';

/** Earlier messages by which a follow-up is understood: ten questions with their answers. */
const REMEMBERED_MESSAGES = 20;

/** A question that has been asked and is not stored yet. */
export interface DemoAsked {
  readonly session: DemoSession;
  readonly question: string;
  readonly askedAt: Date;
  /** The visitor's own name for this question, so that sending it twice does not ask it twice. */
  readonly requestId: string | null;
}

/** Keeps questions of visitors with their answers: both or nothing. */
@Injectable()
export class DemoConversations {
  constructor(
    private readonly sessions: DemoSessionsRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** The athlete's latest messages, with what they said of symptoms, which reaches no coach. */
  async askedBefore({ id }: DemoSession): Promise<readonly string[]> {
    return ownMessages(await this.sessions.messages(id, 2 * SIGN_HOLDS_FOR));
  }

  async turns({ id }: DemoSession): Promise<readonly ChatTurn[]> {
    return turnsOf(await this.sessions.messages(id, REMEMBERED_MESSAGES));
  }

  /**
   * What this very request has been answered already; null where it has not. Throws
   * VALIDATION_FAILED where it was another question.
   */
  async answered({
    session,
    question: text,
    requestId,
  }: DemoAsked): Promise<DemoStoredPart | null> {
    if (requestId === null) return null;
    const ids = requestIds(session.id, requestId);
    const kept = await this.sessions.byIds(session.id, [ids.question, ids.answer]);
    const [question, message] = [ids.question, ids.answer].map((wanted) =>
      kept.find(({ id }) => id === wanted),
    );
    if (question && question.content !== text) throw requestIdTaken();
    return message
      ? { kind: 'stored', message, questionsUsed: await this.sessions.answered(session.id) }
      : null;
  }

  /**
   * Throws DEMO_QUESTION_LIMIT where it took so long that others used the limit up; then nothing is
   * kept.
   */
  async store(
    asked: DemoAsked,
    given: GivenAnswer,
    counts: boolean,
  ): Promise<{ readonly stored: DemoStoredPart; readonly fresh: boolean }> {
    const { session, question: text } = asked;
    const pair = this.pairOf(asked, given);
    const preset = demoQuestions(session.sport, session.level).includes(text);
    const questionsUsed = await this.unitOfWork.run(async () => {
      if (!(await this.sessions.keep(session.id, pair))) return null;
      const used = counts
        ? await this.sessions.settle(session.id, { text, preset }, DEMO_QUESTION_LIMIT)
        : await this.sessions.answered(session.id);
      if (used === null) throw demoQuestionLimit();
      return used;
    });
    if (questionsUsed !== null)
      return { stored: { kind: 'stored', message: pair.answer, questionsUsed }, fresh: true };
    const earlier = await this.answered(asked);
    if (!earlier) throw new Error('a question of the demo was in the way and is gone: try again');
    return { stored: earlier, fresh: false };
  }

  /**
   * What is said of symptoms is kept for the visitor alone, and in no column of the administrators'
   * list.
   */
  async warn(asked: DemoAsked, text: string): Promise<DemoStoredPart> {
    const pair = this.pairOf(asked, {
      content: text,
      evidence: [],
      unverified: [],
      coach: SAFETY_COACH,
    });
    await this.unitOfWork.run(() => this.sessions.keep(asked.session.id, pair));
    return {
      kind: 'stored',
      message: pair.answer,
      questionsUsed: await this.sessions.answered(asked.session.id),
    };
  }

  private pairOf(
    { session, question, askedAt, requestId }: DemoAsked,
    {
      content,
      evidence,
      unverified,
      coach,
    }: Pick<GivenAnswer, 'content' | 'evidence' | 'unverified' | 'coach'>,
  ): { question: DemoMessage; answer: DemoMessage } {
    const ids =
      requestId === null
        ? { question: this.ids.next(), answer: this.ids.next() }
        : requestIds(session.id, requestId);
    return {
      question: {
        id: ids.question,
        role: 'user',
        content: question,
        createdAt: askedAt,
        evidence: [],
        unverified: [],
        coach: null,
      },
      answer: {
        id: ids.answer,
        role: 'assistant',
        content,
        createdAt: this.clock.now(),
        evidence,
        unverified,
        coach,
      },
    };
  }
}
