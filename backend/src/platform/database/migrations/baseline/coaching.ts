/** Reports, chat, demo visits, instructions, and what each call to a model used and cost. */
export const COACHING = `
CREATE TABLE workout_reports (
  id uuid PRIMARY KEY,
  workout_id uuid NOT NULL REFERENCES workouts ON DELETE CASCADE,
  kind text NOT NULL,
  headline text NOT NULL,
  sections jsonb NOT NULL,
  evidence jsonb NOT NULL,
  coach text NOT NULL,
  created_at timestamptz NOT NULL,
  -- The text is still in units that its athlete no longer reads.
  to_rewrite boolean NOT NULL DEFAULT false,
  UNIQUE (workout_id, kind)
);
CREATE INDEX workout_reports_to_rewrite ON workout_reports (workout_id) WHERE to_rewrite;

CREATE TABLE chat_messages (
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
  created_at timestamptz NOT NULL,
  request_id uuid
);
CREATE INDEX chat_messages_by_workout ON chat_messages (user_id, workout_id, created_at, id);
-- For deletions that cascade: without it, every one of them would read the whole table.
CREATE INDEX chat_messages_by_workout_alone ON chat_messages (workout_id);
-- A question and its answer have the same request id; of two equal requests the first wins.
CREATE UNIQUE INDEX chat_messages_by_request ON chat_messages (user_id, request_id, role)
  WHERE request_id IS NOT NULL;
-- PostgreSQL does not take IS NULL for a constant, so the index by workout gave it every message to
-- sort: 11 ms for the newest of 10,000, and 0.2 ms with this one.
CREATE INDEX chat_messages_in_general ON chat_messages (user_id, created_at, id)
  WHERE workout_id IS NULL;

-- What went to a coach with each answer: long, and rarely read.
CREATE TABLE chat_answers_sent (
  message_id uuid PRIMARY KEY REFERENCES chat_messages ON DELETE CASCADE,
  sheet text NOT NULL,
  turns jsonb NOT NULL,
  instructions jsonb NOT NULL
);

CREATE TABLE trial_questions (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  workout_id uuid NOT NULL,
  reservation_id uuid NOT NULL,
  reserved_until timestamptz,
  PRIMARY KEY (user_id, workout_id)
);

-- \`held_until\` is set while the answer is under way, and null once it was given.
CREATE TABLE comparison_questions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  asked_at timestamptz NOT NULL,
  held_until timestamptz
);
CREATE INDEX comparison_questions_by_user ON comparison_questions (user_id, asked_at);

-- Rows outlive the athlete and the answer: money that was spent stays spent. Costs are null for a
-- model without a price.
CREATE TABLE ai_usage (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  purpose text NOT NULL CHECK (purpose IN ('workout', 'comparison', 'general', 'report', 'demo')),
  model text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('answered', 'failed', 'aborted')),
  prompt_tokens integer NOT NULL CHECK (prompt_tokens >= 0),
  completion_tokens integer NOT NULL CHECK (completion_tokens >= 0),
  estimated boolean NOT NULL,
  price_version text NOT NULL,
  prompt_cost_micros numeric(24, 6),
  completion_cost_micros numeric(24, 6),
  message_id uuid REFERENCES chat_messages ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  cached_tokens integer NOT NULL DEFAULT 0 CHECK (cached_tokens >= 0),
  written_tokens integer NOT NULL DEFAULT 0 CHECK (written_tokens >= 0)
);
CREATE INDEX ai_usage_by_time ON ai_usage (created_at, user_id);
CREATE INDEX ai_usage_by_user ON ai_usage (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX ai_usage_by_message ON ai_usage (message_id) WHERE message_id IS NOT NULL;
-- The demo's budget of a day is summed up before each answer of a model.
CREATE INDEX ai_usage_of_demo ON ai_usage (created_at)
  INCLUDE (prompt_tokens, completion_tokens) WHERE purpose = 'demo';

CREATE TABLE coaching_instructions (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  category text NOT NULL
    CHECK (category IN ('general', 'training', 'nutrition', 'recovery', 'performance')),
  content text NOT NULL,
  is_active boolean NOT NULL,
  version integer NOT NULL CHECK (version >= 1),
  last_modified_by text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

-- Without a foreign key: answers refer to a version even after its instruction is deleted.
CREATE TABLE coaching_instruction_versions (
  instruction_id uuid NOT NULL,
  version integer NOT NULL,
  name text NOT NULL,
  category text NOT NULL,
  content text NOT NULL,
  saved_by text,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (instruction_id, version)
);

-- Visits to the public demo. No network address, raw or hashed: rate limits count elsewhere.
CREATE TABLE demo_sessions (
  id uuid PRIMARY KEY,
  key_hash text UNIQUE,
  workout_id uuid NOT NULL,
  sport text NOT NULL CHECK (sport IN ('cycling', 'running')),
  level text NOT NULL CHECK (level IN ('beginner', 'intermediate', 'advanced')),
  data_source text NOT NULL,
  age_range text,
  gender text,
  country text,
  email text,
  device_type text,
  preset_question_1 text,
  preset_question_2 text,
  user_question text,
  answered integer NOT NULL DEFAULT 0 CHECK (answered >= 0),
  pending integer NOT NULL DEFAULT 0 CHECK (pending >= 0),
  pending_until timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX demo_sessions_newest ON demo_sessions (created_at DESC, id DESC);

CREATE TABLE demo_messages (
  id uuid PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES demo_sessions ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('user', 'assistant')),
  content text NOT NULL,
  evidence jsonb NOT NULL,
  unverified jsonb NOT NULL,
  coach text,
  created_at timestamptz NOT NULL
);
CREATE INDEX demo_messages_by_session ON demo_messages (session_id, created_at, id);

-- What all processes know of a model service that fails.
CREATE TABLE coach_breakers (
  service text PRIMARY KEY,
  failures timestamptz[] NOT NULL DEFAULT '{}',
  open_until timestamptz,
  trial uuid,
  trial_until timestamptz
);

CREATE TABLE coach_attempts_daily (
  day date NOT NULL,
  coach text NOT NULL,
  model text NOT NULL,
  kind text NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (day, coach, model, kind)
);
`;
