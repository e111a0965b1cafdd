/** Counts of one run or of several. */
export interface TestResults {
  readonly passed: number;
  readonly failed: number;
}

export function readResults(file: string): TestResults;
export function sum(results: readonly TestResults[]): TestResults;
export function lineOf(results: TestResults): string;
