import { describeWorkout } from '#api/generated/sdk.gen.js';
import type { OwnWords } from '../model/workout.js';

/** Keeps what is not named; null takes a name or the notes away. Resolves with what is stored. */
export async function updateWorkout(id: string, words: Partial<OwnWords>): Promise<OwnWords> {
  const { workout } = await describeWorkout({ path: { id }, body: words });
  return { title: workout.title, notes: workout.notes };
}
