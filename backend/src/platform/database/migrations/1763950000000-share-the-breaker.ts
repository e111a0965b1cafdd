import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What all processes know of a model that fails, so that not each of them has to find out by
 * itself.
 */
export class ShareTheBreaker1763950000000 implements MigrationInterface {
  name = 'ShareTheBreaker1763950000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE coach_breakers (
         service text PRIMARY KEY,
         failures timestamptz[] NOT NULL DEFAULT '{}',
         open_until timestamptz,
         trial uuid,
         trial_until timestamptz
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE coach_breakers');
  }
}
