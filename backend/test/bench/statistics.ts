/** The middle of the sorted values; mean of the two middle ones for an even count. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** Milliseconds that the work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

export interface Row {
  readonly what: string;
  readonly medianMs: number;
  readonly worstMs: number;
  readonly goalMs: number | null;
  readonly samples: number;
  /** How many times the floor measured in the same run. */
  readonly ratio: number | null;
}

/** A table in plain text, one row a line. */
export function table(rows: readonly Row[], floorName: string): string {
  const head = ['what', 'median ms', 'worst ms', 'goal ms', 'samples', `x ${floorName}`];
  const lines = rows.map((row) => [
    row.what,
    row.medianMs.toFixed(1),
    row.worstMs.toFixed(1),
    row.goalMs?.toFixed(0) ?? '',
    String(row.samples),
    row.ratio?.toFixed(1) ?? '',
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  return [head, ...lines]
    .map((line) =>
      line
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
