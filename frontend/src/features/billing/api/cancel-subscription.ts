import { cancelSubscription as cancel } from '#api/generated/sdk.gen.js';

/** Ends the plan at the end of what is paid for. */
export async function cancelSubscription(): Promise<void> {
  await cancel({ body: { reason: '' } });
}
