import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Deleted instructions stay and can be restored, also those deleted before: their text comes from
 * their last version. The switch becomes part of a version.
 */
export class KeepDeletedInstructions1764300006000 implements MigrationInterface {
  name = 'KeepDeletedInstructions1764300006000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE coaching_instructions
         ADD COLUMN deleted_at timestamptz, ADD COLUMN deleted_by text`,
    );
    await runner.query('ALTER TABLE coaching_instruction_versions ADD COLUMN is_active boolean');
    await runner.query(
      `INSERT INTO coaching_instructions (id, name, category, content, is_active, version,
         last_modified_by, created_at, updated_at, deleted_at, deleted_by)
       SELECT DISTINCT ON (v.instruction_id) v.instruction_id, v.name, v.category, v.content,
         false, v.version, v.saved_by, first.saved_at, v.saved_at,
         coalesce(gone.at, v.saved_at), gone.actor
       FROM coaching_instruction_versions v
       JOIN coaching_instruction_versions first
         ON first.instruction_id = v.instruction_id AND first.version = 1
       LEFT JOIN audit_log gone
         ON gone.subject = v.instruction_id::text AND gone.action = 'instruction-deleted'
       WHERE NOT EXISTS (SELECT FROM coaching_instructions i WHERE i.id = v.instruction_id)
       ORDER BY v.instruction_id, v.version DESC, gone.at DESC`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM coaching_instructions WHERE deleted_at IS NOT NULL');
    await runner.query('ALTER TABLE coaching_instruction_versions DROP COLUMN is_active');
    await runner.query(
      'ALTER TABLE coaching_instructions DROP COLUMN deleted_at, DROP COLUMN deleted_by',
    );
  }
}
