import { transport } from './transport.js';

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface RequestOptions {
  readonly query?: Query;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

function withQuery(path: string, query: Query = {}): string {
  const pairs = Object.entries(query).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  const search = new URLSearchParams(
    pairs.map(([name, value]) => [name, String(value)]),
  ).toString();
  return search ? `${path}?${search}` : path;
}

async function call<T>(
  method: string,
  path: string,
  { query, body, signal }: RequestOptions,
): Promise<T> {
  const init: RequestInit = { method, headers: { Accept: 'application/json' } };
  if (signal) init.signal = signal;
  if (body !== undefined) {
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  const response = await transport(withQuery(path, query), init);
  const text = response.status === 204 ? '' : await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** JSON calls. `T` is what the server's document says of the answer. */
export const request = {
  get: <T>(path: string, options: RequestOptions = {}): Promise<T> => call<T>('GET', path, options),
  post: <T>(path: string, options: RequestOptions = {}): Promise<T> =>
    call<T>('POST', path, options),
  put: <T>(path: string, options: RequestOptions = {}): Promise<T> => call<T>('PUT', path, options),
  delete: (path: string, options: RequestOptions = {}): Promise<void> =>
    call<void>('DELETE', path, options),
};
