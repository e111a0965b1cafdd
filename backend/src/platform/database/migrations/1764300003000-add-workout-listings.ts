import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What lists, searches and the calendar read of a workout, in narrow rows: a search reads every row
 * of an athlete, and those of `workouts` hold whole documents. Rows that are there already get
 * rough words; the sweep that follows a new version of digests folds them as the domain does.
 */
export class AddWorkoutListings1764300003000 implements MigrationInterface {
  name = 'AddWorkoutListings1764300003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE workout_listings (
        id uuid PRIMARY KEY REFERENCES workouts ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        sport text NOT NULL,
        family text NOT NULL CHECK (family IN ('cycling', 'running')),
        start_time timestamptz NOT NULL,
        local_date date NOT NULL,
        work_set text,
        search_text text NOT NULL
      )`);
    await runner.query(`
      INSERT INTO workout_listings
        (id, user_id, sport, family, start_time, local_date, search_text)
      SELECT id, user_id, sport, family, start_time, local_date,
             lower(concat_ws(E'\\n', title, family, sport, file_name, notes))
      FROM workouts`);
    await runner.query(`
      CREATE INDEX workout_listings_newest_first
        ON workout_listings (user_id, start_time DESC, id DESC)`);
    await runner.query(`
      CREATE INDEX workout_listings_by_day ON workout_listings (user_id, local_date, family)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE workout_listings');
  }
}
