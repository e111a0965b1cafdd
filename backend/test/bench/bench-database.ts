import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  EmbeddedPostgres,
  EmbeddedPostgresOptions,
} from '#platform/database/embedded-postgres/embedded-postgres.js';

export interface BenchDatabase {
  readonly dataDir: string;
  readonly url: string;
}

/** Runs a measurement on an empty PostgreSQL of the built backend, in a folder of its own. */
export async function onBenchDatabase(
  name: string,
  measure: (database: BenchDatabase) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), `stridewatt-bench-${name}-`));
  const built = new URL(
    '../../dist/platform/database/embedded-postgres/embedded-postgres.js',
    import.meta.url,
  ).href;
  const { startEmbeddedPostgres } = (await import(built)) as {
    startEmbeddedPostgres: (options: EmbeddedPostgresOptions) => Promise<EmbeddedPostgres>;
  };
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    await measure({ dataDir, url: postgres.url });
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
