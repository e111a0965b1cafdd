import { Injectable } from '@nestjs/common';
import type { DemoMessage } from '#coaching/domain/demo/demo-message.js';
import { DEMO_QUESTION_LIMIT } from '#coaching/domain/demo/demo-session.js';
import { DemoSessionsRepository } from '#coaching/ports/demo/demo-sessions.repository.js';
import { OpenDemo } from './open-demo.js';

/** More than six questions come together only where some used nothing up. */
const MOST = 200;

export interface DemoConversation {
  readonly messages: readonly DemoMessage[];
  readonly questionsUsed: number;
  readonly questionLimit: number;
}

/** What was asked in a session, oldest first. */
@Injectable()
export class ListDemoMessages {
  constructor(
    private readonly open: OpenDemo,
    private readonly sessions: DemoSessionsRepository,
  ) {}

  /** Throws NOT_FOUND. */
  async execute(key: string, workoutId: string): Promise<DemoConversation> {
    const { id } = await this.open.execute(key, workoutId);
    const [messages, questionsUsed] = await Promise.all([
      this.sessions.messages(id, MOST),
      this.sessions.answered(id),
    ]);
    return { messages, questionsUsed, questionLimit: DEMO_QUESTION_LIMIT };
  }
}
