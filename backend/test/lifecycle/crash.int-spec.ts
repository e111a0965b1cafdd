import process from 'node:process';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { hasEnded } from '#platform/database/embedded-postgres/processes.js';
import { ProductProcess } from '../support/product-process.js';
import { workFolder } from '../support/run/work-folder.js';

jest.setTimeout(90_000);

const ADMIN = { ADMIN_EMAIL: 'head@example.com', ADMIN_PASSWORD: 'correct horse' };

describe('after the product was killed', () => {
  let dataDir: string;
  let product: ProductProcess;

  beforeEach(async () => {
    dataDir = await workFolder();
    product = await ProductProcess.launch({ dataDir, env: ADMIN });
  });
  afterEach(async () => {
    product.kill('SIGTERM');
    await product.ended();
  });

  const logIn = async (url: string): Promise<{ token: string }> => {
    const body = JSON.stringify({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as { token: string };
  };
  const statusWith = async (url: string, token: string): Promise<number> =>
    (await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status;

  it('the next start adopts the running database with accounts and sessions', async () => {
    const { token } = await logIn(await product.ready());
    const { postgres } = product;
    product.kill('SIGKILL');
    expect(await product.ended()).toBe('SIGKILL');

    product = await ProductProcess.launch({ dataDir, env: ADMIN });
    const url = await product.ready();
    expect(product.postgres).toBe(postgres);
    expect(await statusWith(url, token)).toBe(200);
    await logIn(url);
    expect(product.stdout).not.toContain('First administrator');
    product.kill('SIGTERM');
    expect(await product.ended()).toBe(0);
    expect(product.postgres).toBeNull();
  });

  it('with its database, the next start recovers all stored data', async () => {
    const { token } = await logIn(await product.ready());
    const { postgres } = product;
    product.kill('SIGKILL');
    process.kill(postgres ?? Number.NaN, 'SIGKILL');
    await product.ended();
    await hasEnded(postgres ?? Number.NaN, 10_000);

    product = await ProductProcess.launch({ dataDir, env: ADMIN });
    expect(await statusWith(await product.ready(), token)).toBe(200);
  });

  it.each(['postgres.new', 'postgres/postmaster.pid', 'postgres.owner'])(
    'in the middle of its start, once there was %s, the next start succeeds',
    async (file) => {
      await product.makes(file);
      product.kill('SIGKILL');
      await product.ended();
      product = await ProductProcess.launch({ dataDir, env: ADMIN });
      await logIn(await product.ready());
    },
  );
});
