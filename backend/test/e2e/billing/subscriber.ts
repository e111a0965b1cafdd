import { expect } from '@jest/globals';
import { eventually } from '#test/support/eventually.js';
import type { HttpClient } from '#test/support/http-client.js';
import type { BillingWorld, Card } from './billing-world.js';
import { planOf } from './billing.support.js';
import { lettersOf, lettersTo } from '../credentials/credentials.support.js';
import { rows } from '../workouts/workouts.support.js';

export type Athlete = HttpClient & { readonly email: string };

const OPERATOR = 'billing@operator.example';

/** Sets the address that receives the emails to the operator. */
export async function setNotificationEmail({ app }: BillingWorld): Promise<void> {
  await rows(
    app,
    `INSERT INTO settings (key, value) VALUES ('notification_email', $1)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [OPERATOR],
  );
}

/** An athlete's calls about the subscription, and the emails that they cause. */
export class Subscriber {
  constructor(
    private readonly world: BillingWorld,
    private readonly athlete: Athlete,
  ) {}

  async sync(): Promise<unknown> {
    return (await this.athlete.post('/api/subscription/sync', {})).body['appStatus'];
  }

  cancel(reason = '') {
    return this.athlete.post<{ subscriptionStatus: string; paidThrough: string }>(
      '/api/subscription/cancel-request',
      { reason },
    );
  }

  async create(): Promise<string> {
    const { body } = await this.athlete.post<{ clientSecret: string }>(
      '/api/subscription/create',
      {},
    );
    return body.clientSecret;
  }

  /** Starts and pays a plan; returns the end of the paid time. */
  async subscribe(card: Card = '4242424242424242'): Promise<Date> {
    await this.world.pay(this.athlete, await this.create(), card);
    expect(await this.sync()).toBe('ACTIVE');
    return new Date(String((await planOf(this.athlete))['paidThrough']));
  }

  letters(subject: string, count = 1): Promise<string[]> {
    return lettersOf(this.world.app, this.athlete.email, subject, count);
  }

  /** The only email to the operator about the athlete with this subject. */
  operatorsLetter(subject: string): Promise<string> {
    return eventually(async () => {
      const about = (await lettersTo(this.world.app, OPERATOR)).filter(
        (letter) => letter.includes(this.athlete.email) && letter.includes(`Subject: ${subject}`),
      );
      expect(about).toHaveLength(1);
      return String(about[0]);
    });
  }
}
