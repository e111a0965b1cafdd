import { Injectable } from '@nestjs/common';
import { AccountStanding } from '../../accounts/index.js';
import { WorkoutRecords } from '../../workouts/index.js';
import type { ChatMessage } from '../domain/chat-message.js';
import { ChatMessagesRepository } from '../ports/chat-messages.repository.js';

/** Questions and answers about a workout, oldest first. Throws ONBOARDING_REQUIRED; NOT_FOUND, also when the workout is somebody else's. */
@Injectable()
export class ListWorkoutMessages {
  constructor(
    private readonly standing: AccountStanding,
    private readonly workouts: WorkoutRecords,
    private readonly messages: ChatMessagesRepository,
  ) {}

  async execute(userId: string, workoutId: string): Promise<readonly ChatMessage[]> {
    await this.standing.assertProfileCompleted(userId);
    await this.workouts.forCoach(userId, workoutId);
    return this.messages.ofWorkout(userId, workoutId);
  }
}
