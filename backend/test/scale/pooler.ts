import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

import { Client } from 'pg';

import { serverAccount } from '#platform/database/embedded-postgres/account.js';
import { freePort } from '../support/free-port.js';
import { says } from '../support/says.js';
import { workFolder } from '../support/run/work-folder.js';

const SHIPPED = new URL('../../../docker/pgbouncer/pgbouncer.ini', import.meta.url);
/** Where Debian puts servers, which accounts other than root do not have on their path. */
const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin`;

/**
 * A PgBouncer on a port of its own in front of one database, with the settings that the product
 * ships, which can be killed and started again.
 */
export class Pooler {
  private child: ChildProcess | null = null;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
    private readonly server: URL,
  ) {}

  static isInstalled(): boolean {
    return PATH.split(':').some((folder) => existsSync(join(folder, 'pgbouncer')));
  }

  /** @param poolSize connections that it may open to the server */
  static async inFrontOf(databaseUrl: string, poolSize: number): Promise<Pooler> {
    const pooler = new Pooler(await workFolder(), await freePort(), new URL(databaseUrl));
    await pooler.writeSettings(poolSize);
    await pooler.start();
    return pooler;
  }

  /** Under which the product reaches its database. */
  get url(): string {
    const url = new URL(this.server);
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  /** Waits until it takes connections. Throws when it cannot start. */
  async start(): Promise<void> {
    const account = serverAccount();
    // It refuses to run as root, as PostgreSQL does.
    const child = spawn('pgbouncer', [join(this.folder, 'pgbouncer.ini')], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH },
      ...account,
    });
    const failed = once(child, 'error').then(([error]) => Promise.reject(error as Error));
    if (!(await Promise.race([says(child.stderr, 'process up'), failed])))
      throw new Error('pgbouncer ended before it was up');
    this.child = child;
    // The guardian of the run ends what is named here.
    await writeFile(join(this.folder, 'app.pid'), String(child.pid));
  }

  async kill(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Connections that it has to the server at this moment. */
  async serverConnections(): Promise<number> {
    const console = new URL(this.url);
    console.pathname = '/pgbouncer';
    const client = new Client({ connectionString: console.href });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query('SHOW SERVERS')).rows.length;
    } finally {
      await client.end();
    }
  }

  private async writeSettings(poolSize: number): Promise<void> {
    const { username, password, hostname, port, pathname } = this.server;
    const database = pathname.slice(1);
    const users = join(this.folder, 'userlist.txt');
    let text = await readFile(SHIPPED, 'utf8');
    const set = (name: string, value: string): void => {
      const line = new RegExp(`^${name} =.*$`, 'm');
      if (!line.test(text)) throw new Error(`the settings of the pooler say nothing of ${name}`);
      text = text.replace(line, `${name === 'stridewatt' ? database : name} = ${value}`);
    };
    set('stridewatt', `host=${hostname} port=${port} dbname=${database}`);
    set('listen_addr', '127.0.0.1');
    set('listen_port', String(this.port));
    set('auth_file', users);
    set('stats_users', username);
    set('default_pool_size', String(poolSize));
    await this.write('pgbouncer.ini', text);
    await this.write(
      'userlist.txt',
      `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`,
    );
  }

  private async write(name: string, text: string): Promise<void> {
    const path = join(this.folder, name);
    await writeFile(path, text, { mode: 0o600 });
    const account = serverAccount();
    if (account) await chown(path, account.uid, account.gid);
  }
}
