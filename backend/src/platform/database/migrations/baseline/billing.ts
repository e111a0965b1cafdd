/** What payment providers say of subscriptions, their events, and the sandbox's own books. */
export const BILLING = `
-- What the sandbox says is worth nothing once Stripe is set up, so every row names its provider.
CREATE TABLE billing_customers (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  provider text NOT NULL,
  customer_id text NOT NULL,
  PRIMARY KEY (user_id, provider),
  UNIQUE (provider, customer_id)
);

CREATE SEQUENCE subscription_readings;

CREATE TABLE subscriptions (
  provider text NOT NULL,
  id text NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('incomplete', 'incomplete_expired', 'trialing', 'active',
    'past_due', 'unpaid', 'paused', 'canceled')),
  cancel_at_period_end boolean NOT NULL,
  paid_through timestamptz,
  ended_at timestamptz,
  collection_paused boolean NOT NULL,
  created_at timestamptz NOT NULL,
  cancellations integer NOT NULL DEFAULT 0,
  cancel_reason text,
  reading bigint NOT NULL,
  synced_at timestamptz,
  PRIMARY KEY (provider, id)
);
-- Nobody is ever charged for two plans.
CREATE UNIQUE INDEX subscriptions_one_live_each ON subscriptions (user_id, provider)
  WHERE status NOT IN ('canceled', 'incomplete_expired');
CREATE INDEX subscriptions_by_user ON subscriptions (user_id, provider, created_at);

CREATE TABLE billing_letters (
  provider text NOT NULL,
  subscription_id text NOT NULL,
  kind text NOT NULL,
  occasion text NOT NULL,
  PRIMARY KEY (provider, subscription_id, kind, occasion),
  FOREIGN KEY (provider, subscription_id) REFERENCES subscriptions ON DELETE CASCADE
);

CREATE TABLE billing_events (
  provider text NOT NULL,
  id text NOT NULL,
  type text NOT NULL,
  subscription_id text,
  received_at timestamptz NOT NULL,
  applied_at timestamptz,
  PRIMARY KEY (provider, id)
);
CREATE INDEX billing_events_open ON billing_events (received_at) WHERE applied_at IS NULL;
CREATE INDEX billing_events_by_subscription ON billing_events (provider, subscription_id);

CREATE TABLE billing_reconciliations (
  provider text PRIMARY KEY,
  planned_at timestamptz NOT NULL
);

-- One open synchronisation of all plans at a time.
CREATE TABLE subscription_syncs (
  id uuid PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  place uuid,
  done integer NOT NULL DEFAULT 0,
  total integer,
  failed integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  ended_at timestamptz
);
CREATE UNIQUE INDEX subscription_syncs_one_open ON subscription_syncs ((true))
  WHERE state IN ('waiting', 'running');

CREATE TABLE sandbox_customers (
  id text PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE
);

CREATE TABLE sandbox_subscriptions (
  id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES sandbox_customers ON DELETE CASCADE,
  idempotency_key text NOT NULL UNIQUE,
  client_secret text NOT NULL UNIQUE,
  next_at timestamptz,
  state jsonb NOT NULL
);
CREATE INDEX sandbox_subscriptions_by_customer ON sandbox_subscriptions (customer_id);
CREATE INDEX sandbox_subscriptions_due ON sandbox_subscriptions (next_at)
  WHERE next_at IS NOT NULL;
`;
