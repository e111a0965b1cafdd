import { HttpClient, type Answer } from '#test/support/http-client.js';
import { collected, type Frame, type Message } from './coach.support.js';

export interface DemoFrame extends Frame {
  readonly questionsUsed?: number;
}

export interface Demo {
  readonly workoutId: string;
  readonly sessionId: string;
}

export interface DemoChat {
  readonly messages: readonly Message[];
  readonly questionsUsed: number;
  readonly questionLimit: number;
}

/** Begins a visit; a ride for beginners where nothing else is said. */
export async function startDemo(url: string, changes: Record<string, unknown> = {}): Promise<Demo> {
  const { status, body } = await new HttpClient(url).post<Demo & Record<string, unknown>>(
    '/api/demo/session',
    { sport: 'cycling', level: 'beginner', ...changes },
  );
  if (status !== 201) throw new Error(`the demo answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** A question whose answer streams; the response is that of `fetch`, its body unread. */
export function askDemo(
  url: string,
  demo: Demo,
  message: string,
  more: Record<string, unknown> = {},
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(`${url}/api/demo-chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...demo, message, unitSystem: 'METRIC', ...more }),
    signal: signal ?? null,
  });
}

/** All frames of an answer; throws where the question was refused. */
export async function answered(
  url: string,
  demo: Demo,
  message: string,
  more: Record<string, unknown> = {},
): Promise<readonly DemoFrame[]> {
  const response = await askDemo(url, demo, message, more);
  if (response.status !== 200)
    throw new Error(`the demo answered ${response.status}: ${await response.text()}`);
  return collected(response);
}

export function demoChat(url: string, { workoutId, sessionId }: Demo): Promise<Answer<DemoChat>> {
  return new HttpClient(url).get<DemoChat>(
    `/api/demo-chat/messages/${workoutId}?sessionId=${encodeURIComponent(sessionId)}`,
  );
}
