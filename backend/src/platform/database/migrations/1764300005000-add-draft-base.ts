import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The answers that the draft of an edit started from, so that newer ones win over its own. */
export class AddDraftBase1764300005000 implements MigrationInterface {
  name = 'AddDraftBase1764300005000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE questionnaire_drafts ADD COLUMN base jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE questionnaire_drafts DROP COLUMN base');
  }
}
