import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What routes and climbs are recognised by. Stored apart, so that the columns which are read for
 * all rows stay narrow, and unpacked: hundreds are read to recognise one.
 */
export class AddDigestPlaces1764300000000 implements MigrationInterface {
  name = 'AddDigestPlaces1764300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE workout_digests ADD COLUMN route text, ADD COLUMN climb_places bytea`,
    );
    await runner.query(
      `ALTER TABLE workout_digests
         ALTER COLUMN route SET STORAGE EXTERNAL, ALTER COLUMN climb_places SET STORAGE EXTERNAL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE workout_digests DROP COLUMN route, DROP COLUMN climb_places');
  }
}
