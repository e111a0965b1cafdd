import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { invalidField, noSuchWorkout } from '#workouts/domain/errors.js';
import {
  cleanNotes,
  cleanTitle,
  LONGEST_NOTES,
  LONGEST_TITLE,
  type OwnWords,
} from '#workouts/domain/library/own-words.js';
import { WorkoutRepository } from '#workouts/ports/workout.repository.js';

/**
 * Gives a workout a name and notes of the athlete's own. A suspended athlete may: nothing is
 * computed and nobody else reads it.
 */
@Injectable()
export class DescribeWorkout {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly workouts: WorkoutRepository,
  ) {}

  /**
   * Null and empty text clear, what is absent stays; the words as they are kept. Throws NOT_FOUND,
   * also where it is another athlete's; VALIDATION_FAILED for a text that is too long.
   */
  async execute(
    userId: string,
    workoutId: string,
    { title, notes }: Partial<OwnWords>,
  ): Promise<OwnWords> {
    const words = {
      ...(title !== undefined && {
        title: title && within('title', cleanTitle(title), LONGEST_TITLE),
      }),
      ...(notes !== undefined && {
        notes: notes && within('notes', cleanNotes(notes), LONGEST_NOTES),
      }),
    };
    const described = await this.unitOfWork.run(() =>
      this.workouts.describe(userId, workoutId, words),
    );
    if (!described) throw noSuchWorkout();
    return described;
  }
}

function within(field: keyof OwnWords, text: string | null, longest: number): string | null {
  if (text !== null && [...text].length > longest)
    throw invalidField(field, `The ${field} may have at most ${longest} characters.`);
  return text;
}
