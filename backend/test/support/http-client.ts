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
    return this.send<T>(path, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });
  }

  /** Any request; the token is added, the body is read as JSON (null where it is empty or something else). */
  async send<T = Record<string, unknown>>(path: string, init: RequestInit): Promise<Answer<T>> {
    const headers = new Headers(init.headers);
    if (this.token !== null) headers.set('Authorization', `Bearer ${this.token}`);
    const response = await fetch(this.url + path, { ...init, headers });
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, headers: response.headers, body: (json && text ? JSON.parse(text) : null) as T };
  }
}

let registered = 0;

/** Registers a new athlete and answers a client that is signed in as them. */
export async function newAthlete(url: string, changes: Record<string, string> = {}): Promise<HttpClient & { readonly email: string }> {
  registered += 1;
  const email = changes['email'] ?? `athlete-${process.pid}-${registered}@example.com`;
  const person = { password: 'secret-1', firstName: 'Ada', lastName: 'Athlete', city: 'Graz', country: 'Austria', sport: 'BOTH', ...changes, email };
  const answer = await new HttpClient(url).post<{ token: string }>('/api/auth/register', person);
  if (answer.status !== 201) throw new Error(`registration answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return Object.assign(new HttpClient(url, answer.body.token), { email });
}
