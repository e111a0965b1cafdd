import { eventually } from '#test/support/eventually.js';
import type { HttpClient } from '#test/support/http-client.js';
import type { TestApp } from '#test/support/test-app.js';
import { rows } from '../workouts/workouts.support.js';

/**
 * Waits until news of exactly these types about the person's subscriptions have come and are
 * applied.
 */
export function newsApplied(app: TestApp, userId: string, types: readonly string[]): Promise<void> {
  return eventually(async () => {
    const news = await rows<{ type: string; applied: boolean }>(
      app,
      'SELECT e.type, e.applied_at IS NOT NULL AS applied FROM billing_events e JOIN ' +
        'subscriptions s ON s.provider = e.provider AND s.id = e.subscription_id WHERE ' +
        's.user_id = $1',
      [userId],
    );
    const applied = news.filter((event) => event.applied).map(({ type }) => type);
    if (JSON.stringify(applied.sort()) !== JSON.stringify([...types].sort()))
      throw new Error(`these news are applied: ${applied.join(', ')}`);
  });
}

/** What `GET /api/subscription/status` says. */
export async function planOf(athlete: HttpClient): Promise<Record<string, unknown>> {
  return (await athlete.get('/api/subscription/status')).body;
}

export async function idOf(app: TestApp, email: string): Promise<string> {
  const [user] = await rows<{ id: string }>(app, 'SELECT id FROM users WHERE email = $1', [email]);
  if (!user) throw new Error(`nobody is called ${email}`);
  return user.id;
}

/** Nothing of the trial is left, so that one upload more shows a plan. */
export async function useUpTrial(app: TestApp, email: string): Promise<void> {
  await rows(
    app,
    'INSERT INTO trial_usage (user_id, uploads_used) SELECT id, 3 FROM users WHERE email = $1',
    [email],
  );
}

/** The id of the newest subscription of a person. */
export async function subscriptionOf(app: TestApp, email: string): Promise<string> {
  const [row] = await rows<{ id: string }>(
    app,
    'SELECT s.id FROM subscriptions s JOIN users u ON u.id = s.user_id WHERE u.email = $1 ' +
      'ORDER BY s.created_at DESC',
    [email],
  );
  if (!row) throw new Error(`${email} has no subscription`);
  return row.id;
}

/** Everything that news about a subscription could leave behind. */
export async function traces(app: TestApp, subscriptionId: string): Promise<readonly object[]> {
  return [
    ...(await rows(
      app,
      `SELECT id, type, applied_at FROM billing_events WHERE subscription_id = $1 ORDER BY id`,
      [subscriptionId],
    )),
    ...(await rows(app, `SELECT id, status, reading FROM subscriptions WHERE id = $1`, [
      subscriptionId,
    ])),
    ...(await rows(app, `SELECT count(*) FROM billing_events WHERE subscription_id IS NULL`)),
  ];
}
