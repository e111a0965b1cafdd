import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Visits to the public demo: what visitors said of themselves, what they asked, and how many
 * questions are left to each.
 */
export class AddDemoSessions1763940000000 implements MigrationInterface {
  name = 'AddDemoSessions1763940000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  // No address of the network, raw or hashed: limits count elsewhere.
  `CREATE TABLE demo_sessions (
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
   )`,
  `CREATE INDEX demo_sessions_newest ON demo_sessions (created_at DESC, id DESC)`,
  `CREATE TABLE demo_messages (
     id uuid PRIMARY KEY,
     session_id uuid NOT NULL REFERENCES demo_sessions ON DELETE CASCADE,
     role text NOT NULL CHECK (role IN ('user', 'assistant')),
     content text NOT NULL,
     evidence jsonb NOT NULL,
     unverified jsonb NOT NULL,
     coach text,
     created_at timestamptz NOT NULL
   )`,
  `CREATE INDEX demo_messages_by_session ON demo_messages (session_id, created_at, id)`,
  // The day's budget is summed up before each answer of a model.
  'CREATE INDEX ai_usage_of_demo ON ai_usage (created_at) INCLUDE (prompt_tokens, ' +
    `completion_tokens) WHERE purpose = 'demo'`,
];

const DOWN = [
  `DROP INDEX ai_usage_of_demo`,
  `DROP TABLE demo_messages`,
  `DROP TABLE demo_sessions`,
];
