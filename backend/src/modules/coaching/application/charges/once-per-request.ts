import { Injectable } from '@nestjs/common';
import type { PendingAnswer, StoredPart, TextPart, ToldPart } from './pending-answer.js';

type Last = StoredPart | ToldPart;

/**
 * Makes a second click wait for the first and gives it the same answer, as long as the first is
 * under way in this process. What was stored is found by its request id in the database, also by
 * another process.
 */
@Injectable()
export class OncePerRequest {
  private readonly underWay = new Map<string, Promise<Last | null>>();

  /**
   * @param key names the very question; null where the client gave no name for it
   * @param earlier the answer that an earlier request of this name got
   * @param begin asks; called by the first one only, or by the next where that failed
   */
  async run<L extends Last>(
    key: string | null,
    earlier: () => Promise<L | null>,
    begin: () => Promise<PendingAnswer<L>>,
  ): Promise<PendingAnswer<L>> {
    if (key === null) return begin();
    for (let other = this.underWay.get(key); other; other = this.underWay.get(key)) {
      const last = (await other) as L | null;
      if (last) return again(last);
    }
    const leave = this.enter(key);
    try {
      const last = await earlier();
      if (last) leave(last);
      if (last) return again(last);
      const pending = await begin();
      return { parts: (signal) => watched(pending.parts(signal), leave) };
    } catch (error) {
      leave(null);
      throw error;
    }
  }

  private enter(key: string): (last: Last | null) => void {
    let tell: (last: Last | null) => void = () => undefined;
    this.underWay.set(key, new Promise((resolve) => (tell = resolve)));
    return (last) => {
      this.underWay.delete(key);
      tell(last);
    };
  }
}

async function* watched<L extends Last>(
  parts: AsyncIterable<TextPart | L>,
  leave: (last: L | null) => void,
): AsyncGenerator<TextPart | L> {
  let last: L | null = null;
  try {
    for await (const part of parts) {
      if (part.kind !== 'text') last = part;
      yield part;
    }
  } finally {
    leave(last);
  }
}

function again<L extends Last>(last: L): PendingAnswer<L> {
  const text = last.kind === 'stored' ? last.message.content : last.answer.content;
  return {
    async *parts(signal) {
      signal.throwIfAborted();
      yield { kind: 'text', text };
      yield last;
    },
  };
}
