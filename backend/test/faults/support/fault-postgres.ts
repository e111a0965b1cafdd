import { Client } from 'pg';

import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#platform/database/embedded-postgres/embedded-postgres.js';
import { hasEnded } from '#platform/database/embedded-postgres/processes.js';
import { migrate } from '#platform/database/migrate.js';
import { migrateQueues } from '#platform/queue/queue-schema.js';
import { workFolder } from '#test/support/run/work-folder.js';
import { Relay } from './relay.js';

const END_LIMIT_MS = 30_000;

/**
 * A PostgreSQL of one suite's own, stored as in production, which can be crashed and started again
 * under one address.
 */
export class FaultPostgres {
  private constructor(
    private readonly dataDir: string,
    private running: EmbeddedPostgres,
    private readonly relay: Relay,
  ) {}

  /** With the schema and no rows. @param settings of postgresql.conf, e.g. `max_connections` */
  static async start(settings: Readonly<Record<string, string>> = {}): Promise<FaultPostgres> {
    const dataDir = await workFolder();
    const running = await startEmbeddedPostgres({ dataDir });
    const server = new FaultPostgres(dataDir, running, await Relay.to(portOf(running.url)));
    await migrate(running.url);
    await migrateQueues(running.url);
    for (const [name, value] of Object.entries(settings))
      await server.query(`ALTER SYSTEM SET ${name} = '${value}'`);
    if (Object.keys(settings).length > 0) await server.restart();
    return server;
  }

  /** The address that stays. */
  get url(): string {
    const url = new URL(this.running.url);
    url.port = String(this.relay.port);
    return url.href;
  }

  /** Stops as a crash does: no client is warned, and the next start recovers the commits. */
  async crash(): Promise<void> {
    process.kill(this.running.pid, 'SIGQUIT');
    if (!(await hasEnded(this.running.pid, END_LIMIT_MS)))
      throw new Error('PostgreSQL did not end');
  }

  async restart(): Promise<void> {
    await this.crash();
    await this.startAgain();
  }

  async startAgain(): Promise<void> {
    this.running = await startEmbeddedPostgres({ dataDir: this.dataDir });
    this.relay.target = portOf(this.running.url);
  }

  /** On a connection of its own, past the relay. */
  async query<T extends object>(sql: string): Promise<T[]> {
    const client = await this.connect();
    try {
      return (await client.query<T>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async connect(): Promise<Client> {
    const client = new Client({ connectionString: this.running.url });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /**
   * Ends the connections of the product's pools, as an operator does who makes room. @param asker a
   * connection that is open
   */
  async endProducts(asker: Client | undefined): Promise<void> {
    await asker?.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ' +
        `'stridewatt'`,
    );
  }

  async stop(): Promise<void> {
    await this.relay.close();
    await this.running.stop();
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
