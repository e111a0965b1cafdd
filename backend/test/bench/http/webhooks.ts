import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StripeDouble } from '#test/support/doubles/stripe-double/stripe-double.js';
import { startProduct } from '../product.js';
import { measured, told } from './measure.js';
import type { Stage } from './stage.js';

const CONNECTIONS = 10;

/**
 * Signed news of a subscription, each a new one, at a product that is pointed at a Stripe of our
 * own.
 */
export async function measureWebhooks(stage: Stage): Promise<void> {
  const stripe = await StripeDouble.start();
  const dataDir = await mkdtemp(join(tmpdir(), 'stridewatt-bench-webhooks-'));
  const product = await startProduct(dataDir, {
    DATABASE_URL: stage.databaseUrl,
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'info',
    ...stripe.env,
  });
  let sent = 0;
  const next = (): { body: string; headers: Record<string, string> } => {
    sent += 1;
    const { body, signature } = stripe.sign(eventOf(sent));
    return { body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
  };
  try {
    const target = { url: `${product.url}/api/billing/webhook`, method: 'POST' as const, next };
    stage.tell(
      told(
        '`POST /api/billing/webhook`, each event new',
        CONNECTIONS,
        await measured({ ...stage, product }, target, CONNECTIONS),
        { perSecond: 200, p99: 200 },
      ),
    );
  } finally {
    await product.stop();
    await stripe.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Of a subscription that nobody here has, so that nothing but the event is kept. */
function eventOf(number: number): {
  id: string;
  type: string;
  object: string;
  created: number;
  livemode: boolean;
  data: object;
} {
  return {
    id: `evt_bench_${process.pid}_${number}`,
    object: 'event',
    type: 'customer.subscription.updated',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: {
      object: {
        id: 'sub_of_nobody',
        object: 'subscription',
        customer: 'cus_of_nobody',
        status: 'active',
      },
    },
  };
}
