import { InProcessFitReader } from '#workouts/adapters/fit/in-process-fit-reader.js';
import { WorkerFitReader } from '#workouts/adapters/fit/worker-fit-reader.js';
import { fitReaderContract } from './fit-reader.contract.js';

const clock = { now: () => new Date('2026-01-01T00:00:00Z') };

fitReaderContract('in the calling thread', () => ({
  reader: new InProcessFitReader(clock),
  close: async () => undefined,
}));

fitReaderContract('in worker threads', () => {
  const reader = new WorkerFitReader(clock);
  return { reader, close: () => reader.close() };
});
