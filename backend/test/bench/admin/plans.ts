import type { Client } from 'pg';
import type { DatabaseSession } from '#platform/database/database-session.js';
import type { TypeormAdminReports } from '#admin/adapters/persistence/typeorm-admin-reports.js';
import type { TypeormAuditLog } from '#admin/adapters/persistence/typeorm-audit-log.js';
import type { TypeormUserDirectory } from '#admin/adapters/persistence/typeorm-user-directory.js';
import type { UserQuery } from '#admin/domain/user-query.js';

const ADAPTERS = '../../../dist/modules/admin/adapters/persistence/';
const EVERYBODY: UserQuery = { filter: 'ALL', search: '', sort: 'createdAt_desc' };

/**
 * How the server goes about the statements that the built product sends, as `EXPLAIN ANALYZE` tells
 * it.
 */
export async function queryPlans(
  database: Client,
  range: { from: string; to: string },
): Promise<string> {
  const { TypeormUserDirectory: Directory } = await adapter<{
    TypeormUserDirectory: typeof TypeormUserDirectory;
  }>('typeorm-user-directory');
  const { TypeormAdminReports: Reports } = await adapter<{
    TypeormAdminReports: typeof TypeormAdminReports;
  }>('typeorm-admin-reports');
  const { TypeormAuditLog: Log } = await adapter<{ TypeormAuditLog: typeof TypeormAuditLog }>(
    'typeorm-audit-log',
  );
  const told: string[] = [];
  const explain = async (what: string, run: (session: DatabaseSession) => Promise<unknown>) => {
    told.push(`### ${what}`);
    await run(explaining(database, told));
  };
  await explain('users, newest', (session) => new Directory(session).page(EVERYBODY, 0, 25));
  await explain('users, page 2000', (session) =>
    new Directory(session).page(EVERYBODY, 49_975, 25),
  );
  await explain('users on a plan', (session) =>
    new Directory(session).page({ ...EVERYBODY, filter: 'ACTIVE' }, 0, 25),
  );
  await explain('users on a rare plan, by address', (session) =>
    new Directory(session).page({ ...EVERYBODY, filter: 'EXPIRED', sort: 'email_asc' }, 0, 25),
  );
  await explain('search: everybody has it', (session) =>
    new Directory(session).page({ ...EVERYBODY, search: 'example.com' }, 0, 25),
  );
  await explain('search: one in twenty has it', (session) =>
    new Directory(session).page({ ...EVERYBODY, search: 'anna' }, 0, 25),
  );
  await explain('search: nobody has it', (session) =>
    new Directory(session).page({ ...EVERYBODY, search: 'nobody is called so' }, 0, 25),
  );
  await explain('deleted accounts', (session) => new Reports(session).deletedAccounts(0, 100));
  await explain('demo sessions of 30 days', (session) =>
    new Reports(session).demoSessions(range, 0, 100),
  );
  await explain('audit log of one administrator', (session) =>
    new Log(session).page({ actor: 'staff3@example.com', action: null, subject: null }, null, 50),
  );
  await explain('usage of today', (session) =>
    new Reports(session).usage({ from: range.to, to: range.to }, 0, 100),
  );
  await explain('usage over 30 days', (session) => new Reports(session).usage(range, 0, 100));
  return told.join('\n');
}

/** A built adapter, as the product runs it. */
async function adapter<T>(name: string): Promise<T> {
  return (await import(new URL(`${ADAPTERS}${name}.js`, import.meta.url).href)) as T;
}

/** A session that writes down the plan of every statement before it is answered. */
function explaining(database: Client, told: string[]): DatabaseSession {
  let turn: Promise<unknown> = Promise.resolve();
  const rowsOf = async (sql: string, parameters: unknown[]) =>
    (await database.query<Record<string, unknown>>(sql, parameters)).rows;
  const query = async (sql: string, parameters: unknown[] = []): Promise<unknown[]> => {
    if (!/^\s*(SELECT|WITH)\b/.test(sql)) return rowsOf(sql, parameters);
    const { rows } = await database.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN (ANALYZE, BUFFERS) ${sql}`,
      parameters,
    );
    told.push('```', ...rows.map((row) => row['QUERY PLAN']), '```');
    return rowsOf(sql, parameters);
  };
  const inTurn = (sql: string, parameters?: unknown[]): Promise<unknown[]> => {
    const answer = turn.then(() => query(sql, parameters));
    turn = answer;
    return answer;
  };
  const session = {
    query: inTurn,
    first: async (sql: string, parameters?: unknown[]) =>
      (await inTurn(sql, parameters))[0] ?? null,
    inNewTransaction: (work: () => Promise<unknown>) => work(),
  };
  return session as unknown as DatabaseSession;
}
