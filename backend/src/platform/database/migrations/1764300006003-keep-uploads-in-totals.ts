import type { MigrationInterface, QueryRunner } from 'typeorm';

const NOBODY = `'00000000-0000-0000-0000-000000000000'::uuid`;

/**
 * An upload stays in the totals of its day when its workout is deleted, and goes to nobody when the
 * account does, as the cost of the models does.
 */
export class KeepUploadsInTotals1764300006003 implements MigrationInterface {
  name = 'KeepUploadsInTotals1764300006003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER uploads_are_summed_out ON uploads');
    // Deletions of accounts take turns: each locks the rows of nobody in the order of its own days.
    await runner.query(`
      CREATE FUNCTION take_turn_to_leave() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_advisory_xact_lock(hashtext('uploads of nobody'));
          RETURN NULL;
        END $$`);
    await runner.query(`
      CREATE TRIGGER users_leave_in_turn BEFORE DELETE ON users
        FOR EACH STATEMENT EXECUTE FUNCTION take_turn_to_leave()`);
    await runner.query(`
      CREATE FUNCTION leave_uploads_to_nobody() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO usage_by_person AS s (day, owner, uploads, calls, unpriced, prompt_tokens,
            completion_tokens, prompt_cost_micros, completion_cost_micros)
          SELECT day, ${NOBODY}, sum(uploads), 0, 0, 0, 0, 0, 0 FROM usage_by_person
          WHERE owner IN (SELECT id FROM old_rows) AND uploads <> 0
          GROUP BY day ORDER BY day
          ON CONFLICT (owner, day) DO UPDATE SET uploads = s.uploads + excluded.uploads;
          UPDATE usage_by_person SET uploads = 0
          WHERE owner IN (SELECT id FROM old_rows) AND uploads <> 0;
          -- Rows with calls go when these have moved to nobody, before or after this.
          DELETE FROM usage_by_person
          WHERE owner IN (SELECT id FROM old_rows) AND calls = 0;
          RETURN NULL;
        END $$`);
    await runner.query(`
      CREATE TRIGGER users_leave_uploads AFTER DELETE ON users
        REFERENCING OLD TABLE AS old_rows
        FOR EACH STATEMENT EXECUTE FUNCTION leave_uploads_to_nobody()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER users_leave_uploads ON users');
    await runner.query('DROP TRIGGER users_leave_in_turn ON users');
    await runner.query('DROP FUNCTION leave_uploads_to_nobody');
    await runner.query('DROP FUNCTION take_turn_to_leave');
    await runner.query(`
      CREATE TRIGGER uploads_are_summed_out AFTER DELETE ON uploads
        REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_uploads()`);
  }
}
