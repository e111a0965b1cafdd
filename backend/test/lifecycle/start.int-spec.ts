import { once } from 'node:events';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { readPostmaster } from '#platform/database/embedded-postgres/running-server.js';
import { ProductProcess } from '../support/product-process.js';
import { workFolder } from '../support/run/work-folder.js';

jest.setTimeout(90_000);

describe('a start of the product', () => {
  let dataDir: string;
  const launched: ProductProcess[] = [];

  beforeEach(async () => {
    dataDir = await workFolder();
  });
  afterEach(async () => {
    for (const product of launched.splice(0)) {
      product.kill('SIGTERM');
      await product.ended();
    }
  });

  const launch = async (env: Record<string, string> = {}): Promise<ProductProcess> => {
    const product = await ProductProcess.launch({ dataDir, env });
    launched.push(product);
    return product;
  };

  it('prints the first administrator once and the address, and nothing else', async () => {
    const first = await launch();
    const url = await first.ready();
    const admin = String.raw`First administrator: admin@stridewatt\.local`;
    const password = String.raw`password: \S{12,} \(shown only this once\)`;
    expect(first.stdout.split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^${admin} {2}${password}$`)),
      expect.stringMatching(/^Stridewatt is ready at http:\/\/localhost:\d+$/),
      '',
    ]);
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    first.kill('SIGTERM');
    await first.ended();
    expect(first.stderr).toBe('');

    const second = await launch();
    await second.ready();
    expect(second.stdout).toMatch(/^Stridewatt is ready at \S+\n$/);
  });

  it('prints no password in production, where the output is a log', async () => {
    const product = await launch({ NODE_ENV: 'production', ALLOW_SANDBOX: 'true' });
    await product.ready();
    expect(product.stdout).toMatch(
      /^First administrator: admin@stridewatt\.local .*reset-password/m,
    );
    expect(product.stdout).not.toContain('shown only this once');
  });

  it('closes emails and recordings of an earlier release to other accounts', async () => {
    const [mail, file] = [join(dataDir, 'mail/one.eml'), join(dataDir, 'files/fit/ab/a.fit')];
    for (const path of [mail, file]) {
      await mkdir(dirname(path), { recursive: true, mode: 0o755 });
      await writeFile(path, 'x', { mode: 0o644 });
    }
    await (await launch()).ready();
    const rights = await Promise.all(
      [mail, dirname(mail), file, dirname(file)].map(
        async (path) => (await stat(path)).mode & 0o777,
      ),
    );
    expect(rights).toEqual([0o600, 0o700, 0o600, 0o700]);
  });

  it('makes the requested administrator, without printing the password', async () => {
    const product = await launch({
      ADMIN_EMAIL: 'head@example.com',
      ADMIN_PASSWORD: 'correct horse',
    });
    const url = await product.ready();
    expect(product.stdout).toContain(
      'First administrator: head@example.com  password: as set in ADMIN_PASSWORD',
    );
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'head@example.com', password: 'correct horse' }),
    });
    expect(await answer.json()).toMatchObject({
      user: { email: 'head@example.com', role: 'admin' },
    });
  });

  it('ends with code 1 and one line for a bad setting, and starts nothing', async () => {
    const product = await launch({ PORT: 'eighty' });
    expect(await product.ended()).toBe(1);
    expect(product.stderr).toBe(
      'stridewatt: PORT holds "eighty"; it takes a port number from 0 to 65535\n',
    );
    expect(product.stdout).toBe('');
    expect(product.postgres).toBeNull();
  });

  it('ends with code 1, one line and a stopped database if the port is in use', async () => {
    const occupant = createServer().listen(0, '0.0.0.0');
    await once(occupant, 'listening');
    const { port } = occupant.address() as AddressInfo;
    const product = await launch({ PORT: String(port) });
    expect(await product.ended()).toBe(1);
    expect(product.stderr).toBe(
      `stridewatt: port ${port} is taken by another program; stop it or set PORT to another ` +
        `number\n`,
    );
    expect(product.postgres).toBeNull();
    occupant.close();
  });

  it('ends with code 1 and one line if the database refuses the sign-in', async () => {
    const running = await launch();
    await running.ready();
    const port = readPostmaster(join(dataDir, 'postgres'))?.port ?? 0;
    const env = { DATABASE_URL: `postgres://stridewatt:guessed@127.0.0.1:${port}/stridewatt` };
    const product = await ProductProcess.launch({ dataDir: await workFolder(), env });
    expect(await product.ended()).toBe(1);
    const [said, why] = product.stderr.split(': password authentication failed ');
    expect(said).toMatch(
      /^stridewatt: the database at 127\.0\.0\.1:\d+ \(DATABASE_URL\) cannot be used$/,
    );
    expect(why).toMatch(/^.*\n$/);
    expect(product.stderr).not.toContain('guessed');
  });

  it('ends with code 1 and one line when DATA_DIR is below a file', async () => {
    await writeFile(join(dataDir, 'a-file'), '');
    const product = await launch({ DATA_DIR: join(dataDir, 'a-file', 'data') });
    expect(await product.ended()).toBe(1);
    const [said, why] = product.stderr.split(' cannot be made: ');
    expect(said).toMatch(/^stridewatt: the folder \S+\/a-file\/data \(DATA_DIR\)$/);
    expect(why).toBe('a part of its path is a file\n');
  });

  it('is refused beside a running one on the same DATA_DIR, which continues', async () => {
    const running = await launch();
    const url = await running.ready();
    const second = await ProductProcess.launch({ dataDir });
    expect(await second.ended()).toBe(1);
    const [said, remedy] = second.stderr.split('; ');
    expect(said).toMatch(/^stridewatt: another process of the product runs on .*$/);
    expect(remedy).toBe('stop it or set DATA_DIR to another folder\n');
    expect((await fetch(`${url}/api/ready`)).status).toBe(200);
  });
});
