import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { FilesConfig } from '../config/files.config.js';
import { readS3Address } from '../config/reading/s3-address.js';
import { closeToOthers } from '../platform/files/private-folder.js';
import { mayPass } from '../platform/files/s3/s3-failure.js';
import { StartError } from './explain.js';
import { poll } from './poll.js';

/**
 * Sees that uploaded files can be kept. Throws `StartError` that names FILES_URL where they cannot.
 */
export async function awaitFiles(config: FilesConfig, signal: AbortSignal): Promise<void> {
  const { url, dataDir } = config;
  if (url.startsWith('s3:')) return awaitBucket(config, signal);
  const folder = fileURLToPath(url);
  const inDataDir = folder.startsWith(`${dataDir}/`);
  await makeFolder(folder, inDataDir ? 'DATA_DIR' : 'FILES_URL');
  // A folder elsewhere is the operator's, and may contain more than ours.
  if (inDataDir) await closeToOthers(folder);
}

/** Makes a folder that a setting names. Throws `StartError` that names the setting. */
export async function makeFolder(folder: string, variable: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new StartError(
      `the folder ${folder} (${variable}) cannot be made: ${reasonOf(error)}`,
      error,
    );
  }
}

async function awaitBucket(config: FilesConfig, signal: AbortSignal): Promise<void> {
  const { openS3FileStore } = await import('../platform/files/s3/open-s3-file-store.js');
  const store = openS3FileStore(config);
  const where = placeOf(config.url);
  try {
    await poll(where, signal, async () => {
      try {
        await store.probe();
        return true;
      } catch (error) {
        if (mayPass(error)) return false;
        throw new StartError(
          `${where} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
          error,
        );
      }
    });
  } finally {
    store.onApplicationShutdown();
  }
}

function placeOf(url: string): string {
  const address = readS3Address(url);
  const at = address?.endpoint ? ` at ${new URL(address.endpoint).host}` : '';
  return `the bucket ${address?.bucket ?? ''}${at} (FILES_URL)`;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a file has its name',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'the file system can only be read',
  ENOSPC: 'the disk is full',
};

function reasonOf(error: unknown): string {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return REASONS[code] ?? message;
}
