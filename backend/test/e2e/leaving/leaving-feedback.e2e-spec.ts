import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HttpClient, newAthlete, type Answer } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { encoded, payloadOf, signed } from '../credentials/credentials.support.js';
import { deletedRows, erased, leave } from './leaving.support.js';
import { rows } from '../workouts/workouts.support.js';

const SAID = { reason: 'too-expensive', feedback: 'Too dear for winter.', wouldRecommend: 'maybe' };
const DAY_S = 24 * 60 * 60;

interface Loose {
  readonly reason: string;
  readonly feedback: string | null;
  readonly would_recommend: string;
}

describe('feedback over HTTP', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  }, 60_000);
  afterAll(() => app.close());

  const say = (body: object): Promise<Answer> =>
    new HttpClient(app.url).post('/api/feedback', body);
  const loose = () =>
    rows<Loose>(app, 'SELECT reason, feedback, would_recommend FROM loose_feedback ORDER BY id');

  /** A token of an account that has been closed, and the id of its owner. */
  async function left(): Promise<{ token: string; userId: string }> {
    const athlete = await newAthlete(app.url, {}, { onboarding: 'none' });
    const token = athlete.token ?? '';
    await leave(athlete);
    return { token, userId: payloadOf(token)['sub'] as string };
  }

  it('joins the feedback with the closed account [FBK-08, FBK-14]', async () => {
    const { token, userId } = await left();
    const before = await loose();
    expect(await say({ ...SAID, userToken: token })).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('Your feedback has been submitted.') },
    });
    const [row] = await deletedRows(app, userId);
    expect(row).toMatchObject({
      feedback_reason: 'too-expensive',
      feedback_text: 'Too dear for winter.',
      would_recommend: 'maybe',
      feedback_at: expect.any(Date),
    });
    expect(await loose()).toEqual(before);
  });

  it('keeps an account’s first answer, also against a concurrent second [X-45]', async () => {
    const { token, userId } = await left();
    const before = await loose();
    const answers = await Promise.all(
      ['not-useful', 'other', 'found-alternative'].map((reason) =>
        say({ reason, wouldRecommend: 'no', userToken: token }),
      ),
    );
    const [first] = await deletedRows(app, userId);
    const late = await say({ ...SAID, userToken: token });
    expect(
      new Set([...answers, late].map(({ status, body }) => JSON.stringify([status, body]))).size,
    ).toBe(1);
    expect(await erased(app, userId)).toEqual({ ...first, erased_at: expect.any(Date) });
    expect(first?.feedback_reason).not.toBeNull();
    expect(await loose()).toEqual(before);
  });

  it('accepts the token of an expired session [X-45]', async () => {
    const { token, userId } = await left();
    const now = Math.floor(Date.now() / 1000);
    await say({
      ...SAID,
      userToken: signed({ ...payloadOf(token), iat: now - 30 * DAY_S, exp: now - 20 * DAY_S }),
    });
    expect(await deletedRows(app, userId)).toEqual([
      expect.objectContaining({ feedback_reason: 'too-expensive' }),
    ]);
  });

  it('stays anonymous 24 hours after the closing [X-45]', async () => {
    const { token, userId } = await left();
    await rows(
      app,
      `UPDATE deleted_accounts SET deleted_at = now() - interval '24 hours 1 second' WHERE ` +
        'user_id = $1',
      [userId],
    );
    await expectLoose({ userToken: token }, userId);
    await rows(
      app,
      `UPDATE deleted_accounts SET deleted_at = now() - interval '23 hours 59 minutes' WHERE ` +
        'user_id = $1',
      [userId],
    );
    await say({ ...SAID, userToken: token });
    expect(await deletedRows(app, userId)).toEqual([
      expect.objectContaining({ feedback_reason: 'too-expensive' }),
    ]);
  });

  it.each<[string, (token: string) => string]>([
    [
      'signed by somebody else',
      (token) => signed(payloadOf(token), undefined, 'another secret, and long enough as well'),
    ],
    [
      'signed by nobody',
      (token) => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(payloadOf(token))}.`,
    ],
    [
      'signed by another algorithm',
      (token) => signed(payloadOf(token), { alg: 'HS512', typ: 'JWT' }, undefined, 'sha512'),
    ],
    ['for somebody else’s ears', (token) => signed({ ...payloadOf(token), aud: 'another-api' })],
    ['of another issuer', (token) => signed({ ...payloadOf(token), iss: 'another' })],
    [
      'that was changed',
      (token) => token.replace(/\.[^.]+\./, `.${encoded({ ...payloadOf(token), ver: 9 })}.`),
    ],
    [
      'that names nobody',
      (token) => signed({ ...payloadOf(token), sub: '01a1fc78-7bcd-774b-af42-e2e3e1574b0a' }),
    ],
    ['whose name is no id', (token) => signed({ ...payloadOf(token), sub: "' OR 1=1 --" })],
    ['that is malformed', () => 'nonsense'],
    ['that is empty', () => ''],
  ])('keeps what comes with a token %s, and ties it to nothing [X-45]', async (_what, forge) => {
    const { token, userId } = await left();
    await expectLoose({ userToken: forge(token) }, userId);
  });

  it.each([
    ['null', { userToken: null }],
    ['left out', {}],
  ])('keeps what comes with a token that is %s [FBK-01, FBK-08]', async (_what, body) => {
    const { userId } = await left();
    await expectLoose(body, userId);
  });

  it('stays anonymous for an open account [X-45]', async () => {
    const athlete = await newAthlete(app.url);
    await expectLoose(
      { userToken: athlete.token },
      payloadOf(athlete.token ?? '')['sub'] as string,
    );
    expect((await athlete.get('/api/auth/me')).status).toBe(200);
  });

  it('opens nothing else with the token [X-45, SEC-15]', async () => {
    const { token } = await left();
    const client = new HttpClient(app.url, token);
    await say({ ...SAID, userToken: token });
    const answers = await Promise.all([
      ...[
        '/api/auth/me',
        '/api/profile',
        '/api/workouts',
        '/api/account/export',
        '/api/subscription/status',
      ].map((path) => client.get(path)),
      leave(client),
      client.post('/api/auth/change-password', {
        currentPassword: 'secret-1',
        newPassword: 'another-secret-9',
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  });

  it.each(['too-expensive', 'not-useful', 'difficult-to-use', 'found-alternative', 'other'])(
    'takes the reason %s [FBK-06]',
    async (reason) => {
      expect((await say({ reason, wouldRecommend: 'yes' })).status).toBe(200);
    },
  );

  it.each(['yes', 'no', 'maybe'])('takes %s for an answer [FBK-07]', async (wouldRecommend) => {
    expect((await say({ reason: 'other', wouldRecommend })).status).toBe(200);
  });

  it.each([
    ['FBK-04 no reason', { reason: undefined }, 'reason', 'Please select a reason'],
    ['FBK-06 a reason that there is not', { reason: 'bored' }, 'reason', 'Please select a reason'],
    [
      'FBK-05 no recommendation',
      { wouldRecommend: undefined },
      'wouldRecommend',
      'Please select an option',
    ],
    [
      'FBK-07 a recommendation that there is not',
      { wouldRecommend: 'perhaps' },
      'wouldRecommend',
      'Please select an option',
    ],
    [
      '5001 characters',
      { feedback: 'x'.repeat(5001) },
      'feedback',
      'Feedback must be at most 5000 characters',
    ],
    [
      'a text of another type',
      { feedback: { toString: 'x' } },
      'feedback',
      'Feedback must be a text',
    ],
    ['a token that is no text', { userToken: 7 }, 'userToken', 'The token must be a text'],
    [
      'a token of ten kilobytes',
      { userToken: 'x'.repeat(10_000) },
      'userToken',
      'The token is too long',
    ],
    [
      'a field that there is not',
      { userId: '01a1fc78-7bcd-774b-af42-e2e3e1574b0a' },
      'userId',
      'There is no field "userId".',
    ],
  ])('refuses %s and names the field', async (_what, change, field, message) => {
    const before = await loose();
    expect(await say({ ...SAID, ...change })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [{ field, message }] },
    });
    expect(await loose()).toEqual(before);
  });

  it.each([
    ['5000 characters', '🚴'.repeat(2500), '🚴'.repeat(2500)],
    ['a NUL and an escape', 'a\u0000b\u001b[0m', 'ab[0m'],
    ['mark-up', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['SQL', "'); DROP TABLE users; --", "'); DROP TABLE users; --"],
    ['nothing', '   ', null],
  ])('stores %s harmlessly [FBK-08]', async (_what, feedback, kept) => {
    expect((await say({ ...SAID, feedback })).status).toBe(200);
    expect((await loose()).at(-1)?.feedback).toBe(kept);
  });

  async function expectLoose(change: object, userId: string): Promise<void> {
    const before = await loose();
    expect((await say({ ...SAID, ...change })).status).toBe(200);
    const text = {
      reason: SAID.reason,
      feedback: SAID.feedback,
      would_recommend: SAID.wouldRecommend,
    };
    expect(await loose()).toEqual([...before, text]);
    for (const row of await deletedRows(app, userId)) expect(row.feedback_at).toBeNull();
  }
});

describe('too much feedback from one network', () => {
  it('is refused after five in an hour, with the wait', async () => {
    const app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    try {
      const answers: Answer[] = [];
      for (let number = 0; number < 6; number += 1)
        answers.push(await new HttpClient(app.url).post('/api/feedback', SAID));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
      expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(3500);
    } finally {
      await app.close();
    }
  }, 60_000);
});
