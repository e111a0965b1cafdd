import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who is being handed their data at the moment, and the ways by which all rows of a person are
 * found and removed.
 */
export class PrepareLeaving1763903000000 implements MigrationInterface {
  name = 'PrepareLeaving1763903000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  // Each person has one export at a time.
  `CREATE TABLE account_exports (
     user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
     turn_id uuid NOT NULL,
     held_until timestamptz NOT NULL
   )`,
  // What is deleted takes along the rows that point to it; without these every one of them would be
  // looked for in the whole table.
  `CREATE INDEX uploads_by_user ON uploads (user_id, id)`,
  `CREATE INDEX chat_messages_by_workout_alone ON chat_messages (workout_id)`,
  `CREATE INDEX users_leaving ON users (leaving_since) WHERE leaving_since IS NOT NULL`,
];

const DOWN = [
  `DROP INDEX users_leaving`,
  `DROP INDEX chat_messages_by_workout_alone`,
  `DROP INDEX uploads_by_user`,
  `DROP TABLE account_exports`,
];
