import { jest } from '@jest/globals';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly request: Request;
  /** The JSON body; undefined where there was none. */
  readonly body: unknown;
}

type Fixed = Response | object;
type Computed = (call: Call) => Fixed | Promise<Fixed>;
export type Answer = Fixed | Computed;

/** Answers by `METHOD /path`; what is not listed answers 404, as the server would. */
export type Answers = Readonly<Record<string, Answer>>;

export interface Network {
  readonly calls: readonly Call[];
  readonly callsTo: (route: string) => readonly Call[];
  /** Adds answers, or replaces them. */
  readonly answer: (more: Answers) => void;
}

const isComputed = (answer: Answer): answer is Computed => typeof answer === 'function';

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
}

/** An error as the contract writes it. */
export function failure(
  status: number,
  code: string,
  message: string,
  details: object = {},
): Response {
  return json({ statusCode: status, code, error: code, message, ...details }, status);
}

async function record(request: Request): Promise<Call> {
  const { pathname, searchParams } = new URL(request.url);
  const text = await request.clone().text();
  const body: unknown = request.headers.get('Content-Type')?.includes('json')
    ? JSON.parse(text)
    : undefined;
  return {
    method: request.method,
    path: pathname,
    query: searchParams,
    headers: request.headers,
    request,
    body,
  };
}

/**
 * Puts a double in place of `fetch`: the edge of the page, so that everything above it is the real
 * thing.
 */
export function mockNetwork(answers: Answers): Network {
  const known = new Map(Object.entries(answers));
  const calls: Call[] = [];
  globalThis.fetch = jest.fn(async (input: Request | string | URL, init?: RequestInit) => {
    const call = await record(new Request(input, init));
    calls.push(call);
    const answer =
      known.get(`${call.method} ${call.path}`) ??
      failure(404, 'NOT_FOUND', 'There is nothing here.');
    const given = isComputed(answer) ? await answer(call) : answer;
    return given instanceof Response ? given.clone() : json(given);
  });
  return {
    calls,
    callsTo: (route) => calls.filter(({ method, path }) => `${method} ${path}` === route),
    answer: (more) => Object.entries(more).forEach(([route, answer]) => known.set(route, answer)),
  };
}
