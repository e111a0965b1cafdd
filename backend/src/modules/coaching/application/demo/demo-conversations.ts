import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { IdGenerator } from '../../../../kernel/id-generator.js';
import { UnitOfWork } from '../../../../kernel/unit-of-work.js';
import { SAFETY_COACH } from '../../domain/chat-message.js';
import type { DemoMessage } from '../../domain/demo/demo-message.js';
import { demoQuestions } from '../../domain/demo/demo-questions.js';
import { DEMO_QUESTION_LIMIT, type DemoSession } from '../../domain/demo/demo-session.js';
import { demoQuestionLimit } from '../../domain/demo/errors.js';
import type { ChatTurn } from '../../ports/coach-model.js';
import { DemoSessionsRepository } from '../../ports/demo/demo-sessions.repository.js';
import { turnsOf } from '../turns-of.js';
import type { GivenAnswer } from '../verified-coach.js';
import type { DemoStoredPart } from './demo-answer.js';

/** Earlier messages a coach is shown: three questions with their answers. */
const REMEMBERED_MESSAGES = 6;

/** A question that has been asked and is not stored yet. */
export interface DemoAsked {
  readonly session: DemoSession;
  readonly question: string;
  readonly askedAt: Date;
}

/** Keeps what visitors asked and were told: both or nothing. */
@Injectable()
export class DemoConversations {
  constructor(
    private readonly sessions: DemoSessionsRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  async turns({ id }: DemoSession): Promise<readonly ChatTurn[]> {
    return turnsOf(await this.sessions.messages(id, REMEMBERED_MESSAGES));
  }

  /** Throws DEMO_QUESTION_LIMIT where it took so long that others used the limit up; then nothing is kept. */
  async store(asked: DemoAsked, given: GivenAnswer, counts: boolean): Promise<DemoStoredPart> {
    const { session, question: text } = asked;
    const pair = this.pairOf(asked, given);
    const preset = demoQuestions(session.sport, session.level).includes(text);
    const questionsUsed = await this.unitOfWork.run(async () => {
      const used = counts ? await this.sessions.settle(session.id, { text, preset }, DEMO_QUESTION_LIMIT) : await this.sessions.answered(session.id);
      if (used === null) throw demoQuestionLimit();
      await this.sessions.keep(session.id, pair);
      return used;
    });
    return { kind: 'stored', message: pair.answer, questionsUsed };
  }

  /** What is said of symptoms is kept for the visitor alone, and in no column of the administrators' list. */
  async warn(asked: DemoAsked, text: string): Promise<DemoStoredPart> {
    const pair = this.pairOf(asked, { content: text, evidence: [], unverified: [], coach: SAFETY_COACH });
    await this.unitOfWork.run(() => this.sessions.keep(asked.session.id, pair));
    return { kind: 'stored', message: pair.answer, questionsUsed: await this.sessions.answered(asked.session.id) };
  }

  private pairOf({ question, askedAt }: DemoAsked, { content, evidence, unverified, coach }: Pick<GivenAnswer, 'content' | 'evidence' | 'unverified' | 'coach'>): { question: DemoMessage; answer: DemoMessage } {
    return {
      question: { id: this.ids.next(), role: 'user', content: question, createdAt: askedAt, evidence: [], unverified: [], coach: null },
      answer: { id: this.ids.next(), role: 'assistant', content, createdAt: this.clock.now(), evidence, unverified, coach },
    };
  }
}
