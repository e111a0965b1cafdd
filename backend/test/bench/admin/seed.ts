import type { Client } from 'pg';
import { PEOPLE } from './seed-people.js';
import { RECORDS } from './seed-records.js';
import { TRAINING } from './seed-training.js';
import { SUMS, USAGE } from './seed-usage.js';

/** How much there is of what administrators look at. */
export interface Crowd {
  readonly users: number;
  readonly workouts: number;
  /** Calls to models; two for each workout at most, one of the report and one of a question. */
  readonly calls: number;
}

/** For which the administrators' pages must stay quick. */
export const FULL: Crowd = { users: 100_000, workouts: 1_000_000, calls: 2_000_000 };

/** The same of few people, in the same proportions. */
export function crowdOf(users: number): Crowd {
  return { users, workouts: users * 10, calls: users * 20 };
}

/**
 * One step of the seeding: its name for the terminal, and its statements, which find the figures in
 * the table `crowd`.
 */
export interface SeedStep {
  readonly what: string;
  /** Tables whose indexes are built afterwards. */
  readonly tables: readonly string[];
  readonly statements: readonly string[];
}

const STEPS: readonly SeedStep[] = [PEOPLE, TRAINING, USAGE, SUMS, RECORDS];

/**
 * Fills a database that has its schema and no athletes, in one transaction, with one
 * statement for all rows of a table. Needs a superuser: triggers and foreign keys are off,
 * and what triggers maintain is computed from all rows. Throws if the database has athletes.
 */
export async function seedAdministration(
  database: Client,
  crowd: Crowd,
  say: (line: string) => void,
): Promise<void> {
  const { rows } = await database.query<{ there: boolean }>(
    `SELECT EXISTS (SELECT FROM users WHERE role <> 'admin') AS there`,
  );
  if (rows[0]?.there)
    throw new Error('there are athletes in this database; the crowd gets one of its own');
  await database.query('BEGIN');
  await database.query(`SET LOCAL session_replication_role = replica`);
  await database.query(`SET LOCAL maintenance_work_mem = '256MB'`);
  await database.query(`SET LOCAL work_mem = '128MB'`);
  await database.query(
    `CREATE TEMPORARY TABLE crowd ON COMMIT DROP AS SELECT ${crowd.users}::int AS users, ` +
      `${crowd.workouts}::int AS workouts, ${crowd.calls}::int AS calls`,
  );
  for (const { what, tables, statements } of STEPS) {
    const begun = performance.now();
    await withoutIndexes(database, tables, async () => {
      for (const statement of statements) await database.query(statement);
    });
    say(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  }
  await database.query('COMMIT');
  // The lists' plans are made from these figures; the visibility map lets indexes answer alone, as
  // autovacuum would see to it.
  await database.query('VACUUM (ANALYZE)');
}

/**
 * Sorting a million rows once is quicker than finding a place for each. Keys that others refer to
 * stay.
 */
async function withoutIndexes(
  database: Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await database.query<{ away: string; back: string }>(
    `SELECT CASE WHEN c.oid IS NULL THEN 'DROP INDEX ' || indexrelid::regclass
                 ELSE format('ALTER TABLE %s DROP CONSTRAINT %I', indrelid::regclass, conname)
            END AS away,
            CASE WHEN c.oid IS NULL THEN pg_get_indexdef(indexrelid)
                 ELSE format('ALTER TABLE %s ADD CONSTRAINT %I %s',
                             indrelid::regclass, conname, pg_get_constraintdef(c.oid))
            END AS back
     FROM pg_index
     LEFT JOIN pg_constraint c ON c.conindid = indexrelid AND c.contype IN ('p', 'u')
     WHERE indrelid::regclass::text = ANY ($1)
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype = 'f')`,
    [tables],
  );
  for (const { away } of rows) await database.query(away);
  await work();
  for (const { back } of rows) await database.query(back);
}
