import { Injectable } from '@nestjs/common';
import { In, LessThan, Not } from 'typeorm';
import { DatabaseSession } from '#platform/database/database-session.js';
import type { Upload, UploadFailure } from '#workouts/domain/upload/upload.js';
import {
  UploadRepository,
  type KeptUpload,
  type NewUpload,
} from '#workouts/ports/upload.repository.js';
import { UploadRecord } from './upload.record.js';

@Injectable()
export class TypeormUploadRepository extends UploadRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async insert(upload: NewUpload): Promise<boolean> {
    const { id, userId, sha256, fileName, fileKey, sizeBytes, createdAt } = upload;
    const rows = await this.session.query<{ id: string }>(
      `INSERT INTO uploads (id, user_id, sha256, file_name, file_key, size_bytes, status,
                            slot_taken, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, 'queued', false, $7, $7)
       ON CONFLICT DO NOTHING RETURNING id`,
      [id, userId, sha256, fileName, fileKey, sizeBytes, createdAt],
    );
    return rows.length === 1;
  }

  async markSlotTaken(id: string): Promise<void> {
    await this.records().update({ id }, { slotTaken: true });
  }

  async byId(id: string): Promise<Upload | null> {
    const record = await this.records().findOneBy({ id });
    return record && uploadOf(record);
  }

  async liveOne(userId: string, sha256: string): Promise<Upload | null> {
    const record = await this.records().findOneBy({
      userId,
      sha256,
      status: In(['queued', 'processing', 'done']),
    });
    return record && uploadOf(record);
  }

  async claim(id: string, now: Date): Promise<Upload | null> {
    const [claim] = await this.session.query<{ attempt: number }>(
      `UPDATE uploads SET status = 'processing', attempt = attempt + 1, updated_at = $2
       WHERE id = $1 AND status IN ('queued', 'processing') RETURNING attempt`,
      [id, now],
    );
    const record = claim && (await this.records().findOneBy({ id, attempt: claim.attempt }));
    return record ? uploadOf(record) : null;
  }

  async finish(id: string, attempt: number, workoutId: string, now: Date): Promise<boolean> {
    return this.close(id, attempt, { status: 'done', workoutId, failure: null }, now);
  }

  async fail(id: string, attempt: number, failure: UploadFailure, now: Date): Promise<boolean> {
    return this.close(id, attempt, { status: 'failed', workoutId: null, failure }, now);
  }

  async removeFailed(id: string): Promise<void> {
    await this.records().delete({ id, status: 'failed' });
  }

  async touchStalled(before: Date, now: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.session.query<{ id: string }>(
      `UPDATE uploads SET updated_at = $2 WHERE id IN (
         SELECT id FROM uploads WHERE status IN ('queued', 'processing') AND updated_at < $1
         ORDER BY updated_at LIMIT $3 FOR UPDATE SKIP LOCKED
       ) RETURNING id`,
      [before, now, limit],
    );
    return rows.map(({ id }) => id);
  }

  async removeFailedBefore(before: Date): Promise<void> {
    await this.records().delete({ status: 'failed', updatedAt: LessThan(before) });
  }

  async keysInUse(fileKeys: readonly string[]): Promise<ReadonlySet<string>> {
    if (fileKeys.length === 0) return new Set();
    const rows = await this.session.query<{ key: string }>(
      `SELECT file_key AS key FROM uploads WHERE file_key = ANY($1) AND status <> 'failed'`,
      [fileKeys],
    );
    return new Set(rows.map(({ key }) => key));
  }

  page(userId: string, after: string | null, limit: number): Promise<readonly KeptUpload[]> {
    return this.session.query<KeptUpload>(
      `SELECT id, file_name AS "fileName", file_key AS "fileKey", sha256,
              size_bytes AS "sizeBytes", status, workout_id AS "workoutId",
              created_at AS "createdAt"
       FROM uploads WHERE user_id = $1 AND ($2::uuid IS NULL OR id > $2) ORDER BY id LIMIT $3`,
      [userId, after, limit],
    );
  }

  count(userId: string): Promise<number> {
    return this.records().countBy({ userId, status: Not('failed') });
  }

  async stopReading(userId: string, now: Date): Promise<void> {
    await this.records().update(
      { userId, status: In(['queued', 'processing']) },
      { status: 'failed', updatedAt: now },
    );
  }

  async remove(userId: string, ids: readonly string[]): Promise<void> {
    await this.records().delete({ userId, id: In([...ids]) });
  }

  /** The fence: only the claim with the latest number may close an upload. */
  private async close(
    id: string,
    attempt: number,
    end: Pick<UploadRecord, 'status' | 'workoutId' | 'failure'>,
    now: Date,
  ): Promise<boolean> {
    const rows = await this.session.query<{ id: string }>(
      `UPDATE uploads SET status = $3, workout_id = $4, error = $5, updated_at = $6
       WHERE id = $1 AND attempt = $2 AND status = 'processing' RETURNING id`,
      [id, attempt, end.status, end.workoutId, end.failure && JSON.stringify(end.failure), now],
    );
    return rows.length === 1;
  }

  private records() {
    return this.session.manager().getRepository(UploadRecord);
  }
}

function uploadOf({ updatedAt: _updated, ...upload }: UploadRecord): Upload {
  return upload;
}
