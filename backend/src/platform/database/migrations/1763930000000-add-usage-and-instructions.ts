import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What each call to a model used and cost, and the administrators' instructions to the coach with
 * every version of them.
 */
export class AddUsageAndInstructions1763930000000 implements MigrationInterface {
  name = 'AddUsageAndInstructions1763930000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP TABLE ${table}`);
  }
}

const CATEGORIES = `'general', 'training', 'nutrition', 'recovery', 'performance'`;

const UP = [
  // Rows outlive the athlete and the answer: what was spent stays spent.
  `CREATE TABLE ai_usage (
     id uuid PRIMARY KEY,
     user_id uuid REFERENCES users ON DELETE SET NULL,
     purpose text NOT NULL CHECK (purpose IN ('workout', 'comparison', 'general', 'report', 'demo')),
     model text NOT NULL,
     outcome text NOT NULL CHECK (outcome IN ('answered', 'failed', 'aborted')),
     prompt_tokens integer NOT NULL CHECK (prompt_tokens >= 0),
     completion_tokens integer NOT NULL CHECK (completion_tokens >= 0),
     estimated boolean NOT NULL,
     price_version text NOT NULL,
     prompt_cost_micros numeric(24, 6) NOT NULL,
     completion_cost_micros numeric(24, 6) NOT NULL,
     message_id uuid REFERENCES chat_messages ON DELETE SET NULL,
     created_at timestamptz NOT NULL
   )`,
  `CREATE INDEX ai_usage_by_time ON ai_usage (created_at, user_id)`,
  `CREATE INDEX ai_usage_by_user ON ai_usage (user_id) WHERE user_id IS NOT NULL`,
  `CREATE INDEX ai_usage_by_message ON ai_usage (message_id) WHERE message_id IS NOT NULL`,
  `CREATE TABLE coaching_instructions (
     id uuid PRIMARY KEY,
     name text NOT NULL,
     category text NOT NULL CHECK (category IN (${CATEGORIES})),
     content text NOT NULL,
     is_active boolean NOT NULL,
     version integer NOT NULL CHECK (version >= 1),
     last_modified_by text,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL
   )`,
  // Without a foreign key: answers were given by a version also after its instruction is deleted.
  `CREATE TABLE coaching_instruction_versions (
     instruction_id uuid NOT NULL,
     version integer NOT NULL,
     name text NOT NULL,
     category text NOT NULL,
     content text NOT NULL,
     saved_by text,
     saved_at timestamptz NOT NULL,
     PRIMARY KEY (instruction_id, version)
   )`,
];

const TABLES = ['coaching_instruction_versions', 'coaching_instructions', 'ai_usage'];
