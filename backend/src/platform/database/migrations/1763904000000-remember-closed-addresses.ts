import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which address a closed account is found when somebody registers with it again. */
export class RememberClosedAddresses1763904000000 implements MigrationInterface {
  name = 'RememberClosedAddresses1763904000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE deleted_accounts ADD COLUMN email_key text`);
    await runner.query(
      `UPDATE deleted_accounts SET email_key = lower(normalize(btrim(email), NFC))`,
    );
    await runner.query(`ALTER TABLE deleted_accounts ALTER COLUMN email_key SET NOT NULL`);
    await runner.query(`CREATE INDEX deleted_accounts_by_address ON deleted_accounts (email_key)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE deleted_accounts DROP COLUMN email_key`);
  }
}
