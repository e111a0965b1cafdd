import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import { CoachTallies, type Tally } from '#coaching/ports/coach-tallies.js';

@Injectable()
export class TypeormCoachTallies extends CoachTallies {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async add(tallies: readonly Tally[], at: Date): Promise<void> {
    await this.session.manager().query(
      `INSERT INTO coach_attempts_daily AS d (day, coach, model, kind, count)
       SELECT ($1::timestamptz AT TIME ZONE 'UTC')::date, t.coach, t.model, t.kind, t.count
       FROM jsonb_to_recordset($2::jsonb) AS t(coach text, model text, kind text, count bigint) ORDER BY t.coach, t.model, t.kind
       ON CONFLICT (day, coach, model, kind) DO UPDATE SET count = d.count + excluded.count`,
      [at, JSON.stringify(tallies)],
    );
  }

  since(from: Date): Promise<readonly Tally[]> {
    return this.session.manager().query<Tally[]>(
      `SELECT coach, model, kind, sum(count)::float8 AS count FROM coach_attempts_daily
       WHERE day >= ($1::timestamptz AT TIME ZONE 'UTC')::date GROUP BY coach, model, kind ORDER BY coach, model, kind`,
      [from],
    );
  }
}
