export interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}
export function readResults(file: string): Results;
export function sum(results: readonly Results[]): Results;
export function lineOf(results: Results): string;
