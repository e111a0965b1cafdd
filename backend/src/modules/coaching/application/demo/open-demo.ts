import { Injectable } from '@nestjs/common';
import type { DemoSession } from '#coaching/domain/demo/demo-session.js';
import { noSuchDemo } from '#coaching/domain/demo/errors.js';
import { DemoSessionsRepository } from '#coaching/ports/demo/demo-sessions.repository.js';
import { demoKeyHash } from './demo-key.js';

/** The way to a session: its key together with its own workout. */
@Injectable()
export class OpenDemo {
  constructor(private readonly sessions: DemoSessionsRepository) {}

  /**
   * Throws NOT_FOUND for a key that nobody was given, and for a workout that is not the session's.
   */
  async execute(key: string, workoutId: string): Promise<DemoSession> {
    const session = await this.sessions.byKey(demoKeyHash(key));
    if (!session || session.workoutId !== workoutId.toLowerCase()) throw noSuchDemo();
    return session;
  }
}
