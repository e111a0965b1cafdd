import { randomUUID } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';

import {
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { FilesConfig } from '#config/files.config.js';
import { readS3Address, type S3Address } from '#config/reading/s3-address.js';
import { FileStoreUnavailableError } from '#platform/files/file-store.js';
import { openS3Client } from '#platform/files/s3/open-s3-client.js';
import { openS3FileStore } from '#platform/files/s3/open-s3-file-store.js';
import { PART_BYTES } from '#platform/files/s3/part-stream.js';
import type { S3FileStore } from '#platform/files/s3/s3-file-store.js';
import { S3_KEYS, startS3Server, type S3Server } from '#test/support/doubles/s3-server.js';
import { fileStoreContract } from './file-store.contract.js';

const KEYS = {
  accessKeyId: S3_KEYS.AWS_ACCESS_KEY_ID,
  secretAccessKey: S3_KEYS.AWS_SECRET_ACCESS_KEY,
};

let server: S3Server;
const opened: S3FileStore[] = [];

beforeAll(async () => {
  server = await startS3Server();
});
afterAll(async () => {
  for (const store of opened) store.onApplicationShutdown();
  await server.stop();
});

function storeAt(url: string, keys: Partial<FilesConfig> = KEYS): S3FileStore {
  const store = openS3FileStore(Object.assign(new FilesConfig(), { url, ...keys }));
  opened.push(store);
  return store;
}

async function all(keys: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const key of keys) found.push(key);
  return found;
}

fileStoreContract('in a bucket', () => Promise.resolve(storeAt(server.url(randomUUID()))));

describe('S3FileStore', () => {
  const client = () => openS3Client(readS3Address(server.url('x')) as S3Address, KEYS);

  it.each([
    ['a byte less than one part', PART_BYTES - 1],
    ['exactly one part', PART_BYTES],
    ['a byte more than one part', PART_BYTES + 1],
    ['exactly two parts', 2 * PART_BYTES],
    ['the largest file that is taken', 10 * 2 ** 20],
  ])('keeps %s', async (_what, size) => {
    const store = storeAt(server.url('sizes'));
    const bytes = Buffer.alloc(size, 'fit');
    await store.write('file', Readable.from([bytes.subarray(0, 100_000), bytes.subarray(100_000)]));
    expect(Buffer.compare(await store.read('file'), bytes)).toBe(0);
  });

  it('removes the uploaded parts of a stream that fails later', async () => {
    const store = storeAt(server.url('cut'));
    const content = new PassThrough();
    const written = store.write('big', content);
    content.write(Buffer.alloc(PART_BYTES + 10));
    setImmediate(() => content.destroy(new Error('the sender went away')));
    await expect(written).rejects.toThrow('the sender went away');
    const uploads = await client()
      .send(new ListMultipartUploadsCommand({ Bucket: server.bucket }))
      .catch(() => null);
    expect(uploads?.Uploads ?? []).toEqual([]);
    const listed = await client().send(
      new ListObjectsV2Command({ Bucket: server.bucket, Prefix: 'cut/' }),
    );
    expect(listed.Contents ?? []).toEqual([]);
  });

  it('keeps everything below its prefix, and sees nothing beside it', async () => {
    const [ours, theirs] = [storeAt(server.url('ours')), storeAt(server.url('theirs'))];
    await ours.write('a', Readable.from(['ours']));
    await theirs.write('b', Readable.from(['theirs']));
    const object = await client().send(
      new GetObjectCommand({ Bucket: server.bucket, Key: 'ours/a' }),
    );
    expect(await object.Body?.transformToString()).toBe('ours');
    expect(await all(ours.list(''))).toEqual(['a']);
  });

  it('lists more keys than one response contains', async () => {
    const store = storeAt(server.url('many'));
    const keys = Array.from({ length: 205 }, (_, index) => `k${String(index).padStart(5, '0')}`);
    for (let from = 0; from < keys.length; from += 50)
      await Promise.all(
        keys.slice(from, from + 50).map((key) => store.write(key, Readable.from(['x']))),
      );
    expect(await all(store.list(''))).toEqual(keys);
  });

  it('checks write access at the start, and removes the test file', async () => {
    const store = storeAt(server.url('proof'));
    await store.probe();
    expect(await all(store.list(''))).toEqual([]);
  });

  it.each([
    [
      'a bucket that is not there',
      () => storeAt(server.url('x').replace('stridewatt', 'nobodys')),
      /NoSuchBucket/,
    ],
    [
      'a wrong key',
      () => storeAt(server.url('x'), { ...KEYS, accessKeyId: 'nobody' }),
      /InvalidAccessKeyId/,
    ],
    [
      'a service that is not there',
      () => storeAt('s3://stridewatt?endpoint=http://127.0.0.1:1'),
      /ECONNREFUSED/,
    ],
  ])('says what is wrong with %s', async (_what, open, reason) => {
    const store = open();
    await expect(store.probe()).rejects.toThrow(reason);
    await expect(store.read('a')).rejects.toThrow(FileStoreUnavailableError);
    await expect(store.write('a', Readable.from(['x']))).rejects.toThrow(FileStoreUnavailableError);
    await expect(store.ping()).rejects.toThrow(FileStoreUnavailableError);
  });
});
