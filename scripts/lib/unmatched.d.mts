export function unmatched(args: readonly string[], files: readonly string[]): string[];
