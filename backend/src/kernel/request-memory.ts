/** Names what is kept, and its shape. */
export class RequestKey<T> {
  /** Never set; makes keys of different shapes different types. */
  declare readonly shape: T;

  constructor(readonly name: string) {}
}

/**
 * What one request has found out and may use again before its answer; gone with it. Outside of a
 * request nothing is kept.
 */
export abstract class RequestMemory {
  abstract keep<T>(key: RequestKey<T>, value: T): void;
  abstract recall<T>(key: RequestKey<T>): T | undefined;
}
