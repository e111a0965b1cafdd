import { describe, expect, it } from '@jest/globals';
import { failure, mockNetwork } from '../testing/environment/network.js';
import { NetworkError } from './api-error.js';
import { framesOf } from './event-stream.js';
import { askAboutWorkout } from './generated/sdk.gen.js';

/** An answer that arrives in exactly these pieces. */
function pieces(...texts: readonly string[]): Response {
  const body = new ReadableStream({
    start(controller) {
      texts.forEach((text) => controller.enqueue(new TextEncoder().encode(text)));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

async function frames(signal = new AbortController().signal): Promise<unknown[]> {
  const received: unknown[] = [];
  const body = { message: 'hi', workoutId: 'ride-1' };
  for await (const frame of framesOf((stream) => askAboutWorkout({ body, ...stream }), signal))
    received.push(frame);
  return received;
}

describe('framesOf', () => {
  it('yields each frame whole, wherever the network cut it', async () => {
    const network = mockNetwork({
      'POST /api/ai/chat': () =>
        pieces('data: {"chu', 'nk":"a"}\n\ndata: {"chunk":"b"}\n', '\ndata: {"done":true}\n\n'),
    });
    expect(await frames()).toEqual([{ chunk: 'a' }, { chunk: 'b' }, { done: true }]);
    expect(network.calls[0]?.headers.get('Accept')).toBe('text/event-stream');
  });

  it('throws what the server refused with, before any frame [CNV-04]', async () => {
    mockNetwork({ 'POST /api/ai/chat': failure(402, 'TRIAL_QUESTION_LIMIT', 'Used up.') });
    await expect(frames()).rejects.toMatchObject({ code: 'TRIAL_QUESTION_LIMIT' });
  });

  it('throws NetworkError where the connection breaks, and asks only once', async () => {
    const network = mockNetwork({
      'POST /api/ai/chat': () =>
        new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('lost')) })),
    });
    await expect(frames()).rejects.toBeInstanceOf(NetworkError);
    expect(network.calls).toHaveLength(1);
  });

  it('throws AbortError where the signal has ended the call', async () => {
    const ended = new AbortController();
    mockNetwork({
      'POST /api/ai/chat': () => {
        ended.abort();
        return pieces('data: {"chunk":"a"}\n\n');
      },
    });
    await expect(frames(ended.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
