import { createHash, type Hash } from 'node:crypto';
import { pipeline, Transform, type Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { IdGenerator } from '#kernel/id-generator.js';
import { fileTooLarge, onlyFitAllowed } from '#workouts/domain/errors.js';
import { fitFileKey } from '#workouts/domain/upload/file-key.js';
import { cleanFileName, isFitName } from '#workouts/domain/upload/file-name.js';
import { MAX_FILE_BYTES } from '#workouts/domain/upload/limits.js';
import { FitFileStore } from '#workouts/ports/fit-file.store.js';

/** A file that is stored and belongs to no upload yet. */
export interface ReceivedFile {
  readonly uploadId: string;
  readonly fileKey: string;
  readonly fileName: string;
  readonly sha256: string;
  readonly sizeBytes: number;
}

/** Takes the bytes of one file into the store, hashing and counting on the way. */
@Injectable()
export class ReceiveFile {
  constructor(
    private readonly files: FitFileStore,
    private readonly ids: IdGenerator,
  ) {}

  /**
   * Throws ONLY_FIT_ALLOWED, and FILE_TOO_LARGE as soon as too much has come; then, and when the
   * stream breaks, nothing is kept.
   */
  async execute(name: string, content: Readable): Promise<ReceivedFile> {
    if (!isFitName(name)) throw onlyFitAllowed();
    const uploadId = this.ids.next();
    const fileKey = fitFileKey(uploadId);
    const meter = new Meter();
    // An error at either end reaches the store through the meter; there is nothing more to say
    // about it here.
    pipeline(content, meter, () => undefined);
    await this.files.write(fileKey, meter);
    return {
      uploadId,
      fileKey,
      fileName: cleanFileName(name),
      sha256: meter.hash.digest('hex'),
      sizeBytes: meter.bytes,
    };
  }

  async discard(file: ReceivedFile): Promise<void> {
    await this.files.remove(file.fileKey);
  }
}

/** Lets bytes through while they are not too many. */
class Meter extends Transform {
  readonly hash: Hash = createHash('sha256');
  bytes = 0;

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error: Error | null, chunk?: Buffer) => void,
  ): void {
    this.bytes += chunk.length;
    if (this.bytes > MAX_FILE_BYTES) return done(fileTooLarge());
    this.hash.update(chunk);
    done(null, chunk);
  }
}
