export function groupSpecs(workspace: string, roots: readonly string[], alone: RegExp): string[];
export function specsOf(workspace: string, file: string): string[];
