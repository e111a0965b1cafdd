import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Questionnaire with its draft, zones by date, password resets, and what leaving an account needs
 * and leaves behind.
 */
export class AddQuestionnaireAndLeaving1763900000000 implements MigrationInterface {
  name = 'AddQuestionnaireAndLeaving1763900000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  // What an athlete answered, as it stood when they completed it, and since when.
  `CREATE TABLE questionnaires (
     user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
     answers jsonb NOT NULL,
     completed_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL
   )`,
  // Unfinished answers. \`writers\` holds the last sequence taken from each open page, so that a
  // late write changes nothing.
  `CREATE TABLE questionnaire_drafts (
     user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
     answers jsonb NOT NULL,
     current_step integer NOT NULL DEFAULT 1 CHECK (current_step BETWEEN 1 AND 7),
     writers jsonb NOT NULL DEFAULT '{}',
     updated_at timestamptz NOT NULL
   )`,
  `ALTER TABLE athlete_thresholds
     ADD COLUMN base_pace_s_per_km real,
     ADD COLUMN zones jsonb`,
  `CREATE TABLE password_resets (
     token_hash char(64) PRIMARY KEY,
     user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
     expires_at timestamptz NOT NULL,
     used_at timestamptz,
     created_at timestamptz NOT NULL
   )`,
  `CREATE INDEX password_resets_by_user ON password_resets (user_id)`,
  `ALTER TABLE users ADD COLUMN leaving_since timestamptz`,
  // The only thing that stays of an account: its address, its numbers, and what its owner said on
  // leaving.
  `CREATE TABLE deleted_accounts (
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
     erased_at timestamptz
   )`,
  `CREATE INDEX deleted_accounts_newest_first ON deleted_accounts (deleted_at DESC, id DESC)`,
  // Feedback of visitors whose token names no deleted account.
  `CREATE TABLE loose_feedback (
     id uuid PRIMARY KEY,
     reason text NOT NULL,
     feedback text,
     would_recommend text NOT NULL,
     created_at timestamptz NOT NULL
   )`,
];

const DOWN = [
  `DROP TABLE loose_feedback`,
  `DROP TABLE deleted_accounts`,
  `ALTER TABLE users DROP COLUMN leaving_since`,
  `DROP TABLE password_resets`,
  `ALTER TABLE athlete_thresholds DROP COLUMN zones, DROP COLUMN base_pace_s_per_km`,
  `DROP TABLE questionnaire_drafts`,
  `DROP TABLE questionnaires`,
];
