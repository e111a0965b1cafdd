import { startWithAdministrator } from '../e2e/admin/admin.support.js';
import { payloadOf } from '../e2e/credentials/credentials.support.js';
import { rows, shortRide, upload } from '../e2e/workouts/workouts.support.js';
import { HttpClient, newAthlete, subscribe } from '../support/http-client.js';
import type { TestApp } from '../support/test-app.js';

/** Everybody who may knock at the door, and what belongs to the first athlete. */
export interface Cast {
  readonly app: TestApp;
  readonly clients: Readonly<Record<Role, HttpClient>>;
  readonly workoutId: string;
  readonly uploadId: string;
  readonly userId: string;
  readonly sessionId: string;
}

export type Role =
  | 'nobody'
  | 'forger'
  | 'left'
  | 'trial'
  | 'owner'
  | 'paying'
  | 'canceled'
  | 'suspended'
  | 'administrator';

export async function assemble(): Promise<Cast> {
  const { app, boss } = await startWithAdministrator();
  const owner = await newAthlete(app.url);
  const { body } = await upload<{ id: string }>(owner, shortRide());
  const [own] = await rows<{ upload: string; user: string }>(
    app,
    `SELECT upload_id AS upload, user_id AS user FROM workouts WHERE id = $1`,
    [body.id],
  );
  const [trial, paying, canceled, suspended, left] = await Promise.all([
    newAthlete(app.url),
    newAthlete(app.url),
    newAthlete(app.url),
    newAthlete(app.url),
    newAthlete(app.url),
  ]);
  await subscribe(paying);
  await subscribe(canceled);
  await canceled.post('/api/subscription/cancel-request', {});
  await rows(
    app,
    `UPDATE users SET suspended_at = now(), suspend_reason = 'a test' WHERE email = $1`,
    [suspended.email],
  );
  await left.delete('/api/auth/account', { password: 'secret-1' });
  const [head = '', payload = ''] = (owner.token ?? '').split('.');
  const forger = new HttpClient(app.url, `${head}.${payload}.${'A'.repeat(43)}`);
  const clients = {
    nobody: new HttpClient(app.url),
    forger,
    left,
    trial,
    owner,
    paying,
    canceled,
    suspended,
    administrator: boss,
  };
  const sessionId = payloadOf(owner.token ?? '')['sid'] as string;
  return {
    app,
    clients,
    workoutId: body.id,
    uploadId: own?.upload ?? '',
    userId: own?.user ?? '',
    sessionId,
  };
}
