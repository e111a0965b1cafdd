import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { OnApplicationShutdown } from '@nestjs/common';

import type { S3Address } from '#config/reading/s3-address.js';
import { assertFileKey, assertFilePrefix } from '../file-key.js';
import { FileStore } from '../file-store.js';
import { putObject, type ObjectPlace } from './put-object.js';
import { s3Failure } from './s3-failure.js';

/** No key of ours, so that it appears in no list. */
const PROBE = '.probe';

/**
 * Files in a bucket of any service that speaks Amazon's S3 protocol, for any number of processes at
 * once.
 */
export class S3FileStore extends FileStore implements OnApplicationShutdown {
  constructor(
    private readonly client: S3Client,
    private readonly address: S3Address,
  ) {
    super();
  }

  onApplicationShutdown(): void {
    this.client.destroy();
  }

  override async write(key: string, content: Readable): Promise<void> {
    const place = this.placeOf(key);
    // A sender that goes away before anybody reads would end the process; the reader still finds
    // the error.
    content.once('error', () => undefined);
    try {
      await putObject(this.client, place, content);
    } catch (error) {
      content.destroy();
      throw s3Failure(key, error);
    }
  }

  override async read(key: string): Promise<Uint8Array> {
    return buffer(await this.stream(key));
  }

  override async stream(key: string): Promise<Readable> {
    const { Body } = await this.send(key, () =>
      this.client.send(new GetObjectCommand(this.placeOf(key))),
    );
    return Body instanceof Readable ? Body : Readable.from([]);
  }

  /**
   * The copy is whole or not at all; a crash between the two steps leaves both keys, and the sweep
   * of uploads takes the first.
   */
  override async move(from: string, to: string): Promise<void> {
    const [source, target] = [this.placeOf(from), this.placeOf(to)];
    await this.send(from, () =>
      this.client.send(
        new CopyObjectCommand({ ...target, CopySource: `${source.Bucket}/${source.Key}` }),
      ),
    );
    await this.remove(from);
  }

  override async remove(key: string): Promise<void> {
    await this.send(key, () => this.client.send(new DeleteObjectCommand(this.placeOf(key))));
  }

  override list(prefix: string): AsyncIterable<string> {
    assertFilePrefix(prefix);
    return this.keysBelow(prefix);
  }

  /** The bucket answers and lets us in; that it takes files was seen at the start. */
  override async ping(): Promise<void> {
    await this.send(null, () =>
      this.client.send(new HeadBucketCommand({ Bucket: this.address.bucket })),
    );
  }

  /**
   * Writes and removes one byte: an address or a right that is missing shows at the start, not at
   * the first upload.
   */
  async probe(): Promise<void> {
    const place = { Bucket: this.address.bucket, Key: `${this.address.prefix}${PROBE}` };
    await this.send(null, () =>
      this.client.send(
        new PutObjectCommand({ ...place, Body: Buffer.from('x'), ContentLength: 1 }),
      ),
    );
    await this.send(null, () => this.client.send(new DeleteObjectCommand(place)));
  }

  private async *keysBelow(prefix: string): AsyncGenerator<string> {
    const { bucket, prefix: base } = this.address;
    let ContinuationToken: string | undefined;
    do {
      const page = await this.send(null, () =>
        this.client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: base + prefix, ContinuationToken }),
        ),
      );
      for (const { Key = '' } of page.Contents ?? []) {
        const key = Key.slice(base.length);
        if (key !== PROBE) yield key;
      }
      ContinuationToken = page.IsTruncated === true ? page.NextContinuationToken : undefined;
    } while (ContinuationToken !== undefined);
  }

  /** @param key null for a request to the bucket itself, whose absence is no missing file */
  private async send<T>(key: string | null, request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      throw s3Failure(key, error);
    }
  }

  private placeOf(key: string): ObjectPlace {
    assertFileKey(key);
    return { Bucket: this.address.bucket, Key: this.address.prefix + key };
  }
}
