import { describe, expect, it } from '@jest/globals';
import { failure, mockNetwork } from '../testing/environment/network.js';
import { postEventStream } from './event-stream.js';

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

async function frames(path: string): Promise<unknown[]> {
  const received: unknown[] = [];
  for await (const frame of postEventStream(path, { message: 'hi' }, new AbortController().signal))
    received.push(frame);
  return received;
}

describe('postEventStream', () => {
  it('yields each frame whole, wherever the network cut it', async () => {
    const network = mockNetwork({
      'POST /api/ai/chat': () =>
        pieces('data: {"chu', 'nk":"a"}\n\ndata: {"chunk":"b"}\n', '\ndata: {"done":true}\n\n'),
    });
    expect(await frames('/api/ai/chat')).toEqual([{ chunk: 'a' }, { chunk: 'b' }, { done: true }]);
    expect(network.calls[0]?.headers.get('Accept')).toBe('text/event-stream');
  });

  it('throws what the server refused with, before any frame [CNV-04]', async () => {
    mockNetwork({ 'POST /api/ai/chat': failure(402, 'TRIAL_QUESTION_LIMIT', 'Used up.') });
    await expect(frames('/api/ai/chat')).rejects.toMatchObject({ code: 'TRIAL_QUESTION_LIMIT' });
  });
});
