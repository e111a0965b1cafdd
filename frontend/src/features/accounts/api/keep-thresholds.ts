import { putThresholds, removeThresholds as sendRemoval } from '#api/generated/sdk.gen.js';
import type { PutThresholdsDto } from '#api/generated/types.gen.js';

/**
 * Puts all that holds from a day on in place of what the day had. Analyses that rest on it are
 * computed anew.
 */
export async function keepThresholds(validFrom: string, body: PutThresholdsDto): Promise<void> {
  await putThresholds({ path: { validFrom }, body });
}

export async function removeThresholds(validFrom: string): Promise<void> {
  await sendRemoval({ path: { validFrom } });
}
