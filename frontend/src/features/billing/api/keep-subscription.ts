import { resumeSubscription } from '#api/generated/sdk.gen.js';

/**
 * Takes a cancellation back while the plan still holds; nothing is charged before its next month.
 */
export async function keepSubscription(): Promise<void> {
  await resumeSubscription();
}
