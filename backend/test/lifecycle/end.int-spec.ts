import { beforeAll, describe, expect, it, jest } from '@jest/globals';

import { isAlive } from '#platform/database/embedded-postgres/processes.js';
import { ProductProcess } from '../support/product-process.js';
import { workFolder } from '../support/run/work-folder.js';

jest.setTimeout(90_000);

/** A module that throws outside every handler on SIGUSR2. */
const PLANTED_DEFECT =
  `data:text/javascript,process.on('SIGUSR2',` + `()=>{throw new TypeError('planted')})`;

describe('an end of the product', () => {
  let dataDir: string;

  // One folder for all: what one end left unfinished, the next start would stumble over.
  beforeAll(async () => {
    dataDir = await workFolder();
  });

  const launch = (nodeFlags: string[] = []): Promise<ProductProcess> =>
    ProductProcess.launch({ dataDir, nodeFlags });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'on %s comes with code 0, in silence, and leaves no database running [FAULT-04]',
    async (signal) => {
      const product = await launch();
      await product.ready();
      const { postgres } = product;
      expect(postgres).not.toBeNull();
      product.kill(signal);
      expect(await product.ended()).toBe(0);
      expect(product.stderr).toBe('');
      expect(isAlive(postgres ?? 0)).toBe(false);
    },
  );

  it('exits with code 0 when the signal comes twice', async () => {
    const product = await launch();
    await product.ready();
    product.kill('SIGINT');
    product.kill('SIGINT');
    product.kill('SIGTERM');
    expect(await product.ended()).toBe(0);
    expect(product.postgres).toBeNull();
  });

  it.each(['postgres.new', 'postgres/postmaster.pid', 'postgres.owner'])(
    'exits with code 0 and leaves no process on a signal in the first start, once there is %s',
    async (file) => {
      const product = await ProductProcess.launch({ dataDir: await workFolder() });
      await product.makes(file);
      product.kill('SIGTERM');
      expect(await product.ended()).toBe(0);
      expect(product.stderr).toBe('');
      expect(product.postgres).toBeNull();
    },
  );

  it('does not wait for idle client connections', async () => {
    const product = await launch();
    const url = await product.ready();
    await (await fetch(`${url}/api/health`, { headers: { connection: 'keep-alive' } })).text();
    const begun = performance.now();
    product.kill('SIGTERM');
    expect(await product.ended()).toBe(0);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  it('exits with code 1 and one line after a defect, stops the database [FAULT-39]', async () => {
    const product = await launch(['--import', PLANTED_DEFECT]);
    await product.ready();
    product.kill('SIGUSR2');
    expect(await product.ended()).toBe(1);
    expect(product.stderr).toMatch(
      /^stridewatt: unexpected error: TypeError: planted \(at .+\)\n$/,
    );
    expect(product.postgres).toBeNull();
  });
});
