import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the headline of a report points at and which facts it has. Reports that are there already
 * have another shape and are written again.
 */
export class AddReportPlaces1764200000000 implements MigrationInterface {
  name = 'AddReportPlaces1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE workout_reports ADD COLUMN at jsonb, ADD COLUMN facts jsonb NOT NULL DEFAULT '[]'`,
    );
    await runner.query('UPDATE workout_reports SET to_rewrite = true');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE workout_reports DROP COLUMN at, DROP COLUMN facts');
  }
}
