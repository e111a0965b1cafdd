import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterEach, describe, expect, it } from '@jest/globals';

import { S3_KEYS, startS3Server, type S3Server } from '#test/support/doubles/s3-server.js';
import { workFolder } from '#test/support/run/work-folder.js';
import { FilesConfig } from '../config/files.config.js';
import { awaitFiles } from './await-files.js';
import { awaitRedis } from './await-redis.js';
import { StartError } from './explain.js';

const commandsIn = (sent: Buffer): number => sent.toString().match(/^\*\d+\r$/gm)?.length ?? 0;
const signal = new AbortController().signal;

describe('the services that a start waits for', () => {
  const listening: Server[] = [];
  let s3: S3Server | null = null;
  afterEach(async () => {
    for (const server of listening.splice(0)) server.close();
    await s3?.stop();
    s3 = null;
  });

  /** A Redis that answers every command with one line. */
  const redisThatSays = async (line: string): Promise<string> => {
    const server = createServer((socket) =>
      socket.on('data', (sent) => socket.write(`${line}\r\n`.repeat(commandsIn(sent)))),
    ).listen(0, '127.0.0.1');
    listening.push(server);
    await once(server, 'listening');
    return `redis://user:secret@127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const filesAt = (url: string, accessKeyId: string = S3_KEYS.AWS_ACCESS_KEY_ID): FilesConfig =>
    Object.assign(new FilesConfig(), {
      url,
      dataDir: '/nowhere',
      accessKeyId,
      secretAccessKey: S3_KEYS.AWS_SECRET_ACCESS_KEY,
    });

  it('a Redis that answers lets the start go on', async () => {
    await expect(awaitRedis(await redisThatSays('+OK'), signal)).resolves.toBeUndefined();
  });

  it('names the variable of a Redis that refuses the login, without its password', async () => {
    const refused = awaitRedis(
      await redisThatSays('-WRONGPASS invalid username-password pair'),
      signal,
    );
    await expect(refused).rejects.toThrow(
      /^Redis at 127\.0\.0\.1:\d+ \(REDIS_URL\) cannot be used: WRONGPASS invalid/,
    );
    await expect(refused).rejects.not.toThrow(/secret/);
  });

  it('a Redis that has no database of this number is named with its variable', async () => {
    const server = createServer((socket) =>
      socket.on('data', (sent) => {
        for (const command of sent.toString().split(/(?=\*\d+\r\n\$)/))
          socket.write(/select/i.test(command) ? '-ERR DB index is out of range\r\n' : '+OK\r\n');
      }),
    ).listen(0, '127.0.0.1');
    listening.push(server);
    await once(server, 'listening');
    await expect(
      awaitRedis(`redis://127.0.0.1:${(server.address() as AddressInfo).port}/999`, signal),
    ).rejects.toThrow(/^Redis at \S+ \(REDIS_URL\) cannot be used: ERR DB index is out of range$/);
  });

  it('waits for a missing Redis until the process gets a signal to end', async () => {
    const told = new AbortController();
    const waiting = awaitRedis('redis://127.0.0.1:1', told.signal);
    told.abort();
    await expect(waiting).rejects.toThrow(/abort/i);
  });

  it.each([
    'redis+sentinel://:secret@one:26379',
    'redis+sentinel://:secret@one/queue?sentinels=two:x',
    'redis+sentinel://:secret@one/queue?db=x',
    'redis://:secret@one/queue',
  ])('names only the variable of an address that leads nowhere: %s', async (address) => {
    const refused = awaitRedis(address, signal);
    await expect(refused).rejects.toThrow(/^REDIS_URL cannot be used: /);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.not.toThrow(/secret/);
  });

  it('a bucket that takes files lets the start go on', async () => {
    s3 = await startS3Server();
    await expect(awaitFiles(filesAt(s3.url('a')), signal)).resolves.toBeUndefined();
  });

  it.each([
    [
      'that is not there',
      (server: S3Server) => filesAt(server.url('a').replace('stridewatt', 'nobodys')),
      /^the bucket nobodys at 127\.0\.0\.1:\d+ \(FILES_URL\) cannot be used: .*NoSuchBucket/,
    ],
    [
      'that does not know the key',
      (server: S3Server) => filesAt(server.url('a'), 'nobody'),
      /\(FILES_URL\) cannot be used: .*InvalidAccessKeyId/,
    ],
  ])('a bucket %s is named with the variable', async (_what, config, line) => {
    s3 = await startS3Server();
    const refused = awaitFiles(config(s3), signal);
    await expect(refused).rejects.toThrow(line);
    await expect(refused).rejects.toThrow(StartError);
  });

  it('a folder below a file is named with the variable', async () => {
    const file = join(await workFolder(), 'a-file');
    await writeFile(file, '');
    await expect(
      awaitFiles(filesAt(pathToFileURL(join(file, 'files')).href), signal),
    ).rejects.toThrow(
      /^the folder \S+ \(FILES_URL\) cannot be made: a part of its path is a file$/,
    );
  });
});
