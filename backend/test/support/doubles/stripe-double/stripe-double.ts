import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { eventObject } from './objects/event.js';
import { PRICE_ID } from './objects/price.js';
import { StripeBooks, type Tell } from './stripe-books.js';
import { answerOf } from './stripe-routes.js';
import { IdempotencyKeys } from './idempotency-keys.js';
import { failed, type Failure, type Reply } from './reply.js';

export const WEBHOOK_SECRET = 'whsec_double';

/** A signed event as it goes over the wire. */
export interface Delivery {
  readonly id: string;
  readonly type: string;
  readonly body: string;
  readonly signature: string;
}

/** Whatever is signed; the double makes no judgement of it. */
export interface SignedEvent {
  readonly id: string;
  readonly type: string;
}

/**
 * What the double does with a call in place of answering: a status, which Stripe may keep for every
 * further call with the same key; silence; or doing the work and losing the answer.
 */
export type Mood =
  | { readonly say: number; readonly kept?: boolean }
  | { readonly hang: true }
  | { readonly loseAnswer: true };

/**
 * A Stripe on 127.0.0.1: it keeps state, signs its events as Stripe does, and can be set to
 * misbehave.
 */
export class StripeDouble {
  readonly books: StripeBooks;
  /** Method and path of every call. */
  readonly calls: string[] = [];
  /** For the next calls, one each, where the path fits. */
  readonly moods: { readonly path: RegExp; readonly mood: Mood }[] = [];
  /** Every event so far, in the order in which it came about. */
  readonly events: Delivery[] = [];
  /** Whom events are sent to as they come about; null keeps them here. */
  deliver: ((delivery: Delivery) => void) | null = null;
  now: () => Date = () => new Date();
  private readonly keys = new IdempotencyKeys(() => this.now());
  private readonly server: Server;

  private constructor() {
    this.books = new StripeBooks(this.tell, () => Math.floor(this.now().getTime() / 1000));
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  static async start(): Promise<StripeDouble> {
    const double = new StripeDouble();
    double.server.listen(0, '127.0.0.1');
    await once(double.server, 'listening');
    return double;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Settings that point the product here. */
  get env(): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: 'sk_test_double',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_ID: PRICE_ID,
      STRIPE_API_BASE: this.url,
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  /** Signs any body as Stripe would. */
  sign<T extends SignedEvent>(event: T, secret = WEBHOOK_SECRET, at = this.now()): Delivery {
    const body = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret,
      timestamp: Math.floor(at.getTime() / 1000),
    });
    return { id: event.id, type: event.type, body, signature };
  }

  private readonly tell: Tell = (type, { subscription, invoice }) => {
    const event = eventObject({
      id: `evt_double${this.events.length + 1}`,
      type,
      created: Math.floor(this.now().getTime() / 1000),
      subscription,
      invoice,
    });
    const delivery = this.sign(event);
    this.events.push(delivery);
    this.deliver?.(delivery);
  };

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const method = request.method ?? 'GET';
    const sent = method === 'GET' ? url.search : await text(request);
    this.calls.push(`${method} ${url.pathname}`);
    this.books.liveOn();
    const mood = this.nextMood(`${method} ${url.pathname}`);
    if ('hang' in mood) return;
    const key = request.headers['idempotency-key'];
    const call = {
      key: typeof key === 'string' ? key : null,
      terms: `${method} ${url.pathname} ${sent}`,
    };
    const said = 'say' in mood ? failureOf(mood.say) : null;
    if (said && !('kept' in mood)) return send(response, said, 'once');
    const asked = { method, path: url.pathname, fields: new URLSearchParams(sent) };
    const { reply, again } = this.keys.answer(
      call,
      () => said ?? answerOf(this.books, asked, Math.floor(this.now().getTime() / 1000)),
    );
    if ('loseAnswer' in mood) response.destroy();
    else send(response, reply, again ? 'again' : 'first');
  }

  /** Takes the first mood that was set for this call; an empty one where there is none. */
  private nextMood(call: string): Mood | Record<string, never> {
    const at = this.moods.findIndex(({ path }) => path.test(call));
    return at < 0 ? {} : (this.moods.splice(at, 1)[0]?.mood ?? {});
  }
}

function failureOf(status: number): Reply {
  const failure = SAID[status] ?? { type: 'api_error', message: 'the double was set to fail' };
  return failed(status, failure);
}

const SAID: Readonly<Record<number, Failure>> = {
  409: {
    type: 'invalid_request_error',
    code: 'idempotency_key_in_use',
    message:
      'There is currently another in-progress request using this Idempotent Key. Please try ' +
      'again later.',
  },
};

/** Stripe advises against trying again what it would only say again. */
function send(
  response: ServerResponse,
  { status, body }: Reply,
  said: 'once' | 'first' | 'again',
): void {
  const headers = {
    ...(said !== 'once' && status >= 500 && { 'Stripe-Should-Retry': 'false' }),
    ...(said === 'again' && { 'Idempotent-Replayed': 'true' }),
  };
  response
    .writeHead(status, {
      'Content-Type': 'application/json',
      'Request-Id': 'req_double',
      ...headers,
    })
    .end(JSON.stringify(body));
}
