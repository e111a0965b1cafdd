import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import process from 'node:process';

import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';

import { eventually } from '#test/support/eventually.js';
import { createEmptyDatabase, type TestDatabase } from '#test/support/run/test-database.js';
import type { Settings } from '../config/app-config.js';
import { readConfig } from '../config/read-config.js';
import { StartError } from './explain.js';
import type { Lifecycle } from './lifecycle.js';
import { openDatabase } from './open-database.js';

/** Where nobody listens. */
const NOBODY = 'postgres://user:secret@127.0.0.1:1/x';
const REDIS_URL = 'redis://127.0.0.1:1';

const told = new AbortController();
const lifeOf = ({ signal }: AbortController): Lifecycle => ({ signal }) as unknown as Lifecycle;
const open = (env: Record<string, string>, role: string, life = told): Promise<string> =>
  openDatabase(readConfig(env, role) satisfies Settings, lifeOf(life));

describe('the database behind a pooler', () => {
  let database: TestDatabase;
  const listening: Server[] = [];

  beforeAll(async () => {
    database = await createEmptyDatabase();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    for (const server of listening.splice(0)) server.close();
  });
  afterAll(() => database.drop());

  /**
   * A pooler that ends every connection with these words. Source: PostgreSQL documentation,
   * "Message Formats", ErrorResponse.
   */
  const poolerThatSays = async (words: string): Promise<string> => {
    const fields = Buffer.from(`SFATAL\0C08P01\0M${words}\0\0`);
    const head = Buffer.from([0x45, 0, 0, 0, fields.length + 4]);
    const server = createServer((socket) =>
      socket.once('data', () => socket.end(Buffer.concat([head, fields]))),
    ).listen(0, '127.0.0.1');
    listening.push(server);
    await once(server, 'listening');
    return `postgres://user:secret@127.0.0.1:${(server.address() as AddressInfo).port}/x`;
  };

  /** What a start waits for before it gets a signal to end. */
  const waitsFor = async (env: Record<string, string>, role: string): Promise<string> => {
    const printed: string[] = [];
    jest
      .spyOn(process.stdout, 'write')
      .mockImplementation((line) => printed.push(String(line)) > 0);
    const life = new AbortController();
    const opening = open(env, role, life).catch((error: unknown) => error);
    await eventually(() => expect(printed).toHaveLength(1));
    life.abort();
    expect(await opening).toMatchObject({ name: 'AbortError' });
    return printed[0] ?? '';
  };

  it('is brought up to date, and worked on by commands, at the server itself', async () => {
    const env = { DATABASE_URL: NOBODY, DATABASE_DIRECT_URL: database.url };
    expect(await open(env, 'migrate')).toBe(database.url);
    expect(await open(env, 'admin')).toBe(database.url);
  });

  it.each(['api', 'worker'])(
    'is enough for the role %s when the queue is in Redis',
    async (role) => {
      await open({ DATABASE_URL: database.url }, 'migrate');
      expect(
        await open({ DATABASE_URL: database.url, DATABASE_DIRECT_URL: NOBODY, REDIS_URL }, role),
      ).toBe(database.url);
    },
  );

  it.each([
    ['api', {}],
    ['worker', {}],
    ['all', { REDIS_URL }],
  ] as const)(
    'is not enough for the role %s when it migrates or its queue is in PostgreSQL',
    async (role, env) => {
      expect(
        await waitsFor({ DATABASE_URL: database.url, DATABASE_DIRECT_URL: NOBODY, ...env }, role),
      ).toBe('Waiting for the database at 127.0.0.1:1 (DATABASE_DIRECT_URL)\n');
    },
  );

  it.each([
    'pgbouncer cannot connect to server',
    'server login has been failing, try again later (server_login_retry)',
    'query_wait_timeout',
  ])('is waited for while the pooler says "%s"', async (words) => {
    expect(
      await waitsFor(
        { DATABASE_URL: await poolerThatSays(words), DATABASE_DIRECT_URL: database.url, REDIS_URL },
        'api',
      ),
    ).toMatch(/^Waiting for the database at \S+ \(DATABASE_URL\)\n$/);
  });

  it('ends the start of a role without rights on a new table, and names the document', async () => {
    await open({ DATABASE_URL: database.url }, 'migrate');
    const role = `without_rights_${process.pid}`;
    const owner = new Client({ connectionString: database.url });
    await owner.connect();
    await owner.query(`CREATE ROLE ${role} LOGIN PASSWORD 'secret'`);
    try {
      const url = Object.assign(new URL(database.url), { username: role, password: 'secret' }).href;
      const refused = open({ DATABASE_URL: url, REDIS_URL }, 'api');
      await expect(refused).rejects.toThrow(
        `the role of the database ("${role}") lacks rights; grant them as docs/operations.md ` +
          'tells under "Keys": permission denied for table schema_migrations',
      );
      await expect(refused).rejects.toThrow(StartError);
    } finally {
      await owner.query(`DROP ROLE ${role}`);
      await owner.end();
    }
  });

  it('ends the start where the pooler does not know it', async () => {
    const refused = open(
      {
        DATABASE_URL: await poolerThatSays('no such database: x'),
        DATABASE_DIRECT_URL: database.url,
        REDIS_URL,
      },
      'api',
    );
    await expect(refused).rejects.toThrow(
      /^the database at \S+ \(DATABASE_URL\) cannot be used: no such database: x$/,
    );
    await expect(refused).rejects.toThrow(StartError);
  });
});
