/** What visitors' questions have cost so far. */
export abstract class DemoSpending {
  /** Tokens of all calls to models that were made for the demo from a moment on. */
  abstract tokensSince(from: Date): Promise<number>;
}
