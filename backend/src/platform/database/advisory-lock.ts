import { Client } from 'pg';

/**
 * Runs `work` while this process alone, of all on this database, holds the lock. Others wait.
 * The lock belongs to a connection of its own, so PostgreSQL gives it back when the process dies.
 * @param url of the server itself: behind a pooler in transaction mode the lock would stay with a connection that others use next
 */
export async function withAdvisoryLock<T>(url: string, key: number, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'stridewatt lock' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [key]);
    return await work();
  } finally {
    await client.end();
  }
}
