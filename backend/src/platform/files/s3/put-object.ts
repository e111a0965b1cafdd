import type { Readable } from 'node:stream';

import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
  type S3Client,
} from '@aws-sdk/client-s3';

import { inParts } from './part-stream.js';

export interface ObjectPlace {
  readonly Bucket: string;
  readonly Key: string;
}

/**
 * Stores content of unknown length: in one request where it fits into one part, else in parts that
 * become one object at the end. Nothing can be read before all of it is there, and nothing stays of
 * what fails.
 */
export async function putObject(
  client: S3Client,
  place: ObjectPlace,
  content: Readable,
): Promise<void> {
  const parts = inParts(content);
  const first = await parts.next();
  if (first.done) return;
  if (first.value.last) {
    await client.send(
      new PutObjectCommand({
        ...place,
        Body: first.value.bytes,
        ContentLength: first.value.bytes.length,
      }),
    );
    return;
  }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(place));
  const upload = { ...place, UploadId };
  try {
    const Parts = [await sendPart(client, upload, 1, first.value.bytes)];
    for await (const { bytes } of parts)
      Parts.push(await sendPart(client, upload, Parts.length + 1, bytes));
    await client.send(
      new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }),
    );
  } catch (error) {
    // Parts left behind are paid for and seen by nobody; where even this fails, the bucket's own
    // rule sweeps them.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

type Upload = ObjectPlace & { readonly UploadId: string | undefined };

async function sendPart(
  client: S3Client,
  upload: Upload,
  PartNumber: number,
  bytes: Uint8Array,
): Promise<{ ETag: string | undefined; PartNumber: number }> {
  const { ETag } = await client.send(
    new UploadPartCommand({ ...upload, PartNumber, Body: bytes, ContentLength: bytes.length }),
  );
  return { ETag, PartNumber };
}
