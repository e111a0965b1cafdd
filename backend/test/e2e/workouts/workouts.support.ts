import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { buildRide, buildRun, type RidePlan, type RunPlan } from '#test/builders/fit/index.js';
import type { Answer, HttpClient } from '#test/support/http-client.js';
import type { TestApp } from '#test/support/test-app.js';

type Body = Record<string, unknown>;

/** Posts the bytes as a browser's form does. */
export function upload<T = Body>(
  client: HttpClient,
  bytes: Uint8Array,
  name = 'ride.fit',
  field = 'fitFile',
): Promise<Answer<T>> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  return uploadForm<T>(client, form);
}

export function uploadForm<T = Body>(client: HttpClient, form: FormData): Promise<Answer<T>> {
  return client.send<T>('/api/workouts/upload', { method: 'POST', body: form });
}

/** Uploads and answers the id of the workout; throws where that did not go well. */
export async function uploaded(
  client: HttpClient,
  bytes: Uint8Array,
  name = 'ride.fit',
): Promise<string> {
  const answer = await upload<{ id: string }>(client, bytes, name);
  if (answer.status !== 201)
    throw new Error(`the upload answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

/** A short ride; rides of different minutes are different sessions. */
export function shortRide(minute = 0, plan: Partial<RidePlan> = {}): Uint8Array {
  return buildRide({ seconds: 300, startTime: new Date(Date.UTC(2026, 4, 3, 7, minute)), ...plan });
}

export function shortRun(minute = 0, plan: Partial<RunPlan> = {}): Uint8Array {
  return buildRun({ seconds: 300, startTime: new Date(Date.UTC(2026, 4, 4, 7, minute)), ...plan });
}

export async function rows<T extends object>(
  app: TestApp,
  sql: string,
  parameters: unknown[] = [],
): Promise<T[]> {
  return app.app.get(DataSource).query<T[]>(sql, parameters);
}

/** What one athlete has left in the database and on disk. */
export interface Traces {
  readonly uploads: number;
  readonly workouts: number;
  readonly slotsUsed: number;
}

export async function tracesOf(app: TestApp, email: string): Promise<Traces> {
  const [traces] = await rows<Traces>(
    app,
    `SELECT (SELECT count(*) FROM uploads WHERE user_id = users.id)::int AS uploads,
            (SELECT count(*) FROM workouts WHERE user_id = users.id)::int AS workouts,
            COALESCE((SELECT uploads_used FROM trial_usage WHERE user_id = users.id), 0)::int
              AS "slotsUsed"
     FROM users WHERE email = $1`,
    [email],
  );
  if (!traces) throw new Error(`nobody is called ${email}`);
  return traces;
}

/**
 * Every file below the data folder, half-written ones among them; letters come whenever the queue
 * gets to them and do not count.
 */
export async function filesOnDisk(app: TestApp): Promise<string[]> {
  const letters = join(app.dataDir, 'mail');
  const entries = await readdir(app.dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && !entry.name.endsWith('.secret') && entry.parentPath !== letters,
  );
  return files.map((entry) => join(entry.parentPath, entry.name));
}
