import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#kernel/domain-error.js';
import { asDomainError } from '#platform/http/errors/as-domain-error.js';
import { EventStream } from '#platform/http/event-stream.js';
import type {
  PendingAnswer,
  StoredPart,
  TextPart,
  ToldPart,
} from '#coaching/application/charges/pending-answer.js';

/** How the last part of an answer is sent: at the end of an event stream, and as JSON. */
interface Telling<Last> {
  readonly frame: (last: Last) => object;
  readonly json: (last: Last) => object;
}

/** An answer that comes in pieces. */
interface Streamed<Last> {
  parts(signal: AbortSignal): AsyncIterable<TextPart | Last>;
}

/**
 * Replies as JSON once the answer is whole, or sentence by sentence where the client accepts an
 * event stream.
 */
@Injectable()
export class AnswerReplies {
  private readonly logger = new Logger('Coach');

  async reply<Last extends StoredPart | ToldPart>(
    answer: PendingAnswer<Last>,
    telling: Telling<Last>,
    reply: FastifyReply,
    signal: AbortSignal,
  ): Promise<void> {
    if (acceptsEventStream(reply.request)) return this.stream(answer, telling, reply, signal);
    const last = await collect(answer, signal);
    if (last) reply.send(telling.json(last));
    // Nobody waits any more; an answer that is never sent would stay open in the server's books.
    else reply.hijack().raw.destroy();
  }

  /** Sentence by sentence, whatever the client accepts. */
  async stream<Last extends { readonly kind: 'stored' | 'told' }>(
    answer: Streamed<Last>,
    { frame }: Pick<Telling<Last>, 'frame'>,
    reply: FastifyReply,
    signal: AbortSignal,
  ): Promise<void> {
    const stream = EventStream.open(reply);
    try {
      for await (const part of answer.parts(signal)) {
        if (part.kind === 'text') stream.chunk(part.text);
        else stream.done(frame(part));
      }
    } catch (error) {
      if (signal.aborted) return;
      const told = asDomainError(error) ?? this.defect(error);
      stream.error(told.code, told.message);
    }
  }

  private defect(error: unknown): DomainError {
    this.logger.error({ err: error }, 'an answer failed');
    return new DomainError(
      'COACH_UNAVAILABLE',
      'The coach could not finish this answer. Please try again.',
      { retryAfterS: 5 },
    );
  }
}

/** How the whole answer ends; null where the client has gone and nobody waits for it. */
async function collect<Last extends StoredPart | ToldPart>(
  answer: PendingAnswer<Last>,
  signal: AbortSignal,
): Promise<Last | null> {
  let last: Last | null = null;
  try {
    for await (const part of answer.parts(signal)) if (part.kind !== 'text') last = part;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return signal.aborted ? null : last;
}

function acceptsEventStream(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').toLowerCase().includes('text/event-stream');
}
