import { Client } from 'pg';

/**
 * Runs `work` while this process alone, of all on this database, holds the lock. Others wait. The
 * lock belongs to a connection of its own, so PostgreSQL gives it back when the process dies; and
 * to a transaction on it: behind a pooler, the lock of a session would stay with the connection,
 * which the pooler gives to another client.
 */
export async function withAdvisoryLock<T>(
  url: string,
  key: number,
  work: () => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'stridewatt lock' });
  await client.connect();
  try {
    // It only waits, however long the work takes.
    await client.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0');
    await client.query('SELECT pg_advisory_xact_lock($1)', [key]);
    return await work();
  } finally {
    await client.end();
  }
}
