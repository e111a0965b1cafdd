import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { WorkerFitReader } from '#workouts/adapters/fit/worker-fit-reader.js';
import { buildRide } from '#test/builders/fit/index.js';
import { POISON } from '#test/builders/fit/poison.js';

const LONGEST_MS = 10_000;
/**
 * How long other requests may have to wait while such a file is read; measured on a busy machine.
 */
const LONGEST_HICCUP_MS = 1_000;
const MOST_BYTES = 256 * 1024 * 1024;
const NANOSECONDS = 1e6;

describe('FIT files of legal size that need too many resources', () => {
  const reader = new WorkerFitReader({ now: () => new Date('2026-01-01T00:00:00Z') }, { size: 1 });
  beforeAll(() => reader.read(buildRide({ seconds: 30 })));
  afterAll(() => reader.close());

  it.each(Object.keys(POISON))(
    'refuses %s in time, within the memory of a thread, and continues',
    async (name) => {
      const bytes = POISON[name]?.() ?? new Uint8Array();
      const delay = monitorEventLoopDelay({ resolution: 10 });
      const memory = process.memoryUsage.rss();
      const begun = performance.now();
      delay.enable();
      await expect(reader.read(bytes)).rejects.toMatchObject({ code: 'INVALID_FIT_FILE' });
      delay.disable();
      expect(performance.now() - begun).toBeLessThan(LONGEST_MS);
      expect(process.memoryUsage.rss() - memory).toBeLessThan(MOST_BYTES);
      expect(delay.max / NANOSECONDS).toBeLessThan(LONGEST_HICCUP_MS);
      expect((await reader.read(buildRide({ seconds: 30 }))).time).toHaveLength(30);
    },
  );
});
