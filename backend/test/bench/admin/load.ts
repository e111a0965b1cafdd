import { timed } from '../statistics.js';
import type { ProcessorTime } from './processor-time.js';

/** Times of one address in milliseconds. */
export interface Taken {
  readonly p50: number;
  readonly p99: number;
  /**
   * Of the processors for one answer, which waits for nobody; null where the system does not tell.
   */
  readonly spent: ProcessorTime | null;
}

/** Asks over and over on so many connections concurrently; each asks again when it is answered. */
export async function underLoad(
  ask: () => Promise<void>,
  connections: number,
  requests: number,
  spent: () => ProcessorTime | null,
): Promise<Taken> {
  await Promise.all(Array.from({ length: connections }, () => ask()));
  const before = spent();
  const times: number[] = [];
  let begun = 0;
  const connection = async () => {
    while (begun < requests) {
      begun += 1;
      times.push(await timed(ask));
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  times.sort((a, b) => a - b);
  const after = spent();
  const each = (of: keyof ProcessorTime) =>
    ((after?.[of] ?? 0) - (before?.[of] ?? 0)) / times.length;
  return {
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    spent: after && { product: each('product'), database: each('database') },
  };
}

/** The smallest value that so large a share of the values does not exceed. */
function at(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
