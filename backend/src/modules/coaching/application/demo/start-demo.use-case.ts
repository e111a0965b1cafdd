import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { IdGenerator } from '#kernel/id-generator.js';
import { DemoWorkouts } from '#workouts/index.js';
import type { Visitor } from '#coaching/domain/demo/demo-session.js';
import { DemoSessionsRepository } from '#coaching/ports/demo/demo-sessions.repository.js';
import { demoKeyHash, newDemoKey } from './demo-key.js';

export interface StartedDemo {
  readonly workoutId: string;
  /** Opens the session; told once and stored as a hash. */
  readonly sessionId: string;
}

/** Begins a visit to the demo: no account, no token, one sample workout. */
@Injectable()
export class StartDemo {
  constructor(
    private readonly sessions: DemoSessionsRepository,
    private readonly workouts: DemoWorkouts,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  async execute(visitor: Visitor): Promise<StartedDemo> {
    const workoutId = this.workouts.idOf(visitor.sport, visitor.level);
    const sessionId = newDemoKey();
    await this.sessions.add(
      { ...visitor, id: this.ids.next(), workoutId, createdAt: this.clock.now() },
      demoKeyHash(sessionId),
    );
    // The page asks for it next; the first visitor after a start need not wait for it there.
    this.workouts.prepare(workoutId);
    return { workoutId, sessionId };
  }
}
