import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import type { UnitPreferences } from '#kernel/units.js';
import { askedQuestion } from '#coaching/domain/asked-question.js';
import { DEMO_QUESTION_LIMIT, type DemoSession } from '#coaching/domain/demo/demo-session.js';
import { demoQuestionLimit } from '#coaching/domain/demo/errors.js';
import { DemoSessionsRepository } from '#coaching/ports/demo/demo-sessions.repository.js';
import { sentencesOf } from '../sentences-of.js';
import { Warnings } from '../warnings.js';
import type { TextPart } from '../charges/pending-answer.js';
import { DemoCoach } from './demo-coach.js';
import { DemoConversations, type DemoAsked } from './demo-conversations.js';
import type { DemoStoredPart, PendingDemoAnswer } from './demo-answer.js';
import { DemoSheets } from './demo-sheets.js';
import { OpenDemo } from './open-demo.js';

export interface AskInDemoCommand {
  /** The key of the session. */
  readonly sessionId: string;
  readonly workoutId: string;
  readonly question: string;
  readonly unitSystem: UnitPreferences['system'];
  /** The visitor's own name for this question. */
  readonly requestId: string | null;
}

/**
 * Answers a visitor's question about the sample of their session. Six are answered in a session,
 * also with concurrent questions; what fails, is left or could not be understood uses nothing
 * up, and a warning sign is answered whatever is used up. Throws VALIDATION_FAILED, NOT_FOUND,
 * DEMO_QUESTION_LIMIT.
 */
@Injectable()
export class AskInDemo {
  constructor(
    private readonly open: OpenDemo,
    private readonly sessions: DemoSessionsRepository,
    private readonly conversations: DemoConversations,
    private readonly sheets: DemoSheets,
    private readonly coach: DemoCoach,
    private readonly warnings: Warnings,
    private readonly clock: Clock,
  ) {}

  async execute({
    sessionId,
    workoutId,
    question: written,
    unitSystem,
    requestId,
  }: AskInDemoCommand): Promise<PendingDemoAnswer> {
    const question = askedQuestion(written);
    const session = await this.open.execute(sessionId, workoutId);
    const asked = { session, question, askedAt: this.clock.now(), requestId };
    const earlier = await this.conversations.answered(asked);
    if (earlier) return { parts: (signal) => this.again(earlier, signal) };
    const before = await this.conversations.askedBefore(session);
    const warning = await this.warnings.about(question, 'demo', before);
    if (warning !== null) return { parts: (signal) => this.warn(asked, warning, signal) };
    if (!(await this.sessions.take(session.id, DEMO_QUESTION_LIMIT))) throw demoQuestionLimit();
    return { parts: (signal) => this.parts(asked, unitSystem, signal) };
  }

  private async *parts(
    asked: DemoAsked,
    unitSystem: UnitPreferences['system'],
    signal: AbortSignal,
  ): AsyncGenerator<TextPart | DemoStoredPart> {
    const { session, question } = asked;
    let held = true;
    try {
      const [{ sheet, tools }, turns] = await Promise.all([
        this.sheets.of(session.workoutId, unitSystem),
        this.conversations.turns(session),
      ]);
      const given = yield* sentencesOf(
        this.coach.answer({ question, sheet, tools, turns }, signal),
      );
      signal.throwIfAborted();
      const counts = given.counts !== false;
      const { stored, fresh } = await this.conversations.store(asked, given, counts);
      // What the same request stored before is counted already.
      held = !counts || !fresh;
      yield stored;
    } finally {
      if (held) await this.release(session);
    }
  }

  private async *warn(
    asked: DemoAsked,
    text: string,
    signal: AbortSignal,
  ): AsyncGenerator<TextPart | DemoStoredPart> {
    yield { kind: 'text', text };
    signal.throwIfAborted();
    yield await this.conversations.warn(asked, text);
  }

  private async *again(
    earlier: DemoStoredPart,
    signal: AbortSignal,
  ): AsyncGenerator<TextPart | DemoStoredPart> {
    signal.throwIfAborted();
    yield { kind: 'text', text: earlier.message.content };
    yield earlier;
  }

  private release({ id }: DemoSession): Promise<void> {
    return this.sessions.giveBack(id);
  }
}
