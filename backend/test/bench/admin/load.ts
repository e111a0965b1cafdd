import { timed } from '../statistics.js';

/** Times of one address in milliseconds. */
export interface Taken {
  readonly p50: number;
  readonly p99: number;
}

/** Asks over and over on so many connections at once; each asks again as soon as it is answered. */
export async function underLoad(ask: () => Promise<void>, connections: number, requests: number): Promise<Taken> {
  await Promise.all(Array.from({ length: connections }, () => ask()));
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
  return { p50: at(times, 0.5), p99: at(times, 0.99) };
}

/** The smallest value that so large a share of the values does not exceed. */
function at(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
