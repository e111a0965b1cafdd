import { afterAll, describe, expect, it } from '@jest/globals';
import { DomainError } from '#kernel/domain-error.js';
import { readFit } from '#workouts/adapters/fit/read-fit.js';
import { damagedFit } from './differential/damaged.js';
import { DAMAGED, handfuls, tell } from './differential/generated.js';

const NOW = Date.parse('2026-01-01T00:00:00Z');
const LONGEST_MS = 1_000;
/** The heap cap of a decoding thread. */
const MOST_BYTES = 256 * 1024 * 1024;
const TIMEOUT_MS = 120_000;

/** The outcome for a file: a recording or a refusal, and nothing else. */
function outcomeOf(bytes: Uint8Array): 'read' | 'refused' {
  try {
    readFit(bytes, NOW);
    return 'read';
  } catch (error) {
    if (
      DomainError.is(error, 'INVALID_FIT_FILE') ||
      DomainError.is(error, 'UNSUPPORTED_ACTIVITY_TYPE')
    )
      return 'refused';
    throw error;
  }
}

describe('damaged FIT files', () => {
  const all = { read: 0, refused: 0, slowestMs: 0, mostBytes: 0 };
  afterAll(() => {
    const { read, refused, slowestMs, mostBytes } = all;
    tell(
      `${read + refused} damaged files: ${read} read, ${refused} refused; slowest ` +
        `${slowestMs.toFixed(0)} ms, most memory for one ${(mostBytes / 1e6).toFixed(0)} MB`,
    );
  });

  it.each(handfuls(DAMAGED, 250))(
    'end in a recording or a refusal, soon and within the memory of a thread: $from to $to',
    ({ from, to }) => {
      const met = { read: 0, refused: 0, slowestMs: 0, mostBytes: 0 };
      for (let seed = from; seed <= to; seed += 1) {
        const bytes = damagedFit(seed);
        const before = bytesInUse();
        const begun = performance.now();
        met[outcomeOf(bytes)] += 1;
        met.slowestMs = Math.max(met.slowestMs, performance.now() - begun);
        met.mostBytes = Math.max(met.mostBytes, bytesInUse() - before);
      }
      all.read += met.read;
      all.refused += met.refused;
      all.slowestMs = Math.max(all.slowestMs, met.slowestMs);
      all.mostBytes = Math.max(all.mostBytes, met.mostBytes);
      expect(met.slowestMs).toBeLessThan(LONGEST_MS);
      expect(met.mostBytes).toBeLessThan(MOST_BYTES);
      expect(met.refused).toBeGreaterThan(0);
      expect(met.read + met.refused).toBe(to - from + 1);
    },
    TIMEOUT_MS,
  );
});

function bytesInUse(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
