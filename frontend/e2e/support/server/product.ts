import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Product {
  readonly url: string;
  /** Where it keeps everything that it writes. */
  readonly dataDir: string;
  /** Asks it to end and waits. Throws unless it ends with code 0. */
  readonly stop: () => Promise<void>;
}

const main = fileURLToPath(new URL('../../../../backend/dist/main.js', import.meta.url));
const ready = /^Stridewatt is ready at http:\/\/localhost:(\d+)$/m;

/**
 * Starts the built product on a free port, with a `DATA_DIR` that is removed when it has stopped.
 */
export async function startProduct(env: Readonly<Record<string, string>>): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'stridewatt-e2e-'));
  const child = spawn(process.execPath, [main], {
    cwd: dataDir,
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMIT_SCALE: '1000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close') as Promise<[number | null, string | null]>;
  let output = '';
  const port = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = ready.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(async () => {
      await rm(dataDir, { recursive: true, force: true });
      reject(new Error(`the product did not start:\n${output}`));
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    stop: async () => {
      child.kill('SIGTERM');
      const [code, signal] = await ended;
      await rm(dataDir, { recursive: true, force: true });
      if (code !== 0)
        throw new Error(`the product ended with ${code ?? signal} instead of 0:\n${output}`);
    },
  };
}
