import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { MIGRATIONS_TABLE } from '../database/data-source-options.js';
import { DatabaseSession } from '../database/database-session.js';
import { FileMissingError, FileStore } from '../files/file-store.js';
import { makePrivateFolder } from '../files/private-folder.js';
import { dumpTable } from './dump-table.js';
import { assertWhole, digestOf, filesIn, hashing, type FilesOfBackup } from './files-of-backup.js';
import { BackupError, readManifest, writeManifest, type Manifest } from './manifest.js';
import { restoreTable } from './restore-table.js';
import { quoted, readTables, type Table } from './tables.js';

/** What went into a backup or came out of it. */
export interface BackupSummary {
  readonly rows: number;
  readonly files: number;
}

/**
 * Everything that cannot be computed again, in one folder that any tool can copy: tables as gzipped
 * lines of JSON, files as they are. Taken while the product runs. Queues are not in it: they are
 * rebuilt from the tables.
 */
@Injectable()
export class Backup {
  constructor(
    private readonly session: DatabaseSession,
    private readonly work: UnitOfWork,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  /**
   * @param folder must not be there yet. Tables are of one moment; files of the moments after it.
   * Throws `BackupError`.
   */
  async take(folder: string): Promise<BackupSummary> {
    await makeNew(folder);
    await makePrivateFolder(join(folder, 'tables'));
    const takenAt = this.clock.now().toISOString();
    const { schema, tables } = await this.work.run(async () => {
      await this.session.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      const found: Record<string, { rows: number; sha256: string }> = {};
      for (const table of await readTables(this.session))
        found[table.name] = await dumpTable(this.session, table, fileOf(folder, table.name));
      return { schema: await this.schema(), tables: found };
    });
    const files = await this.takeFiles(join(folder, 'files'));
    await writeManifest(folder, { format: 2, takenAt, schema, tables, files });
    return { rows: rowsOf(tables), files: files.count };
  }

  /**
   * Into an installation without accounts, and without files but those that a restore of this very
   * backup has left when it was killed. All or nothing: the rows count together, once every file is
   * there. Throws `BackupError`.
   */
  async restore(folder: string): Promise<BackupSummary> {
    const manifest = await readManifest(folder);
    const files = await filesIn(join(folder, 'files'));
    await assertWhole(files, manifest.files);
    await this.work.run(async () => {
      const tables = await readTables(this.session);
      // Nobody comes in between the look and the end; what a killed restore still has under way is
      // waited for.
      await this.session.query(
        `LOCK TABLE ${tables.map(({ name }) => quoted(name)).join(', ')} IN ACCESS ` +
          'EXCLUSIVE MODE',
      );
      await this.assertFits(manifest, files);
      await this.restoreRows(manifest, tables, folder);
      // The last step before the rows count: files without rows do no harm, rows without files do.
      for (const { key, path } of files.values())
        await this.files.write(key, createReadStream(path));
    });
    return { rows: rowsOf(manifest.tables), files: manifest.files.count };
  }

  private async restoreRows(
    manifest: Manifest,
    tables: readonly Table[],
    folder: string,
  ): Promise<void> {
    // Triggers keep sums that are rows of the backup themselves, and the audit log lets nobody
    // empty it.
    for (const { name } of tables)
      await this.session.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
    await this.session.query(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')}`);
    for (const table of tables) {
      const { rows, sha256 } = await restoreTable(
        this.session,
        table,
        fileOf(folder, table.name),
      ).catch((error: unknown) => {
        throw new BackupError(
          `the table ${table.name} of the backup cannot be restored: ${wordsOf(error)}`,
        );
      });
      const wanted = manifest.tables[table.name];
      if (wanted?.rows !== rows || wanted.sha256 !== sha256)
        throw new BackupError(`the table ${table.name} of the backup is damaged`);
    }
    for (const { name } of tables)
      await this.session.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
  }

  private async assertFits({ schema }: Manifest, files: FilesOfBackup): Promise<void> {
    const here = await this.schema();
    if (here.join() !== schema.join())
      throw new BackupError(
        'the backup was taken by another version of the product; restore it with that ' +
          'version, then upgrade',
      );
    const [users] = await this.session.query<{ there: boolean }>(
      `SELECT EXISTS (SELECT FROM users WHERE role <> 'admin') AS there`,
    );
    if (users?.there)
      throw new BackupError('there are accounts already; restore into an empty installation');
    for await (const key of this.files.list('')) {
      if (!files.has(key))
        throw new BackupError(
          `there are files already that are not of this backup, such as ${key}; restore into ` +
            'an empty installation',
        );
    }
  }

  private async schema(): Promise<readonly string[]> {
    const rows = await this.session.query<{ name: string }>(
      `SELECT name FROM ${MIGRATIONS_TABLE} ORDER BY name`,
    );
    return rows.map(({ name }) => name);
  }

  private async takeFiles(folder: string): Promise<Manifest['files']> {
    await makePrivateFolder(folder);
    const hashes = new Map<string, string>();
    let bytes = 0;
    for await (const key of this.files.list('')) {
      const content = await this.files.stream(key).catch((error: unknown) => {
        // Removed by its owner since it was listed.
        if (error instanceof FileMissingError) return null;
        throw error;
      });
      if (content === null) continue;
      const path = join(folder, ...key.split('/'));
      await makePrivateFolder(dirname(path));
      const hash = createHash('sha256');
      await pipeline(content, hashing(hash), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      hashes.set(key, hash.digest('hex'));
      bytes += (await stat(path)).size;
    }
    return { count: hashes.size, bytes, sha256: digestOf(hashes) };
  }
}

/** Throws `BackupError` where the folder is there already or cannot be made. */
async function makeNew(folder: string): Promise<void> {
  try {
    await mkdir(dirname(folder), { recursive: true });
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    throw new BackupError(
      (error as NodeJS.ErrnoException).code === 'EEXIST'
        ? `${folder} is there already; a backup makes its folder itself`
        : `the folder ${folder} cannot be made: ${wordsOf(error)}`,
    );
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function fileOf(folder: string, table: string): string {
  return join(folder, 'tables', `${table}.ndjson.gz`);
}

function rowsOf(tables: Manifest['tables']): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
}
