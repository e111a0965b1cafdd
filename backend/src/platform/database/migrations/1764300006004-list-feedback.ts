import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Feedback of visitors is listed, newest first. */
export class ListFeedback1764300006004 implements MigrationInterface {
  name = 'ListFeedback1764300006004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX loose_feedback_newest_first ON loose_feedback (created_at DESC, id DESC)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX loose_feedback_newest_first');
  }
}
