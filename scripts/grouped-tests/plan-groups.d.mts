export interface Weighing {
  readonly weigh: (path: string) => number;
  readonly limit: number;
}
export function planGroups(
  workspace: string,
  roots: readonly string[],
  weighing: Weighing,
): string[];
