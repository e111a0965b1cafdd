/** What a model is told before any question, for administrators to read. */
export abstract class EffectivePrompt {
  /** @param instructions one line each, or empty */
  abstract with(instructions: string): string;
}
