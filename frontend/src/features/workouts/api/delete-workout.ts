import { deleteWorkout as callDelete } from '#api/generated/sdk.gen.js';

export async function deleteWorkout(id: string): Promise<void> {
  await callDelete({ path: { id } });
}
