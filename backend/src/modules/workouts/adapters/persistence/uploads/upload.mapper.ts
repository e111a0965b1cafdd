import type { Upload } from '#workouts/domain/upload/upload.js';
import type { UploadRecord } from './upload.record.js';

export function uploadOf({ updatedAt: _updated, ...upload }: UploadRecord): Upload {
  return upload;
}
