/** Uploads, workouts with their channels and analyses, digests for progress, and list counts. */
export const WORKOUTS = `
CREATE TABLE trial_usage (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  uploads_used integer NOT NULL DEFAULT 0 CHECK (uploads_used >= 0)
);

CREATE TABLE uploads (
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
);
CREATE UNIQUE INDEX uploads_one_of_each_file ON uploads (user_id, sha256) WHERE status <> 'failed';
CREATE INDEX uploads_open ON uploads (updated_at) WHERE status <> 'done';
-- For deletions that cascade: without it, every one of them would read the whole table.
CREATE INDEX uploads_by_user ON uploads (user_id, id);

CREATE TABLE workouts (
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
  created_at timestamptz NOT NULL,
  title text,
  notes text
);
CREATE UNIQUE INDEX workouts_one_of_each_session
  ON workouts (user_id, sport, start_time, COALESCE(device_serial, ''));
CREATE INDEX workouts_newest_first ON workouts (user_id, start_time DESC, id DESC);
-- The list counts an athlete's workouts by sport and local day; without it every count reads all of
-- their rows.
CREATE INDEX workouts_by_sport ON workouts (user_id, sport, local_date);

CREATE TABLE workout_channels (
  workout_id uuid NOT NULL REFERENCES workouts ON DELETE CASCADE,
  name text NOT NULL,
  codec smallint NOT NULL,
  source text NOT NULL,
  samples integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (workout_id, name)
);
-- The bytes are compressed already: a second pass by the server would cost time and gain nothing.
ALTER TABLE workout_channels ALTER COLUMN bytes SET STORAGE EXTERNAL;

CREATE TABLE workout_analyses (
  workout_id uuid PRIMARY KEY REFERENCES workouts ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('ready', 'recomputing')),
  engine_version text NOT NULL,
  result jsonb NOT NULL,
  computed_at timestamptz NOT NULL
);

-- Lists of numbers are packed, 4 or 8 bytes each: ten thousand workouts are read together, and text
-- would have to be parsed.
CREATE TABLE workout_digests (
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
) WITH (toast_tuple_target = 512);
-- The curve is read for few rows at a time and is stored apart, so that the columns which are read
-- for all rows stay narrow.
ALTER TABLE workout_digests
  ALTER COLUMN zone_seconds SET STORAGE MAIN,
  ALTER COLUMN asked_powers SET STORAGE MAIN,
  ALTER COLUMN asked_times SET STORAGE MAIN;
CREATE INDEX workout_digests_by_day ON workout_digests (user_id, day);
CREATE INDEX workout_digests_by_version ON workout_digests (version);

CREATE TABLE workout_counts (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  year smallint NOT NULL,
  month smallint NOT NULL,
  sport text NOT NULL,
  workouts integer NOT NULL,
  PRIMARY KEY (user_id, year, month, sport)
);

-- A trigger and not the writers: workouts are deleted with their upload, with their account or
-- alone, and a count that misses one of those ways stays wrong.
CREATE FUNCTION count_workout() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      INSERT INTO workout_counts (user_id, year, month, sport, workouts)
      VALUES (NEW.user_id, extract(year FROM NEW.local_date),
        extract(month FROM NEW.local_date), NEW.sport, 1)
      ON CONFLICT (user_id, year, month, sport)
        DO UPDATE SET workouts = workout_counts.workouts + 1;
    ELSE
      UPDATE workout_counts SET workouts = workouts - 1
      WHERE user_id = OLD.user_id AND year = extract(year FROM OLD.local_date)
        AND month = extract(month FROM OLD.local_date) AND sport = OLD.sport;
      DELETE FROM workout_counts
      WHERE user_id = OLD.user_id AND year = extract(year FROM OLD.local_date)
        AND month = extract(month FROM OLD.local_date) AND sport = OLD.sport AND workouts <= 0;
    END IF;
    RETURN NULL;
  END $$;
CREATE TRIGGER workouts_are_counted AFTER INSERT OR DELETE ON workouts
  FOR EACH ROW EXECUTE FUNCTION count_workout();
`;
