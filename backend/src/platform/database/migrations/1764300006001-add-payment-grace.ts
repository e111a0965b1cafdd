import type { MigrationInterface, QueryRunner } from 'typeorm';

const VIEW = (grace: string) => `
CREATE OR REPLACE VIEW admin_users AS
  SELECT id, email, email_key, first_name, last_name, city, country, sport, role,
    profile_completed, plan_status, plan_turns_at, created_at,
    suspended_at IS NOT NULL
      AND (suspend_expires_at IS NULL OR suspend_expires_at > statement_timestamp())
      AS is_suspended,
    suspend_reason, suspend_expires_at, search_text${grace}
  FROM users WHERE leaving_since IS NULL`;

/**
 * Until when an owed payment keeps nobody out, and the email about a revoked cancellation: those
 * revoked before this migration are history, and their owners get none.
 */
export class AddPaymentGrace1764300006001 implements MigrationInterface {
  name = 'AddPaymentGrace1764300006001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN payment_grace_until timestamptz');
    await runner.query(
      VIEW(`,
    CASE WHEN payment_grace_until > statement_timestamp() THEN payment_grace_until END
      AS payment_grace_until`),
    );
    await runner.query(
      `INSERT INTO billing_letters (provider, subscription_id, kind, occasion)
       SELECT provider, id, 'resumed', cancellations::text FROM subscriptions
       WHERE cancellations > 0 AND NOT cancel_at_period_end
       ON CONFLICT DO NOTHING`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM billing_letters WHERE kind = 'resumed'`);
    await runner.query('DROP VIEW admin_users');
    await runner.query(VIEW(''));
    await runner.query('ALTER TABLE users DROP COLUMN payment_grace_until');
  }
}
