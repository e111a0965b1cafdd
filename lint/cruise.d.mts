export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/** Checks the imports below `<folder>/src` against a dependency-cruiser configuration. */
export function cruise(
  rules: string,
  folder: string,
): Promise<{ modules: number; violations: Violation[] }>;
