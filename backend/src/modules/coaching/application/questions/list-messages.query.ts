import { Injectable } from '@nestjs/common';
import { AccountStanding } from '#accounts/index.js';
import { WorkoutRecords } from '#workouts/index.js';
import type { ChatMessage } from '#coaching/domain/chat-message.js';
import { ChatMessagesRepository } from '#coaching/ports/chat-messages.repository.js';

/** The general chat goes on for years; a page shows the end of it. */
const MOST_GENERAL = 200;

/** Questions and answers, oldest first. Reading what was said is open to every plan. */
@Injectable()
export class ListMessages {
  constructor(
    private readonly standing: AccountStanding,
    private readonly workouts: WorkoutRecords,
    private readonly messages: ChatMessagesRepository,
  ) {}

  /** Throws ONBOARDING_REQUIRED; NOT_FOUND, also when the workout is somebody else's. */
  async ofWorkout(userId: string, workoutId: string): Promise<readonly ChatMessage[]> {
    await this.standing.assertProfileCompleted(userId);
    await this.workouts.forCoach(userId, workoutId);
    return this.messages.conversation(userId, workoutId);
  }

  /** The newest of the general chat. Throws ONBOARDING_REQUIRED. */
  async inGeneral(userId: string): Promise<readonly ChatMessage[]> {
    await this.standing.assertProfileCompleted(userId);
    return this.messages.latest(userId, null, MOST_GENERAL);
  }
}
