import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What went to a coach with each answer, requests that must not be answered twice, and the
 * comparisons that trial athletes asked about.
 */
export class AddConversations1763931000000 implements MigrationInterface {
  name = 'AddConversations1763931000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  `ALTER TABLE chat_messages ADD COLUMN request_id uuid`,
  // A question and its answer carry the same id; whichever of two equal requests is stored first,
  // is the one.
  'CREATE UNIQUE INDEX chat_messages_by_request ON chat_messages (user_id, request_id, role) ' +
    'WHERE request_id IS NOT NULL',
  // Beside the messages and not in them: it is long, and hardly ever looked at.
  `CREATE TABLE chat_answers_sent (
     message_id uuid PRIMARY KEY REFERENCES chat_messages ON DELETE CASCADE,
     sheet text NOT NULL,
     turns jsonb NOT NULL,
     instructions jsonb NOT NULL
   )`,
  // Held while the answer is under way, without an end once it was given.
  `CREATE TABLE comparison_questions (
     id uuid PRIMARY KEY,
     user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
     asked_at timestamptz NOT NULL,
     held_until timestamptz
   )`,
  `CREATE INDEX comparison_questions_by_user ON comparison_questions (user_id, asked_at)`,
];

const DOWN = [
  `DROP TABLE comparison_questions`,
  `DROP TABLE chat_answers_sent`,
  `DROP INDEX chat_messages_by_request`,
  `ALTER TABLE chat_messages DROP COLUMN request_id`,
];
