import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ACCOUNTS } from './baseline/accounts.js';
import { ADMIN } from './baseline/admin.js';
import { BILLING } from './baseline/billing.js';
import { COACHING } from './baseline/coaching.js';
import { PLATFORM } from './baseline/platform.js';
import { USAGE_SUMS } from './baseline/usage-sums.js';
import { WORKOUTS } from './baseline/workouts.js';

/** The tables of every module; each part only refers to parts before it. */
const SCHEMA = [ACCOUNTS, WORKOUTS, COACHING, BILLING, ADMIN, USAGE_SUMS, PLATFORM].join('');

/** The whole schema. Later changes are migrations of their own. */
export class CreateSchema1764000000000 implements MigrationInterface {
  name = 'CreateSchema1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA);
  }

  /** Views and triggers are dropped with their tables. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE ${namesOf('TABLE')} CASCADE`);
    await runner.query(`DROP SEQUENCE ${namesOf('SEQUENCE')}`);
    await runner.query(`DROP FUNCTION ${namesOf('FUNCTION')}`);
  }
}

function namesOf(kind: 'TABLE' | 'SEQUENCE' | 'FUNCTION'): string {
  return [...SCHEMA.matchAll(new RegExp(`^CREATE ${kind} (\\w+)`, 'gm'))]
    .map(([, name]) => name)
    .join(', ');
}
