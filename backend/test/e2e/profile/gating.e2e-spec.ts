import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  newAthlete,
  REQUIRED_ANSWERS,
  type Answer,
  type HttpClient,
  type Onboarding,
} from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { rows, shortRide, upload, uploaded } from '../workouts/workouts.support.js';

type Person = HttpClient & { readonly email: string };

/** Needs nothing, at least that the questionnaire was skipped, or that it was completed. */
type Need = 'none' | 'skipped' | 'completed';
type Route = readonly [
  need: Need,
  name: string,
  call: (client: HttpClient, workoutId: string) => Promise<Answer>,
];

const ROUTES: readonly Route[] = [
  ['completed', 'GET /api/workouts/{id}', (client, id) => client.get(`/api/workouts/${id}`)],
  [
    'completed',
    'GET /api/workouts/{id}/streams',
    (client, id) => client.get(`/api/workouts/${id}/streams`),
  ],
  [
    'completed',
    'GET /api/workouts/{id}/file',
    (client, id) => client.get(`/api/workouts/${id}/file`),
  ],
  [
    'completed',
    'GET /api/workouts/compare',
    (client, id) => client.get(`/api/workouts/compare?ids=${id},${neighbour(id)}`),
  ],
  [
    'completed',
    'POST /api/ai/chat',
    (client, workoutId) => client.post('/api/ai/chat', { workoutId, message: 'How far?' }),
  ],
  [
    'completed',
    'GET /api/chat/messages',
    (client, id) => client.get(`/api/chat/messages?workoutId=${id}`),
  ],
  [
    'completed',
    'GET /api/chat/suggestions',
    (client, id) => client.get(`/api/chat/suggestions?workoutId=${id}`),
  ],
  [
    'completed',
    'GET /api/chat/suggestions/comparison',
    (client, id) => client.get(`/api/chat/suggestions/comparison?ids=${id},${neighbour(id)}`),
  ],
  [
    'completed',
    'POST /api/ai/analyze-comparison',
    (client, id) =>
      client.post('/api/ai/analyze-comparison', {
        message: 'How far?',
        workoutIds: [id, neighbour(id)],
      }),
  ],
  ['skipped', 'POST /api/workouts/upload', (client) => upload(client, new Uint8Array(3))],
  ['none', 'GET /api/workouts', (client) => client.get('/api/workouts')],
  ['none', 'GET /api/user/has-workouts', (client) => client.get('/api/user/has-workouts')],
  ['none', 'GET /api/auth/me', (client) => client.get('/api/auth/me')],
  ['none', 'GET /api/profile', (client) => client.get('/api/profile')],
  ['none', 'POST /api/profile', (client) => client.post('/api/profile', { distanceUnit: 'km' })],
  ['none', 'GET /api/profile/thresholds', (client) => client.get('/api/profile/thresholds')],
  [
    'none',
    'PUT /api/profile/thresholds/{validFrom}',
    (client) => client.put('/api/profile/thresholds/2020-01-01', { weightKg: 70 }),
  ],
  [
    'none',
    'DELETE /api/profile/thresholds/{validFrom}',
    (client) => client.send('/api/profile/thresholds/2019-01-01', { method: 'DELETE' }),
  ],
  ['none', 'GET /api/onboarding/draft', (client) => client.get('/api/onboarding/draft')],
  [
    'none',
    'PATCH /api/onboarding/draft',
    (client) => client.patch('/api/onboarding/draft', { gpsComputer: 'none' }),
  ],
  ['none', 'GET /api/subscription/status', (client) => client.get('/api/subscription/status')],
];

/** An id that nobody has. */
function neighbour(id: string): string {
  return id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
}

const ENOUGH: Readonly<Record<Onboarding, readonly Need[]>> = {
  none: ['none'],
  skipped: ['none', 'skipped'],
  completed: ['none', 'skipped', 'completed'],
};

