import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** The built product in a process of its own, with a data folder of its own. */
export interface Product {
  readonly url: string;
  readonly pid: number;
  /** Ends it as Ctrl-C does; the exit code. */
  stop(): Promise<number>;
}

/**
 * Starts the product and waits for its line that it is ready; `env` is added to its surroundings.
 * @param role the whole product where none is said
 */
export async function startProduct(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  role?: 'api' | 'worker',
): Promise<Product> {
  const child = spawn(process.execPath, role === undefined ? [MAIN] : [MAIN, role], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      ADMIN_PASSWORD: 'benchmark-only',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await readyAddress(child);
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = (await once(child, 'exit')) as [number | null];
      return code ?? -1;
    },
  };
}

async function readyAddress(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  const listen = (data: Buffer): void => {
    said += data.toString();
    const port = /ready at http:\/\/[^:]+:(\d+)/.exec(said)?.[1];
    if (port === undefined) return;
    // Whatever is logged from now on is read and thrown away, as by a terminal.
    child.stdout?.off('data', listen).resume();
    resolve(`http://127.0.0.1:${port}`);
  };
  child.stdout?.on('data', listen);
  child.once('exit', (code) => reject(new Error(`the product ended with ${code}: ${said}`)));
  return promise;
}
