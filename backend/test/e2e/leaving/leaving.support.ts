import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { newsApplied } from '../billing/billing.support.js';
import { shortRide, upload, rows } from '../workouts/workouts.support.js';
import { eventually } from '#test/support/eventually.js';
import {
  newAthlete,
  REQUIRED_ANSWERS,
  subscribe,
  type Answer,
  type HttpClient,
} from '#test/support/http-client.js';
import type { TestApp } from '#test/support/test-app.js';

export interface Person {
  readonly client: HttpClient;
  readonly email: string;
  readonly userId: string;
  readonly workoutId: string;
}

/** Somebody who has left the marker in every place that takes a text, and numbers in the others. */
export async function personEverywhere(app: TestApp, marker: string, minute = 0): Promise<Person> {
  const client = await newAthlete(app.url, {
    firstName: marker,
    lastName: marker,
    city: marker,
    country: marker,
  });
  await well(
    client.patch('/api/onboarding/draft', {
      ...REQUIRED_ANSWERS,
      medications: marker,
      medicalConditions: marker,
      hasInjuries: true,
      goalDetails: marker,
    }),
  );
  await well(client.post('/api/onboarding/complete', {}));
  await well(client.patch('/api/onboarding/draft', { goalDetails: `${marker}, unfinished` }));
  await well(client.put('/api/profile/thresholds/2026-01-01', { currentFTP: 251 }));
  await well(client.post('/api/profile', { unitSystem: 'IMPERIAL' }));
  await well(client.post('/api/auth/forgot-password', { email: client.email }));
  await well(
    client.post('/api/auth/change-email', { email: `new-${client.email}`, password: 'secret-1' }),
  );
  const { id: workoutId } = await well(
    upload<{ id: string }>(client, shortRide(minute), `${marker}.fit`),
  );
  await well(client.post('/api/ai/chat', { workoutId, message: `How was my pacing? ${marker}` }));
  await subscribe(client);
  await well(client.post('/api/subscription/cancel-request', { reason: marker }));
  const { user } = await well(client.get<{ user: { id: string } }>('/api/auth/me'));
  await newsApplied(app, user.id, [
    'customer.subscription.created',
    'customer.subscription.updated',
    'customer.subscription.updated',
    'invoice.paid',
  ]);
  return { client, email: client.email, userId: user.id, workoutId };
}

export async function well<T>(asked: Promise<Answer<T>>): Promise<T> {
  const { status, body } = await asked;
  if (status >= 300) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** @param password that of `newAthlete` where none is given */
export function leave(client: HttpClient, password = 'secret-1'): Promise<Answer> {
  return client.delete('/api/auth/account', { password });
}

export interface DeletedRow {
  readonly id: string;
  readonly email: string;
  readonly signup_date: Date;
  readonly deleted_at: Date;
  readonly upload_count: number;
  readonly feedback_reason: string | null;
  readonly feedback_text: string | null;
  readonly would_recommend: string | null;
  readonly feedback_at: Date | null;
  readonly erased_at: Date | null;
}

export function deletedRows(app: TestApp, userId: string): Promise<DeletedRow[]> {
  return rows<DeletedRow>(app, 'SELECT * FROM deleted_accounts WHERE user_id = $1', [userId]);
}

/** Waits for the end of the erasure and answers the row that stays. */
export function erased(app: TestApp, userId: string): Promise<DeletedRow> {
  return eventually(async () => {
    const [row, ...more] = await deletedRows(app, userId);
    if (!row?.erased_at || more.length > 0)
      throw new Error(`the account is not erased: ${JSON.stringify([row, ...more])}`);
    return row;
  });
}

/** The rows of every schema that contain a text, as `schema.table: row`. */
export async function rowsWith(app: TestApp, text: string): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    app,
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
     ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const hits = await app.app
      .get(DataSource)
      .query<{ row: string }[]>(
        `SELECT t::text AS row FROM ${name} t WHERE t::text ILIKE '%' || $1 || '%'`,
        [text],
      );
    found.push(...hits.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

/** Files below the data folder, letters among them, whose name or content holds a text. */
export async function filesWith(app: TestApp, text: string): Promise<string[]> {
  const entries = await readdir(app.dataDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const held = await Promise.all(
    files.map(async (file) => file.includes(text) || (await contentOf(file)).includes(text)),
  );
  return files.filter((_, index) => held[index]).sort();
}

/** Empty for a file that has just been given its name or taken away. */
function contentOf(file: string): Promise<Buffer> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
}
