import { eventually } from '../support/eventually.js';
import type { TestApp } from '../support/test-app.js';
import { rows } from './workouts.support.js';

/** Waits until news of exactly these types about the person's subscriptions have come and are applied. */
export function newsApplied(app: TestApp, userId: string, types: readonly string[]): Promise<void> {
  return eventually(async () => {
    const news = await rows<{ type: string; applied: boolean }>(
      app,
      `SELECT e.type, e.applied_at IS NOT NULL AS applied FROM billing_events e JOIN subscriptions s ON s.provider = e.provider AND s.id = e.subscription_id WHERE s.user_id = $1`,
      [userId],
    );
    const applied = news.filter((event) => event.applied).map(({ type }) => type);
    if (JSON.stringify(applied.sort()) !== JSON.stringify([...types].sort())) throw new Error(`these news are applied: ${applied.join(', ')}`);
  });
}
