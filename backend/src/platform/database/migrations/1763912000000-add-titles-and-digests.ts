import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Names and notes of the athlete's own, what progress and records need of a workout, and counts for
 * the list.
 */
export class AddTitlesAndDigests1763912000000 implements MigrationInterface {
  name = 'AddTitlesAndDigests1763912000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

/**
 * One more or one less. By a trigger and not by the writers: workouts go with their upload, their
 * account or alone, and a count that one of those ways forgets is wrong for good.
 */
const COUNT_FUNCTION = `
  CREATE FUNCTION count_workout() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      INSERT INTO workout_counts (user_id, year, month, sport, workouts)
      VALUES (NEW.user_id, extract(year FROM NEW.local_date), extract(month FROM NEW.local_date), NEW.sport, 1)
      ON CONFLICT (user_id, year, month, sport) DO UPDATE SET workouts = workout_counts.workouts + 1;
    ELSE
      UPDATE workout_counts SET workouts = workouts - 1
      WHERE user_id = OLD.user_id AND year = extract(year FROM OLD.local_date)
        AND month = extract(month FROM OLD.local_date) AND sport = OLD.sport;
      DELETE FROM workout_counts WHERE user_id = OLD.user_id AND year = extract(year FROM OLD.local_date)
        AND month = extract(month FROM OLD.local_date) AND sport = OLD.sport AND workouts <= 0;
    END IF;
    RETURN NULL;
  END $$`;

const UP = [
  `ALTER TABLE workouts ADD COLUMN title text, ADD COLUMN notes text`,
  `CREATE TABLE workout_counts (
     user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
     year smallint NOT NULL,
     month smallint NOT NULL,
     sport text NOT NULL,
     workouts integer NOT NULL,
     PRIMARY KEY (user_id, year, month, sport)
   )`,
  `INSERT INTO workout_counts (user_id, year, month, sport, workouts)
     SELECT user_id, extract(year FROM local_date), extract(month FROM local_date), sport, count(*) FROM workouts GROUP BY 1, 2, 3, 4`,
  COUNT_FUNCTION,
  'CREATE TRIGGER workouts_are_counted AFTER INSERT OR DELETE ON workouts FOR EACH ROW ' +
    'EXECUTE FUNCTION count_workout()',
  // Lists of numbers are packed, 4 or 8 bytes each: ten thousand workouts are read at once, and
  // text would have to be parsed.
  `CREATE TABLE workout_digests (
     workout_id uuid PRIMARY KEY REFERENCES workouts ON DELETE CASCADE,
     user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
     version integer NOT NULL,
     family text NOT NULL CHECK (family IN ('cycling', 'running')),
     indoor boolean NOT NULL,
     day date NOT NULL,
     start_time timestamptz NOT NULL,
     load_power double precision,
     load_pace double precision,
     load_heart_rate double precision,
     moving_s double precision NOT NULL,
     distance_m double precision,
     elevation_gain_m double precision,
     efficiency_factor double precision,
     zone_seconds bytea,
     asked_powers bytea,
     asked_times bytea,
     power_curve jsonb NOT NULL,
     power_efforts jsonb NOT NULL
   ) WITH (toast_tuple_target = 512)`,
  // The curve is wanted of few rows at a time: it lies aside, and what all rows are read for stays
  // narrow.
  `ALTER TABLE workout_digests ALTER COLUMN zone_seconds SET STORAGE MAIN,
     ALTER COLUMN asked_powers SET STORAGE MAIN, ALTER COLUMN asked_times SET STORAGE MAIN`,
  `CREATE INDEX workout_digests_by_day ON workout_digests (user_id, day)`,
  `CREATE INDEX workout_digests_by_version ON workout_digests (version)`,
];

const DOWN = [
  `DROP TABLE workout_digests`,
  `DROP TRIGGER workouts_are_counted ON workouts`,
  `DROP FUNCTION count_workout()`,
  `DROP TABLE workout_counts`,
  `ALTER TABLE workouts DROP COLUMN title, DROP COLUMN notes`,
];
