/** People, their profile, questionnaire and thresholds, and what leaving an account needs. */
export const ACCOUNTS = `
CREATE TABLE users (
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
  updated_at timestamptz NOT NULL,
  leaving_since timestamptz,
  suspended_for_payment boolean NOT NULL DEFAULT false,
  -- What billing says of the plan, so that people can be listed by it: its status, and what the
  -- status becomes when its time is over.
  plan_status text NOT NULL DEFAULT 'TRIAL',
  plan_turns_at timestamptz,
  plan_then text,
  search_text text GENERATED ALWAYS AS
    (lower(email || ' ' || first_name || ' ' || last_name)) STORED
);
CREATE INDEX users_leaving ON users (leaving_since) WHERE leaving_since IS NOT NULL;
CREATE INDEX users_plan_turns ON users (plan_turns_at) WHERE plan_turns_at IS NOT NULL;

CREATE TABLE athlete_profiles (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  unit_system text NOT NULL CHECK (unit_system IN ('METRIC', 'IMPERIAL')),
  pace_unit text NOT NULL CHECK (pace_unit IN ('min/km', 'min/mi')),
  distance_unit text NOT NULL CHECK (distance_unit IN ('km', 'mi')),
  elevation_unit text NOT NULL CHECK (elevation_unit IN ('m', 'ft')),
  updated_at timestamptz NOT NULL
);

CREATE TABLE athlete_thresholds (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  valid_from date NOT NULL,
  ftp_w double precision,
  max_hr double precision,
  resting_hr double precision,
  weight_kg double precision,
  updated_at timestamptz NOT NULL,
  base_pace_s_per_km double precision,
  zones jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (user_id, valid_from)
);

-- The completed answers. In both tables \`writers\` contains the last sequence taken from each open
-- page, so that a late write changes nothing.
CREATE TABLE questionnaires (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  answers jsonb NOT NULL,
  completed_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  writers jsonb NOT NULL DEFAULT '{}'
);

-- Unfinished answers.
CREATE TABLE questionnaire_drafts (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  answers jsonb NOT NULL,
  current_step integer NOT NULL DEFAULT 1 CHECK (current_step BETWEEN 1 AND 7),
  writers jsonb NOT NULL DEFAULT '{}',
  updated_at timestamptz NOT NULL
);

CREATE TABLE password_resets (
  token_hash char(64) PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX password_resets_by_user ON password_resets (user_id);

-- Each person has one export at a time.
CREATE TABLE account_exports (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  turn_id uuid NOT NULL,
  held_until timestamptz NOT NULL
);

-- All that remains of an account: its address, its numbers, and what its owner said on leaving.
CREATE TABLE deleted_accounts (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE,
  email text NOT NULL,
  signup_date timestamptz NOT NULL,
  deleted_at timestamptz NOT NULL,
  upload_count integer NOT NULL,
  feedback_reason text,
  feedback_text text,
  would_recommend text,
  feedback_at timestamptz,
  erased_at timestamptz,
  email_key text NOT NULL
);
CREATE INDEX deleted_accounts_newest_first ON deleted_accounts (deleted_at DESC, id DESC);
CREATE INDEX deleted_accounts_by_address ON deleted_accounts (email_key);

-- Feedback of visitors whose token names no deleted account.
CREATE TABLE loose_feedback (
  id uuid PRIMARY KEY,
  reason text NOT NULL,
  feedback text,
  would_recommend text NOT NULL,
  created_at timestamptz NOT NULL
);
`;
