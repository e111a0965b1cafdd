export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

export interface Report {
  /** How many modules below `src` the checker saw. */
  readonly modules: number;
  /** The names of all rules of the configuration. */
  readonly rules: string[];
  readonly violations: Violation[];
}

/** Checks the imports below `<folder>/src` against a dependency-cruiser configuration. */
export function cruise(config: string, folder: string): Promise<Report>;
