/**
 * Keeps the embedded PostgreSQL of `DATA_DIR` running until the parent process is gone, so that a
 * restart of the API does not restart the database. Ctrl-C reaches the whole group of processes;
 * the database stays until the API has ended. Sends its address to the parent.
 */
import { once } from 'node:events';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
// Nothing else keeps this process alive.
process.channel.ref();
const parentGone = once(process, 'disconnect');
const { startEmbeddedPostgres } =
  await import('../../backend/dist/platform/database/embedded-postgres/embedded-postgres.js');
const database = await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR });
if (process.connected) process.send({ url: database.url, owned: database.owned });
await parentGone;
await database.stop();
process.exit(0);
