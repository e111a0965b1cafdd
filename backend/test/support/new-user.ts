import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** A row in `users` for what refers to it. */
export async function newUser(
  dataSource: DataSource,
): Promise<{ readonly userId: string; readonly email: string }> {
  const userId = randomUUID();
  await dataSource.query(
    `INSERT INTO users (id, email, email_key, password_hash, first_name, last_name, city, country,
       sport, created_at, updated_at)
     VALUES ($1::uuid, $1::text, $1::text, '', '', '', '', '', 'BOTH', now(), now())`,
    [userId],
  );
  return { userId, email: userId };
}
