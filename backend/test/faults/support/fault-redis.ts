import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Redis } from 'ioredis';

import { workFolder } from '#test/support/run/work-folder.js';
import { freePort } from '#test/support/free-port.js';
import { says } from '#test/support/says.js';

/**
 * A `redis-server` on a port and a folder of its own, with its log on disk as in production, which
 * can be killed, frozen, emptied and filled up.
 */
export class FaultRedis {
  private child: ChildProcess | null = null;

  private constructor(
    private readonly folder: string,
    readonly port: number,
    private readonly further: readonly string[] = [],
  ) {}

  /** Null where no `redis-server` is on the path. @param further options of the server */
  static async start(further: readonly string[] = []): Promise<FaultRedis | null> {
    const redis = new FaultRedis(await workFolder(), await freePort(), further);
    return (await redis.start()) ? redis : null;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}/0`;
  }

  /** Waits until it has read its data and takes connections; false where it cannot run here. */
  async start(): Promise<boolean> {
    await mkdir(join(this.folder, 'data'), { recursive: true });
    const options = [
      '--port',
      `${this.port}`,
      '--bind',
      '127.0.0.1',
      '--dir',
      join(this.folder, 'data'),
      '--save',
      '',
      '--appendonly',
      'yes',
      '--maxmemory-policy',
      'noeviction',
      ...this.further,
    ];
    const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
    const failed = once(child, 'error').then(() => false);
    if (!(await Promise.race([says(child.stdout, 'Ready to accept connections'), failed])))
      return false;
    this.child = child;
    // The guardian of the run ends what is named here.
    await writeFile(join(this.folder, 'app.pid'), String(child.pid));
    return true;
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  /** Everything it ever stored; only while it does not run. */
  async forget(): Promise<void> {
    await rm(join(this.folder, 'data'), { recursive: true });
  }

  async command(name: string, ...words: (string | number)[]): Promise<unknown> {
    const client = new Redis(this.url, { lazyConnect: true });
    try {
      await client.connect();
      return await client.call(name, ...words.map(String));
    } finally {
      client.disconnect();
    }
  }

  async stop(): Promise<void> {
    this.thaw();
    await this.kill();
  }
}
