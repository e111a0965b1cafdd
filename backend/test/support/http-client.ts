/** What came back: status, headers and the parsed body. */
export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** Real HTTP against a running app; signs in with the token it is given. */
export class HttpClient {
  readonly url: string;
  readonly token: string | null;

  constructor(url: string, token: string | null = null) {
    this.url = url;
    this.token = token;
  }

  as(token: string): HttpClient {
    return new HttpClient(this.url, token);
  }

  get<T = Record<string, unknown>>(path: string): Promise<Answer<T>> {
    return this.send<T>(path, { method: 'GET' });
  }

  post<T = Record<string, unknown>>(path: string, body: object): Promise<Answer<T>> {
    return this.json<T>('POST', path, body);
  }

  patch<T = Record<string, unknown>>(path: string, body: object): Promise<Answer<T>> {
    return this.json<T>('PATCH', path, body);
  }

  put<T = Record<string, unknown>>(path: string, body: object): Promise<Answer<T>> {
    return this.json<T>('PUT', path, body);
  }

  delete<T = Record<string, unknown>>(path: string, body: object): Promise<Answer<T>> {
    return this.json<T>('DELETE', path, body);
  }

  private json<T>(method: string, path: string, body: object): Promise<Answer<T>> {
    return this.send<T>(path, {
      method,
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
  }

  /**
   * Any request; the token is added, the body is read as JSON (null where it is empty or something
   * else).
   */
  async send<T = Record<string, unknown>>(path: string, init: RequestInit): Promise<Answer<T>> {
    const headers = new Headers(init.headers);
    if (this.token !== null) headers.set('Authorization', `Bearer ${this.token}`);
    const response = await fetch(this.url + path, { ...init, headers });
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: (json && text ? JSON.parse(text) : null) as T,
    };
  }
}

let registered = 0;

/** How far the questionnaire of a new athlete is. */
export type Onboarding = 'none' | 'skipped' | 'completed';

/**
 * Registers a new athlete and answers a client that is signed in as them. The questionnaire is
 * completed where nothing else is said, yet no thresholds are kept, so that a test knows every one
 * that it set itself.
 */
export async function newAthlete(
  url: string,
  changes: Record<string, string> = {},
  {
    onboarding = 'completed',
    plan = 'trial',
  }: { readonly onboarding?: Onboarding; readonly plan?: 'trial' | 'active' } = {},
): Promise<HttpClient & { readonly email: string }> {
  registered += 1;
  const email = changes['email'] ?? `athlete-${process.pid}-${registered}@example.com`;
  const person = {
    password: 'secret-1',
    firstName: 'Ada',
    lastName: 'Athlete',
    city: 'Graz',
    country: 'Austria',
    sport: 'BOTH',
    ...changes,
    email,
  };
  const { token } = await well(
    new HttpClient(url).post<{ token: string }>('/api/auth/register', person),
  );
  const athlete = Object.assign(new HttpClient(url, token), { email });
  if (onboarding === 'skipped') await well(athlete.post('/api/profile/skip-onboarding', {}));
  if (onboarding === 'completed') await completeProfile(athlete);
  if (plan === 'active') await subscribe(athlete);
  return athlete;
}

/**
 * Pays in the sandbox, as the page does. @param cardNumber of the sandbox; where none is given one
 * that always pays
 */
export async function subscribe(
  athlete: HttpClient,
  cardNumber = '4242424242424242',
): Promise<void> {
  const { clientSecret } = await well(
    athlete.post<{ clientSecret?: string }>('/api/subscription/create', {}),
  );
  await well(athlete.post('/api/billing/sandbox/confirm', { clientSecret, cardNumber }));
  const { appStatus } = await well(
    athlete.post<{ appStatus: string }>('/api/subscription/sync', {}),
  );
  if (appStatus !== 'ACTIVE') throw new Error(`the plan is ${appStatus}`);
}

/** Answers to every required question, and to no other. */
export const REQUIRED_ANSWERS = {
  age: 34,
  gender: 'other',
  heightCm: 176,
  weightKg: 70,
  trainingVolumeHours: 6,
  trainingBackground: 'INTERMEDIATE',
  workType: 'SITTING',
  sleepQuality: 'good',
  stressLevel: 'low',
  maxHR: 190,
  restingHR: 50,
} as const;

async function completeProfile(athlete: HttpClient): Promise<void> {
  await well(athlete.patch('/api/onboarding/draft', REQUIRED_ANSWERS));
  await well(athlete.post('/api/onboarding/complete', {}));
  const { thresholds } = await well(
    athlete.get<{ thresholds: { validFrom: string }[] }>('/api/profile/thresholds'),
  );
  for (const { validFrom } of thresholds)
    await well(athlete.send(`/api/profile/thresholds/${validFrom}`, { method: 'DELETE' }));
}

async function well<T>(asked: Promise<Answer<T>>): Promise<T> {
  const { status, body } = await asked;
  if (status >= 300) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
