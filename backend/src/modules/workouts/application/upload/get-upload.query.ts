import { Injectable } from '@nestjs/common';
import { noSuchUpload } from '#workouts/domain/errors.js';
import type { Upload } from '#workouts/domain/upload/upload.js';
import { UploadRepository } from '#workouts/ports/upload.repository.js';

/** How far an upload is. */
@Injectable()
export class GetUpload {
  constructor(private readonly uploads: UploadRepository) {}

  /** Throws NOT_FOUND, also where it is another athlete's. */
  async execute(userId: string, uploadId: string): Promise<Upload> {
    const upload = await this.uploads.byId(uploadId);
    if (upload?.userId !== userId) throw noSuchUpload();
    return upload;
  }
}
