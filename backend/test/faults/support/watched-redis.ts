import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Redis } from 'ioredis';

import { eventually } from '#test/support/eventually.js';
import { workFolder } from '#test/support/run/work-folder.js';
import { FaultRedis } from './fault-redis.js';
import { freePort } from '#test/support/free-port.js';

const NAME = 'queue';

/**
 * A Redis with a replica, and a sentinel that makes the replica the primary when the first one is
 * gone.
 */
export class WatchedRedis {
  private constructor(
    readonly primary: FaultRedis,
    readonly replica: FaultRedis,
    private readonly sentinel: ChildProcess,
    private readonly port: number,
  ) {}

  /** Null where no `redis-server` is on the path. */
  static async start(): Promise<WatchedRedis | null> {
    const primary = await FaultRedis.start();
    if (primary === null) return null;
    const replica = await FaultRedis.start(['--replicaof', '127.0.0.1', `${primary.port}`]);
    if (replica === null) throw new Error('no replica');
    const [folder, port] = [await workFolder(), await freePort()];
    const settings = join(folder, 'sentinel.conf');
    await writeFile(
      settings,
      [
        `port ${port}`,
        'bind 127.0.0.1',
        `dir ${folder}`,
        `sentinel monitor ${NAME} 127.0.0.1 ${primary.port} 1`,
        `sentinel down-after-milliseconds ${NAME} 1000`,
        `sentinel failover-timeout ${NAME} 5000`,
        '',
      ].join('\n'),
    );
    const sentinel = spawn('redis-server', [settings, '--sentinel'], { stdio: 'ignore' });
    await once(sentinel, 'spawn');
    await writeFile(join(folder, 'app.pid'), String(sentinel.pid));
    const watched = new WatchedRedis(primary, replica, sentinel, port);
    await eventually(async () => {
      const [known] = (await watched.asked('SENTINEL', 'replicas', NAME)) as string[][];
      if (!known?.includes('slave') || known[known.indexOf('master-link-status') + 1] !== 'ok')
        throw new Error('the sentinel does not know the replica yet');
    });
    return watched;
  }

  get url(): string {
    return `redis+sentinel://127.0.0.1:${this.port}/${NAME}`;
  }

  private async asked(name: string, ...words: string[]): Promise<unknown> {
    const client = new Redis({
      port: this.port,
      host: '127.0.0.1',
      lazyConnect: true,
      retryStrategy: null,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.call(name, ...words);
    } finally {
      client.disconnect();
    }
  }

  async stop(): Promise<void> {
    const ended = once(this.sentinel, 'exit');
    this.sentinel.kill('SIGKILL');
    await ended;
    await Promise.all([this.primary.stop(), this.replica.stop()]);
  }
}
