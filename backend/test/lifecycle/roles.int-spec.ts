import { readdir } from 'node:fs/promises';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { ProductProcess } from '../support/product-process.js';
import { createEmptyDatabase, type TestDatabase } from '../support/run/test-database.js';
import { workFolder } from '../support/run/work-folder.js';

jest.setTimeout(90_000);

describe('the roles of a process', () => {
  let database: TestDatabase;
  const launched: ProductProcess[] = [];

  beforeEach(async () => {
    database = await createEmptyDatabase();
  });
  afterEach(async () => {
    for (const product of launched.splice(0)) {
      product.kill('SIGTERM');
      await product.ended();
    }
    await database.drop();
  });

  const launch = async (
    role: string,
    env: Record<string, string> = {},
  ): Promise<ProductProcess> => {
    const product = await ProductProcess.launch({
      dataDir: await workFolder(),
      role,
      env: { DATABASE_URL: database.url, ...env },
    });
    launched.push(product);
    return product;
  };

  it('migrate updates the schema and ends, on every run', async () => {
    for (let i = 0; i < 2; i += 1) {
      const migration = await launch('migrate');
      expect(await migration.ended()).toBe(0);
      expect(migration.stdout).toBe('The schema is up to date\n');
    }
  });

  it('api and worker wait for the schema, and serve after migrate', async () => {
    const api = await launch('api');
    const worker = await launch('worker');
    await Promise.all([api, worker].map((product) => product.says(/^Waiting for the schema/m)));
    expect(await (await launch('migrate')).ended()).toBe(0);
    const [url] = await Promise.all([api.ready(), worker.ready()]);
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    expect(api.postgres).toBeNull();
    for (const product of [api, worker]) {
      product.kill('SIGTERM');
      expect(await product.ended()).toBe(0);
    }
  });

  it('admin without a command prints the commands and creates nothing', async () => {
    const dataDir = await workFolder();
    const help = await ProductProcess.launch({ dataDir, role: 'admin' });
    expect(await help.ended()).toBe(0);
    expect(help.stdout).toMatch(/^Commands of the administration:\nnpm run admin -- create-admin/);
    expect(help.stdout).not.toMatch(/password:/);
    // Not even a database was started.
    expect(await readdir(dataDir)).toEqual(['app.pid']);
  });

  it('admin does nothing that cannot be taken back without a yes', async () => {
    expect(await (await launch('migrate')).ended()).toBe(0);
    const command = { role: 'admin', env: { DATABASE_URL: database.url } };
    const asking = await ProductProcess.launch({
      ...command,
      dataDir: await workFolder(),
      args: ['delete-user', 'ada@example.com'],
    });
    expect(await asking.ended()).toBe(1);
    expect(asking.stderr).toContain('nobody is at the terminal; add --yes');
    const told = await ProductProcess.launch({
      ...command,
      dataDir: await workFolder(),
      args: ['delete-user', 'ada@example.com', '--yes'],
    });
    expect(await told.ended()).toBe(1);
    expect(told.stderr).toContain('There is no account with this address.');
  });

  it('migrate beside a running product uses its database and leaves it running', async () => {
    const dataDir = await workFolder();
    const product = await ProductProcess.launch({ dataDir });
    launched.push(product);
    const url = await product.ready();
    const migration = await ProductProcess.launch({ dataDir, role: 'migrate' });
    expect(await migration.ended()).toBe(0);
    expect((await fetch(`${url}/api/ready`)).status).toBe(200);
  });
});
