import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '#test/support/eventually.js';
import { HttpClient } from '#test/support/http-client.js';
import { SmtpDouble } from '#test/support/doubles/smtp-double.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { linkIn, logIn, newAthlete, query, userRow } from './credentials.support.js';

describe('letters while the mail server is down', () => {
  let app: TestApp;
  let smtp: SmtpDouble;
  beforeAll(async () => {
    smtp = await SmtpDouble.start();
    app = await startTestApp({ env: { SMTP_URL: smtp.url } });
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await smtp.stop();
  });

  const contents = (subject: string) =>
    smtp.letters
      .filter(({ content }) => content.includes(`Subject: ${subject}`))
      .map(({ content }) => content.replaceAll('=\r\n', '').replaceAll('=3D', '='));

  it('never delay a request, never get lost [AUTH-25, AUTH-32, FAULT-40]', async () => {
    smtp.mood = { at: 'greeting', say: '421 try again later' };
    const { email } = await newAthlete(app.url);
    const visitor = new HttpClient(app.url);
    expect((await visitor.post('/api/auth/forgot-password', { email })).status).toBe(200);
    await eventually(async () => {
      const [job] = await query(
        app,
        `SELECT attempts_made FROM bullmq.job WHERE name = 'send-password-reset-mail'`,
      );
      expect(job).toEqual({ attempts_made: 1 });
    });
    expect(smtp.letters).toEqual([]);
    smtp.mood = { at: 'never' };
    const letter = await eventually(() => {
      const [found] = contents('Reset your password');
      if (found === undefined) throw new Error('the letter has not come');
      return found;
    });
    const token = linkIn(letter).searchParams.get('token');
    expect(
      (await visitor.post('/api/auth/reset-password', { token, password: 'brand-new-1' })).status,
    ).toBe(200);
    expect((await logIn(app, email, 'brand-new-1')).status).toBe(200);
    expect(contents('Reset your password')).toHaveLength(1);
  });

  it('are not retried after a permanent refusal of the address [AUTH-20]', async () => {
    smtp.mood = { at: 'recipient', say: '550 nobody of that name' };
    const { id } = await userRow(app, (await newAthlete(app.url)).email);
    await eventually(async () => {
      const left = await query(
        app,
        `SELECT job_id FROM outbox UNION ALL SELECT id FROM bullmq.job WHERE id = $1`,
        [`send-welcome-mail-${String(id)}`],
      );
      expect(left).toEqual([]);
    });
    smtp.mood = { at: 'never' };
  });
});

describe('letters planned by a process that only serves', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ working: false });
  }, 60_000);
  afterAll(() => app.close());

  it('queue the same job for known and unknown addresses, without a secret [AUTH-25]', async () => {
    const { email } = await newAthlete(app.url);
    const visitor = new HttpClient(app.url);
    await visitor.post('/api/auth/forgot-password', { email });
    await visitor.post('/api/auth/forgot-password', { email: 'nobody@example.com' });
    const jobs = await eventually(async () => {
      const rows = await query<{ data: object }>(
        app,
        `SELECT data FROM bullmq.job WHERE name = 'send-password-reset-mail' ORDER BY data->>'at'`,
      );
      if (rows.length < 2) throw new Error('the jobs have not come');
      return rows;
    });
    expect(jobs.map(({ data }) => data)).toEqual(
      [email, 'nobody@example.com'].map((asked) => ({
        email: asked,
        requestId: expect.any(String),
        at: expect.any(String),
      })),
    );
    expect(await query(app, 'SELECT 1 FROM password_resets')).toEqual([]);
  });
});
