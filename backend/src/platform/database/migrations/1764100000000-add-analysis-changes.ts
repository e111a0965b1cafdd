import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which shown figures an analysis changed when it replaced another one, and why. */
export class AddAnalysisChanges1764100000000 implements MigrationInterface {
  name = 'AddAnalysisChanges1764100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE workout_analyses ADD COLUMN changes jsonb NOT NULL DEFAULT '[]'`,
    );
    await runner.query(
      `CREATE INDEX workout_analyses_changed ON workout_analyses (workout_id)
         WHERE changes <> '[]'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE workout_analyses DROP COLUMN changes');
  }
}
