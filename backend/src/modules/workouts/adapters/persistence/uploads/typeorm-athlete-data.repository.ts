import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import { AthleteDataRepository, type KeptUpload } from '#workouts/ports/athlete-data.repository.js';

/** Sorts before every id that is given to a row. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

@Injectable()
export class TypeormAthleteDataRepository extends AthleteDataRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  uploads(userId: string, after: string | null, limit: number): Promise<readonly KeptUpload[]> {
    return this.query<KeptUpload>(
      `SELECT id, file_name AS "fileName", file_key AS "fileKey", sha256, size_bytes AS "sizeBytes", status,
              workout_id AS "workoutId", created_at AS "createdAt"
       FROM uploads WHERE user_id = $1 AND id > $2 ORDER BY id LIMIT $3`,
      [userId, after ?? BEFORE_ALL, limit],
    );
  }

  async workoutIds(
    userId: string,
    after: string | null,
    limit: number,
  ): Promise<readonly string[]> {
    const sql = `SELECT id FROM workouts WHERE user_id = $1 AND id > $2 ORDER BY id LIMIT $3`;
    return (await this.query<{ id: string }>(sql, [userId, after ?? BEFORE_ALL, limit])).map(
      ({ id }) => id,
    );
  }

  async countUploads(userId: string): Promise<number> {
    const [row] = await this.query<{ uploads: number }>(
      `SELECT count(*)::int AS uploads FROM uploads WHERE user_id = $1 AND status <> 'failed'`,
      [userId],
    );
    return row?.uploads ?? 0;
  }

  async stopReading(userId: string, now: Date): Promise<void> {
    await this.query(
      `UPDATE uploads SET status = 'failed', updated_at = $2 WHERE user_id = $1 AND status ` +
        `IN ('queued', 'processing')`,
      [userId, now],
    );
  }

  async removeUploads(userId: string, ids: readonly string[]): Promise<void> {
    await this.query(`DELETE FROM uploads WHERE user_id = $1 AND id = ANY($2)`, [userId, ids]);
  }

  private query<T>(sql: string, parameters: readonly unknown[]): Promise<T[]> {
    return this.session.manager().query<T[]>(sql, [...parameters]);
  }
}
