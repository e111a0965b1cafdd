import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Thresholds exact to the last digit, pages of the questionnaire remembered past its draft, reports
 * in old units, unpaid suspensions.
 */
export class WidenThresholdsAndMarkReports1763901000000 implements MigrationInterface {
  name = 'WidenThresholdsAndMarkReports1763901000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const VALUES = ['ftp_w', 'max_hr', 'resting_hr', 'weight_kg', 'base_pace_s_per_km'];

/**
 * By way of text: 70.1 kg stays 70.1 kg, and does not become the 70.0999984741 that four bytes made
 * of it.
 */
const typed = (type: string) =>
  VALUES.map((column) => `ALTER COLUMN ${column} TYPE ${type} USING ${column}::text::${type}`).join(
    ', ',
  );

const UP = [
  `ALTER TABLE athlete_thresholds ${typed('double precision')}`,
  `UPDATE athlete_thresholds SET zones = '{}' WHERE zones IS NULL`,
  `ALTER TABLE athlete_thresholds ALTER COLUMN zones SET DEFAULT '{}', ALTER COLUMN zones ` +
    'SET NOT NULL',
  `ALTER TABLE questionnaires ADD COLUMN writers jsonb NOT NULL DEFAULT '{}'`,
  // Reports whose text is still in units that their athlete does not read any more.
  `ALTER TABLE workout_reports ADD COLUMN to_rewrite boolean NOT NULL DEFAULT false`,
  `CREATE INDEX workout_reports_to_rewrite ON workout_reports (workout_id) WHERE to_rewrite`,
  `ALTER TABLE users ADD COLUMN suspended_for_payment boolean NOT NULL DEFAULT false`,
];

const DOWN = [
  `ALTER TABLE users DROP COLUMN suspended_for_payment`,
  `ALTER TABLE workout_reports DROP COLUMN to_rewrite`,
  `ALTER TABLE questionnaires DROP COLUMN writers`,
  'ALTER TABLE athlete_thresholds ALTER COLUMN zones DROP NOT NULL, ALTER COLUMN zones DROP ' +
    'DEFAULT',
  `ALTER TABLE athlete_thresholds ${typed('real')}`,
];