describe('what an athlete may reach', () => {
  let app: TestApp;
  const people = new Map<string, { readonly client: Person; readonly workoutId: string }>();

  beforeAll(async () => {
    app = await startTestApp();
    for (const role of ['athlete', 'admin'] as const) {
      for (const onboarding of ['none', 'skipped', 'completed'] as const) {
        const client = await newAthlete(app.url);
        const workoutId = await uploaded(client, shortRide());
        await rows(
          app,
          'UPDATE users SET role = $2, profile_completed = $3, onboarding_skipped = $4 WHERE ' +
            'email = $1',
          [client.email, role, onboarding === 'completed', onboarding === 'skipped'],
        );
        people.set(`${role} ${onboarding}`, { client, workoutId });
      }
    }
  }, 60_000);
  afterAll(() => app.close());

  const cases = (['athlete', 'admin'] as const).flatMap((role) =>
    (['none', 'skipped', 'completed'] as const).flatMap((onboarding) =>
      ROUTES.map(([need, name, call]) => [role, onboarding, name, need, call] as const),
    ),
  );

  it.each(cases)(
    'an %s with questionnaire %s: %s [GATE-05, GATE-15, WKT-07, CHAT-10]',
    async (role, onboarding, _name, need, call) => {
      const { client, workoutId } = people.get(`${role} ${onboarding}`) ?? notThere();
      const answer = await call(client, workoutId);
      if (ENOUGH[onboarding].includes(need)) {
        expect(answer.body?.['code']).not.toBe('ONBOARDING_REQUIRED');
      } else {
        expect(answer).toMatchObject({
          status: 400,
          body: {
            statusCode: 400,
            code: 'ONBOARDING_REQUIRED',
            error: 'ONBOARDING_REQUIRED',
            requiresOnboarding: true,
          },
        });
      }
    },
  );

  it('reveals no workout to an athlete without a profile [GATE-15]', async () => {
    const { client, workoutId } = people.get('athlete skipped') ?? notThere();
    const [own, nobodys] = [
      await client.get(`/api/workouts/${workoutId}`),
      await client.get('/api/workouts/00000000-0000-7000-8000-000000000000'),
    ];
    expect(nobodys.body).toEqual(own.body);
  });

  it('hides each workout from other athletes [GATE-14, SEC-17]', async () => {
    const { workoutId } = people.get('athlete completed') ?? notThere();
    const other = await newAthlete(app.url);
    const { client: admin } = people.get('admin completed') ?? notThere();
    for (const client of [other, admin]) {
      for (const [, , call] of ROUTES.filter(([need]) => need === 'completed')) {
        expect(await call(client, workoutId)).toMatchObject({
          status: 404,
          body: { code: 'NOT_FOUND' },
        });
      }
    }
  });

  it('a refused question is neither counted nor stored [CHAT-10]', async () => {
    const { client, workoutId } = people.get('athlete skipped') ?? notThere();
    await client.post('/api/ai/chat', { workoutId, message: 'How far?' });
    expect((await client.get('/api/subscription/status')).body).toMatchObject({ questionsUsed: 0 });
    expect(
      await rows(app, 'SELECT 1 FROM chat_messages WHERE workout_id = $1', [workoutId]),
    ).toEqual([]);
  });

  it('opens once the questionnaire is skipped, fully once it is completed [GATE-06]', async () => {
    const athlete = await newAthlete(app.url, {}, { onboarding: 'none' });
    expect((await upload(athlete, shortRide())).body).toMatchObject({
      code: 'ONBOARDING_REQUIRED',
    });
    await athlete.post('/api/profile/skip-onboarding', {});
    const id = await uploaded(athlete, shortRide());
    expect((await athlete.get(`/api/workouts/${id}`)).status).toBe(400);
    await athlete.patch('/api/onboarding/draft', REQUIRED_ANSWERS);
    await athlete.post('/api/onboarding/complete', {});
    expect((await athlete.get(`/api/workouts/${id}`)).status).toBe(200);
  });
});

function notThere(): never {
  throw new Error('nobody of this standing');
}
