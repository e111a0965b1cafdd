import type { DatabaseSession } from '#platform/database/database-session.js';
import {
  BREAKER_LIMITS,
  BreakerState,
  type BreakerLimits,
  type Entry,
} from '#coaching/ports/breaker-state.js';

interface Standing {
  readonly open: boolean;
  readonly waitMs: number;
}

/** Known to every process on one database, and judged by its clock alone. */
export class TypeormBreakerState extends BreakerState {
  /** @param service who is called, by address and model: two that differ fail on their own */
  constructor(
    private readonly session: DatabaseSession,
    private readonly service: string,
    private readonly limits: BreakerLimits = BREAKER_LIMITS,
  ) {
    super();
  }

  override async enter(): Promise<Entry> {
    const { open, waitMs } = await this.standing();
    if (!open) return { kind: 'closed' };
    if (waitMs > 0) return { kind: 'open', waitMs };
    const [[tried] = []] = await this.session.manager().query<[{ trial: string }[], number]>(
      `UPDATE coach_breakers SET trial = gen_random_uuid(), trial_until = now() + $2 * interval '1 ms'
       WHERE service = $1 AND open_until <= now() AND (trial IS NULL OR trial_until <= now()) RETURNING trial`,
      [this.service, this.limits.longestTrialMs],
    );
    if (tried) return { kind: 'trial', trial: tried.trial };
    // Somebody else tries, or has just found it well.
    const now = await this.standing();
    return now.open ? { kind: 'open', waitMs: now.waitMs } : { kind: 'closed' };
  }

  override async waitMs(): Promise<number> {
    return (await this.standing()).waitMs;
  }

  override async fail(trial: string | null, restMs?: number): Promise<void> {
    const { failures, windowMs, restMs: ownRestMs, longestRestMs } = this.limits;
    const asked = Math.min(restMs ?? 0, longestRestMs);
    await this.session.manager().query(
      `INSERT INTO coach_breakers AS b (service, failures, open_until)
       VALUES ($1, ARRAY[now()], CASE WHEN $2 OR $3 <= 1 THEN now() + $4 * interval '1 ms' END)
       ON CONFLICT (service) DO UPDATE SET
         failures = ARRAY(SELECT at FROM unnest(b.failures || now()) at WHERE at > now() - $5 * interval '1 ms'),
         open_until = CASE WHEN $2 OR (SELECT count(*) FROM unnest(b.failures || now()) at WHERE at > now() - $5 * interval '1 ms') >= $3
                           THEN GREATEST(b.open_until, now() + $4 * interval '1 ms') ELSE b.open_until END,
         trial = NULLIF(b.trial, $6)`,
      [
        this.service,
        asked > 0 || trial !== null,
        failures,
        restMs === undefined ? ownRestMs : asked,
        windowMs,
        trial,
      ],
    );
  }

  override async leave(trial: string): Promise<void> {
    await this.session
      .manager()
      .query('UPDATE coach_breakers SET trial = NULL WHERE service = $1 AND trial = $2', [
        this.service,
        trial,
      ]);
  }

  override async close(): Promise<void> {
    await this.session
      .manager()
      .query(
        `UPDATE coach_breakers SET failures = '{}', open_until = NULL, trial = NULL WHERE ` +
          `service = $1 AND (open_until IS NOT NULL OR failures <> '{}')`,
        [this.service],
      );
  }

  private async standing(): Promise<Standing> {
    const [row] = await this.session.manager().query<Standing[]>(
      `SELECT open_until IS NOT NULL AS open, COALESCE(GREATEST(0, ceil(extract(epoch FROM open_until - now()) * 1000)), 0)::float8 AS "waitMs"
       FROM coach_breakers WHERE service = $1`,
      [this.service],
    );
    return row ?? { open: false, waitMs: 0 };
  }
}
