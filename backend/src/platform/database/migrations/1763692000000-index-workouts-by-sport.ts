import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The list counts an athlete's workouts by sport and local day; without it every count reads all of
 * their rows.
 */
export class IndexWorkoutsBySport1763692000000 implements MigrationInterface {
  name = 'IndexWorkoutsBySport1763692000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX workouts_by_sport ON workouts (user_id, sport, local_date)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX workouts_by_sport');
  }
}
