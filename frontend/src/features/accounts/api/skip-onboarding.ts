import { skipOnboarding as sendSkip } from '#api/generated/sdk.gen.js';

/** Marks the questionnaire as skipped; the draft stays. */
export const skipOnboarding = () => sendSkip();
