import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { withStartLock } from '#platform/database/embedded-postgres/start-lock.js';
import { readPostmaster } from '#platform/database/embedded-postgres/running-server.js';
import { isAlive, until } from '#platform/database/embedded-postgres/processes.js';
import { runFolder } from './run/run-folder.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** A start takes two seconds, and a minute on a machine that thirty others share. */
const LIMIT_MS = 180_000;

export interface LaunchOptions {
  /** `DATA_DIR`, a folder from `workFolder`. */
  readonly dataDir: string;
  readonly role?: string;
  /** Arguments after the role on the command line. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Flags of Node itself. */
  readonly nodeFlags?: readonly string[];
}

/** The built product as a process of its own, as `npm start` runs it. */
export class ProductProcess {
  stdout = '';
  stderr = '';
  private wasSignalled = false;

  private constructor(
    private readonly child: ChildProcess,
    private readonly dataDir: string,
  ) {
    child.stdout?.on('data', (chunk: Buffer) => (this.stdout += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (this.stderr += chunk.toString()));
  }

  static async launch({
    dataDir,
    role,
    args: more = [],
    env = {},
    nodeFlags = [],
  }: LaunchOptions): Promise<ProductProcess> {
    await build();
    const args = [
      ...nodeFlags,
      join(ROOT, 'backend/dist/main.js'),
      ...(role === undefined ? [] : [role]),
      ...more,
    ];
    const child = spawn(process.execPath, args, {
      cwd: dataDir,
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const product = new ProductProcess(child, dataDir);
    await once(child, 'spawn');
    await writeFile(join(dataDir, 'app.pid'), String(child.pid));
    return product;
  }

  get pid(): number {
    return this.child.pid ?? Number.NaN;
  }

  /** The process of the embedded server, null where none runs on this `DATA_DIR`. */
  get postgres(): number | null {
    const found = readPostmaster(join(this.dataDir, 'postgres'));
    return found !== null && isAlive(found.pid) ? found.pid : null;
  }

  /** Waits until it serves, and tells where. */
  async ready(): Promise<string> {
    const [, url] = await this.says(/^Stridewatt is ready at (http:\S+)$/m);
    return url ?? '';
  }

  /** Waits for a line on standard output. */
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    await this.reaches(() => pattern.test(this.stdout), String(pattern));
    return pattern.exec(this.stdout) as RegExpExecArray;
  }

  /** Waits for a file in `DATA_DIR`, which marks a moment of the start. */
  async makes(file: string): Promise<void> {
    await this.reaches(() => existsSync(join(this.dataDir, file)), file);
  }

  kill(signal: NodeJS.Signals): void {
    this.wasSignalled ||= !['SIGSTOP', 'SIGCONT'].includes(signal);
    this.child.kill(signal);
  }

  /** Whether it ended without a signal. */
  get endedByItself(): boolean {
    return !this.wasSignalled && this.hasEnded;
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /**
   * Memory that it uses at this moment and at most, in MB. Source: proc_pid_status(5), VmRSS
   * and VmHWM; NaN where there is no `/proc`.
   */
  get memory(): { readonly now: number; readonly most: number } {
    const text = existsSync(`/proc/${this.pid}/status`)
      ? readFileSync(`/proc/${this.pid}/status`, 'utf8')
      : '';
    const of = (field: string): number =>
      Math.round(Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1]) / 1024);
    return { now: of('VmRSS'), most: of('VmHWM') };
  }

  /** Waits for the end; the code, or the signal that ended it. */
  async ended(): Promise<number | string> {
    if (!this.hasEnded) await once(this.child, 'close');
    return this.child.exitCode ?? this.child.signalCode ?? '';
  }

  private async reaches(condition: () => boolean, what: string): Promise<void> {
    await until(() => condition() || this.hasEnded, LIMIT_MS);
    if (!condition()) throw new Error(`never came to ${what}\n${this.stdout}\n${this.stderr}`);
  }
}

/**
 * Builds what is not built; one suite at a time, and nothing to do after `npm test` has done it. A
 * run that has built says so, and keeps what it began with.
 */
async function build(): Promise<void> {
  if (process.env['STRIDEWATT_BUILT'] === '1') return;
  await withStartLock(join(runFolder(), 'build.lock'), async () => {
    const builder = spawn(process.execPath, [join(ROOT, 'scripts/build.mjs'), 'backend'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = (await once(builder, 'close')) as [number | null];
    if (code !== 0) throw new Error('the backend could not be built');
  });
}
