/** What `npm run test:faults` is asked for. */
export interface FaultOptions {
  readonly short: boolean;
  /** Every row where it is left out. */
  readonly rows?: readonly number[];
  readonly repeat: number;
  readonly workers: number;
  /** Folder of the reports that `npm test` left. */
  readonly seen?: string;
}

export function parseOptions(given: readonly string[], known: readonly number[]): FaultOptions;
