import type { HttpClient } from '#test/support/http-client.js';
import type { TestApp } from '#test/support/test-app.js';
import { rows } from '../workouts/workouts.support.js';

export interface Message {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly createdAt: string;
  readonly userId: string;
  readonly workoutId: string | null;
  readonly evidence: readonly {
    readonly id: string;
    readonly label: string;
    readonly display: string;
    readonly workoutId?: string;
    readonly workout?: string;
    readonly at?: { readonly from: number; readonly to: number; readonly channel: string };
  }[];
  readonly unverified: readonly string[];
  readonly coach: string | null;
  readonly model: string | null;
}

export interface Frame {
  readonly chunk?: string;
  readonly done?: true;
  readonly message?: Message;
  readonly remaining?: number | null;
  readonly error?: { readonly code: string; readonly message: string };
}

/** What a question gets as JSON; `code` where it is refused. */
export interface Asked {
  readonly message: Message;
  readonly remaining: number | null;
  readonly code: string;
}

/** The reserved and the counted questions about comparisons of an athlete. */
export function comparisonQuestions(app: TestApp, email: string): Promise<{ reserved: boolean }[]> {
  return rows(
    app,
    'SELECT held_until IS NOT NULL AS reserved FROM comparison_questions WHERE user_id = ' +
      '(SELECT id FROM users WHERE email = $1)',
    [email],
  );
}

/** A question whose answer streams; the response is that of `fetch`, its body unread. */
export function askStreaming(
  athlete: HttpClient,
  body: object,
  signal?: AbortSignal,
  path = '/api/ai/chat',
): Promise<Response> {
  return fetch(athlete.url + path, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${athlete.token}`,
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
    },
    body: JSON.stringify(body),
    signal: signal ?? null,
  });
}

/** The frames of an event stream as they come. */
export async function* framesOf(response: Response): AsyncGenerator<Frame> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of response.body ?? []) {
    rest += decoder.decode(bytes as Uint8Array, { stream: true });
    const frames = rest.split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) yield JSON.parse(frame.replace(/^data: /, '')) as Frame;
  }
}

/** All frames of an event stream. */
export async function collected(response: Response): Promise<readonly Frame[]> {
  const frames: Frame[] = [];
  for await (const frame of framesOf(response)) frames.push(frame);
  return frames;
}

export async function messagesOf(
  athlete: HttpClient,
  workoutId: string,
): Promise<readonly Message[]> {
  return (await athlete.get<{ messages: Message[] }>(`/api/chat/messages?workoutId=${workoutId}`))
    .body.messages;
}
