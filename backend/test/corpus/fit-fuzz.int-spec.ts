import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../src/kernel/domain-error.js';
import { readFit } from '../../src/modules/workouts/adapters/fit/read-fit.js';
import { damagedFit } from './differential/damaged.js';
import { DAMAGED, handfuls } from './differential/generated.js';

const NOW = Date.parse('2026-01-01T00:00:00Z');
const LONGEST_MS = 1_000;
/** The heap cap of a decoding thread. */
const MOST_BYTES = 256 * 1024 * 1024;
const TIMEOUT_MS = 120_000;

/** What became of a file: a recording or a refusal, and nothing else. */
function outcomeOf(bytes: Uint8Array): 'read' | 'refused' {
  try {
    readFit(bytes, NOW);
    return 'read';
  } catch (error) {
    if (DomainError.is(error, 'INVALID_FIT_FILE') || DomainError.is(error, 'UNSUPPORTED_ACTIVITY_TYPE')) return 'refused';
    throw error;
  }
}

describe('damaged FIT files', () => {
  it.each(handfuls(DAMAGED, 250))('end in a recording or a refusal, soon and within the memory of a thread: $from to $to', ({ from, to }) => {
    let [slowestMs, mostBytes] = [0, 0];
    const outcomes = new Set<string>();
    for (let seed = from; seed <= to; seed += 1) {
      const bytes = damagedFit(seed);
      const before = bytesInUse();
      const begun = performance.now();
      outcomes.add(outcomeOf(bytes));
      slowestMs = Math.max(slowestMs, performance.now() - begun);
      mostBytes = Math.max(mostBytes, bytesInUse() - before);
    }
    expect(slowestMs).toBeLessThan(LONGEST_MS);
    expect(mostBytes).toBeLessThan(MOST_BYTES);
    expect(outcomes).toContain('refused');
  }, TIMEOUT_MS);
});

function bytesInUse(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
