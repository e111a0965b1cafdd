/**
 * What a model gets before any question, for administrators to read. Contract suite:
 * test/contracts/coaching/effective-prompt.contract.ts.
 */
export abstract class EffectivePrompt {
  /** @param instructions one line each, or empty */
  abstract with(instructions: string): string;
}
