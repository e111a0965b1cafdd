import { saveProfile } from '#api/generated/sdk.gen.js';
import type { ThresholdInput } from '../model/zones/thresholds.js';

/** Keeps what is not named. Every analysis of the athlete is computed anew with it. */
export async function saveThresholds(body: ThresholdInput): Promise<void> {
  await saveProfile({ body });
}
