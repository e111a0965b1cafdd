import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Accounts, trial counters, uploads, workouts with their channels and analyses, reports, chat and
 * the outbox.
 */
export class CreateFoundation1763690000000 implements MigrationInterface {
  name = 'CreateFoundation1763690000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP TABLE ${table}`);
  }
}

const UP = [
  `CREATE TABLE users (
     id uuid PRIMARY KEY,
     email text NOT NULL,
     email_key text NOT NULL UNIQUE,
     password_hash text NOT NULL,
     first_name text NOT NULL,
     last_name text NOT NULL,
     city text NOT NULL,
     country text NOT NULL,
     sport text NOT NULL CHECK (sport IN ('CYCLING', 'RUNNING', 'BOTH')),
     role text NOT NULL DEFAULT 'athlete' CHECK (role IN ('athlete', 'admin')),
     profile_completed boolean NOT NULL DEFAULT false,
     onboarding_skipped boolean NOT NULL DEFAULT false,
     suspended_at timestamptz,
     suspend_expires_at timestamptz,
     suspend_reason text,
     token_version integer NOT NULL DEFAULT 0,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL
   )`,
  `CREATE TABLE athlete_profiles (
     user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
     unit_system text NOT NULL CHECK (unit_system IN ('METRIC', 'IMPERIAL')),
     pace_unit text NOT NULL CHECK (pace_unit IN ('min/km', 'min/mi')),
     distance_unit text NOT NULL CHECK (distance_unit IN ('km', 'mi')),
     elevation_unit text NOT NULL CHECK (elevation_unit IN ('m', 'ft')),
     updated_at timestamptz NOT NULL
   )`,
  `CREATE TABLE athlete_thresholds (
     user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
     valid_from date NOT NULL,
     ftp_w real,
     max_hr real,
     resting_hr real,
     weight_kg real,
     updated_at timestamptz NOT NULL,
     PRIMARY KEY (user_id, valid_from)
   )`,
  `CREATE TABLE trial_usage (
     user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
     uploads_used integer NOT NULL DEFAULT 0 CHECK (uploads_used >= 0)
   )`,
  `CREATE TABLE trial_questions (
     user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
     workout_id uuid NOT NULL,
     reservation_id uuid NOT NULL,
     reserved_until timestamptz,
     PRIMARY KEY (user_id, workout_id)
   )`,
  `CREATE TABLE uploads (
     id uuid PRIMARY KEY,
     user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
     sha256 char(64) NOT NULL,
     file_name text NOT NULL,
     file_key text NOT NULL,
     size_bytes integer NOT NULL,
     status text NOT NULL CHECK (status IN ('queued', 'processing', 'done', 'failed')),
     attempt integer NOT NULL DEFAULT 0,
     slot_taken boolean NOT NULL,
     workout_id uuid,
     error jsonb,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL
   )`,
  'CREATE UNIQUE INDEX uploads_one_of_each_file ON uploads (user_id, sha256) WHERE status <> ' +
    `'failed'`,
  `CREATE INDEX uploads_open ON uploads (updated_at) WHERE status <> 'done'`,
  `CREATE TABLE workouts (
     id uuid PRIMARY KEY,
     user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
     upload_id uuid NOT NULL UNIQUE REFERENCES uploads ON DELETE CASCADE,
     file_name text NOT NULL,
     sport text NOT NULL,
     family text NOT NULL CHECK (family IN ('cycling', 'running')),
     indoor boolean NOT NULL,
     start_time timestamptz NOT NULL,
     utc_offset_s integer,
     local_date date NOT NULL,
     duration_s double precision NOT NULL,
     elapsed_s double precision NOT NULL,
     distance_m double precision,
     summary jsonb NOT NULL,
     recording jsonb NOT NULL,
     warnings jsonb NOT NULL,
     device_name text,
     device_serial text,
     created_at timestamptz NOT NULL
   )`,
  'CREATE UNIQUE INDEX workouts_one_of_each_session ON workouts (user_id, sport, start_time, ' +
    `COALESCE(device_serial, ''))`,
  `CREATE INDEX workouts_newest_first ON workouts (user_id, start_time DESC, id DESC)`,
  `CREATE TABLE workout_channels (
     workout_id uuid NOT NULL REFERENCES workouts ON DELETE CASCADE,
     name text NOT NULL,
     codec smallint NOT NULL,
     source text NOT NULL,
     samples integer NOT NULL,
     bytes bytea NOT NULL,
     PRIMARY KEY (workout_id, name)
   )`,
  // The bytes are compressed already: a second pass by the server would cost time and gain nothing.
  `ALTER TABLE workout_channels ALTER COLUMN bytes SET STORAGE EXTERNAL`,
  `CREATE TABLE workout_analyses (
     workout_id uuid PRIMARY KEY REFERENCES workouts ON DELETE CASCADE,
     status text NOT NULL CHECK (status IN ('ready', 'recomputing')),
     engine_version text NOT NULL,
     result jsonb NOT NULL,
     computed_at timestamptz NOT NULL
   )`,
  `CREATE TABLE workout_reports (
     id uuid PRIMARY KEY,
     workout_id uuid NOT NULL REFERENCES workouts ON DELETE CASCADE,
     kind text NOT NULL,
     headline text NOT NULL,
     sections jsonb NOT NULL,
     evidence jsonb NOT NULL,
     coach text NOT NULL,
     created_at timestamptz NOT NULL,
     UNIQUE (workout_id, kind)
   )`,
  `CREATE TABLE chat_messages (
     id uuid PRIMARY KEY,
     user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
     workout_id uuid REFERENCES workouts ON DELETE CASCADE,
     role text NOT NULL CHECK (role IN ('user', 'assistant')),
     content text NOT NULL,
     evidence jsonb NOT NULL DEFAULT '[]',
     unverified jsonb NOT NULL DEFAULT '[]',
     coach text,
     model text,
     prompt_tokens integer,
     completion_tokens integer,
     engine_version text,
     sheet_hash text,
     created_at timestamptz NOT NULL
   )`,
  `CREATE INDEX chat_messages_by_workout ON chat_messages (user_id, workout_id, created_at, id)`,
  `CREATE TABLE outbox (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     name text NOT NULL,
     job_id text NOT NULL,
     payload jsonb NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now()
   )`,
];

const TABLES = [
  'outbox',
  'chat_messages',
  'workout_reports',
  'workout_analyses',
  'workout_channels',
  'workouts',
  'uploads',
  'trial_questions',
  'trial_usage',
  'athlete_thresholds',
  'athlete_profiles',
  'users',
];
