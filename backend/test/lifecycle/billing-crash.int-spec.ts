import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { until } from '#platform/database/embedded-postgres/processes.js';
import { eventually } from '../support/eventually.js';
import { HttpClient, newAthlete, subscribe } from '../support/http-client.js';
import { ProductProcess } from '../support/product-process.js';
import { SmtpDouble } from '../support/doubles/smtp-double.js';
import { createTestDatabase, type TestDatabase } from '../support/run/test-database.js';
import { workFolder } from '../support/run/work-folder.js';

jest.setTimeout(240_000);

const OPERATOR = 'billing@operator.example';
/** A letter whose process was killed is taken again when its lock has run out. */
const TAKEN_AGAIN_MS = 120_000;

describe('letters about a plan whose server is killed', () => {
  let database: TestDatabase;
  let smtp: SmtpDouble;
  let dataDir: string;
  let product: ProductProcess;
  const launch = async (role: string): Promise<string> => {
    product = await ProductProcess.launch({
      dataDir,
      role,
      env: { DATABASE_URL: database.url, SMTP_URL: smtp.url, RATE_LIMIT_SCALE: '1000' },
    });
    return product.ready();
  };
  const kill = async (): Promise<void> => {
    product.kill('SIGKILL');
    expect(await product.ended()).toBe('SIGKILL');
  };

  beforeAll(async () => {
    [database, smtp, dataDir] = await Promise.all([
      createTestDatabase(),
      SmtpDouble.start(),
      workFolder(),
    ]);
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query(`INSERT INTO settings (key, value) VALUES ('notification_email', $1)`, [
      OPERATOR,
    ]);
    await client.end();
  }, 60_000);
  afterAll(async () => {
    product.kill('SIGTERM');
    await product.ended();
    await Promise.all([database.drop(), smtp.stop()]);
  });

  /** Receiver, subject and id of each letter about the plan. */
  const letters = () =>
    smtp.letters.flatMap(({ to, content }) => {
      const [, subject = ''] = /^Subject: (.*)$/m.exec(content.replaceAll('\r', '')) ?? [];
      return /subscription/i.test(subject)
        ? [`${to.join()} ${subject} ${/^Message-ID: (.*)$/im.exec(content)?.[1]?.trim() ?? ''}`]
        : [];
    });

  /**
   * Killed before the note that a letter is in the queue, it goes there twice: that is the moment
   * in which a letter may come twice.
   */
  const handedOn = async (): Promise<void> => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await eventually(async () =>
      expect((await client.query('SELECT 1 FROM outbox')).rows).toEqual([]),
    );
    await client.end();
  };

  it('reach athlete and owner once, if killed before or during the handover [X-17]', async () => {
    const athlete = await newAthlete(await launch('api'), {}, { onboarding: 'none' });
    await subscribe(athlete);
    expect((await athlete.post('/api/subscription/cancel-request', { reason: '' })).status).toBe(
      200,
    );
    await kill();

    smtp.mood = { at: 'content', hang: true };
    await launch('all');
    await until(() => smtp.connections > 0, TAKEN_AGAIN_MS);
    await handedOn();
    await kill();
    expect(letters()).toEqual([]);

    smtp.mood = { at: 'never' };
    const again = new HttpClient(await launch('all'), athlete.token);
    await until(() => letters().length >= 4, TAKEN_AGAIN_MS);
    // What comes after all that was under way shows that nothing of it came a second time.
    for (const act of ['resume', 'cancel-request'])
      expect((await again.post(`/api/subscription/${act}`, {})).status).toBe(200);
    await until(() => letters().length >= 6, TAKEN_AGAIN_MS);
    expect(
      letters()
        .map((letter) => letter.replace(/ <.*/, ''))
        .sort(),
    ).toEqual(
      [
        ...[
          'Your Pro plan has started',
          'Your Pro plan is canceled',
          'Your Pro plan is canceled',
        ].map((subject) => `${athlete.email} ${subject}`),
        ...[
          'A subscription has started',
          'A subscription was canceled',
          'A subscription was canceled',
        ].map((subject) => `${OPERATOR} ${subject}`),
      ].sort(),
    );
    expect(new Set(letters()).size).toBe(6);
  });
});
