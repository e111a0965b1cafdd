/** Waits for the ends of uploads, whichever process works on them. */
export abstract class UploadEnds {
  /** Resolves when the upload is over or gone, or when `timeoutMs` pass first. Never rejects. */
  abstract whenOver(uploadId: string, timeoutMs: number): Promise<void>;
}
