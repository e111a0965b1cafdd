import { describe, expect, it, jest } from '@jest/globals';
import { failure, mockNetwork } from '../testing/environment/network.js';
import { ApiError, NetworkError } from './api-error.js';
import { getCurrentUser, getProfile, listWorkouts, saveProfile } from './generated/sdk.gen.js';
import { unauthenticatedAsNull } from './unauthenticated-as-null.js';

async function thrown(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('a call of the generated client', () => {
  it('is never cached and sends same-origin credentials [CNV-01]', async () => {
    const network = mockNetwork({ 'GET /api/profile': {} });
    await getProfile();
    expect(network.calls[0]?.request).toMatchObject({
      cache: 'no-store',
      credentials: 'same-origin',
    });
  });

  it('sends a body as JSON and says so, and says nothing without a body [CNV-02]', async () => {
    const network = mockNetwork({ 'POST /api/profile': {}, 'GET /api/profile': {} });
    await saveProfile({ body: { maxHR: 190 } });
    await getProfile();
    expect(network.calls[0]).toMatchObject({ body: { maxHR: 190 } });
    expect(network.calls.map(({ headers }) => headers.get('Content-Type'))).toEqual([
      'application/json',
      null,
    ]);
  });

  it('carries the stored token as bearer, and nothing without one [CNV-03, CNV-14]', async () => {
    const network = mockNetwork({ 'GET /api/profile': {} });
    await getProfile();
    localStorage.setItem('token', 'secret');
    await getProfile();
    expect(network.calls.map(({ headers }) => headers.get('Authorization'))).toEqual([
      null,
      'Bearer secret',
    ]);
  });

  it('leaves out the parts of a query that say nothing', async () => {
    const network = mockNetwork({ 'GET /api/workouts': {} });
    await listWorkouts({ query: { year: 2026, month: undefined } });
    expect(network.calls[0]?.query.toString()).toBe('year=2026');
  });

  it('throws status, body, code and sentence for a failed call [CNV-04, CNV-17]', async () => {
    mockNetwork({
      'GET /api/profile': new Response(
        '{"code":"NOT_FOUND","error":"gone","message":"It is gone."}',
        {
          status: 404,
        },
      ),
    });
    const error = await thrown(getProfile());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: '404: {"code":"NOT_FOUND","error":"gone","message":"It is gone."}',
      status: 404,
      code: 'NOT_FOUND',
      sentence: 'It is gone.',
    });
  });

  it('takes the status text where the body is empty [CNV-05]', async () => {
    mockNetwork({
      'GET /api/profile': new Response('', { status: 502, statusText: 'Bad Gateway' }),
    });
    expect(await thrown(getProfile())).toMatchObject({ message: '502: Bad Gateway' });
  });

  it('copes with an error body that is not of our server', async () => {
    mockNetwork({ 'GET /api/profile': new Response('<h1>Proxy</h1>', { status: 503 }) });
    expect(await thrown(getProfile())).toMatchObject({
      message: '503: <h1>Proxy</h1>',
      sentence: undefined,
      code: undefined,
    });
  });

  it('tells apart that there was no answer at all', async () => {
    globalThis.fetch = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await thrown(getProfile())).toBeInstanceOf(NetworkError);
  });

  it('can take 401 for no data, and still throws every other error [CNV-11]', async () => {
    mockNetwork({
      'GET /api/profile': failure(401, 'UNAUTHENTICATED', 'Please sign in.'),
      'GET /api/auth/me': failure(403, 'FORBIDDEN', 'No.'),
    });
    expect(await unauthenticatedAsNull(getProfile())).toBeNull();
    expect(await thrown(getProfile())).toMatchObject({ status: 401 });
    expect(await thrown(unauthenticatedAsNull(getCurrentUser()))).toMatchObject({
      status: 403,
    });
  });
});
