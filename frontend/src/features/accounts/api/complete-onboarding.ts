import { completeOnboarding as sendCompletion } from '#api/generated/sdk.gen.js';

/** Completes the profile with the answers of the draft. */
export const completeOnboarding = () => sendCompletion();
