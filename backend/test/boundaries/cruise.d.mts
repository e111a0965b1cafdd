export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/** Checks the imports below `<folder>/src` against the rules of this workspace. */
export function cruise(folder: string): Promise<{ modules: number; violations: Violation[] }>;
