import type { SeedStep } from './seed.js';

/** Up to so many days ago, scattered by the golden ratio: the same on every run, in no order. */
export const scattered = (n: string, days: number) =>
  `now() - (${n} * 0.6180339887498949::float8 - floor(${n} * 0.6180339887498949::float8)) * ` +
  `interval '${days} days'`;

/** Three years of sign-ups. */
const JOINED = scattered('n', 1095);

/** Of a hundred people 76 are on trial; the others have or had a subscription. */
const PLAN = `CASE WHEN n % 100 < 76 THEN 'TRIAL'
                   WHEN n % 100 < 90 THEN 'ACTIVE'
                   WHEN n % 100 < 93 THEN 'CANCELED'
                   WHEN n % 100 < 97 THEN 'COMPLETED'
                   WHEN n % 100 < 99 THEN 'PENDING'
                   ELSE 'EXPIRED' END`;

const FIRST =
  `(ARRAY['Anna', 'Bence', 'Chloé', 'Diego', 'Elif', 'Farid', 'Greta', 'Hana', 'Ivan', ` +
  `'Jonas', 'Karin', 'Liam', 'Mei', 'Noor', 'Olga', 'Paulo', 'Rosa', 'Sven', 'Tomás', 'Yuki'])`;
const STEM =
  `(ARRAY['Berg', 'Castel', 'Dor', 'Eichen', 'Fern', 'Gold', 'Holm', 'Iron', 'Karl', 'Linden', ` +
  `'Mar', 'Nord', 'Oster', 'Pett', 'Ross', 'Sand', 'Thorn', 'Vall', 'Wester', 'Zell'])`;
const ENDING = `(ARRAY['mann', 'ton', 'sen', 'ova', 'i', 'ström', 'berg', 'field', 'ez', 'wick'])`;
const LAST = `${STEM}[1 + n / 20 % 20] || ${ENDING}[1 + n / 400 % 10]`;
const CITY = `(ARRAY['Graz', 'Leeds', 'Porto', 'Gent', 'Turin', 'Lyon', 'Bergen', 'Boulder'])`;
const COUNTRY =
  `(ARRAY['Austria', 'United Kingdom', 'Portugal', 'Belgium', 'Italy', 'France', 'Norway', ` +
  `'United States'])`;

/** The nth of its kind; ids rise with n, as those of the product rise with time. */
export const idOf = (kind: number, n: string) =>
  `(lpad(to_hex(${n}), 8, '0') || '-0000-7000-800${kind}-000000000000')::uuid`;
export const USER = 1;

export const PEOPLE: SeedStep = {
  what: 'people with their plans',
  tables: ['users'],
  statements: [
    // Triggers do not fire for the role replica; this one counts as it does at a registration.
    `ALTER TABLE users ENABLE ALWAYS TRIGGER users_are_counted_in`,
    `INSERT INTO users (id, email, email_key, password_hash, first_name, last_name, city, country,
                        sport, profile_completed, suspended_at, suspend_reason,
                        plan_status, plan_turns_at, plan_then, created_at, updated_at)
     SELECT ${idOf(USER, 'n')}, email, email, 'nobody can sign in with this', first_name, last_name,
            ${CITY}[1 + n % 8], ${COUNTRY}[1 + n % 8],
            (ARRAY['CYCLING', 'RUNNING', 'BOTH'])[1 + n % 3], n % 4 <> 0,
            CASE WHEN n % 200 = 7 THEN joined END,
            CASE WHEN n % 200 = 7 THEN 'Shared account' END,
            plan,
            CASE plan WHEN 'CANCELED' THEN now() + interval '20 days' END,
            CASE plan WHEN 'CANCELED' THEN 'COMPLETED' END,
            joined, joined
     FROM (SELECT n, first_name, last_name,
                  lower(first_name || '.' || last_name) || n || '@example.com' AS email,
                  ${PLAN} AS plan, ${JOINED} AS joined
           FROM (SELECT n, ${FIRST}[1 + n % 20] AS first_name, ${LAST} AS last_name
                 FROM crowd, generate_series(1, users) n) named) person`,
    `ALTER TABLE users ENABLE TRIGGER users_are_counted_in`,
    `INSERT INTO billing_customers (user_id, provider, customer_id) SELECT id, 'sandbox', ` +
      `'cus_' || id FROM users WHERE plan_status <> 'TRIAL'`,
    `INSERT INTO subscriptions (provider, id, user_id, status, cancel_at_period_end, paid_through,
                                ended_at, collection_paused, created_at, reading, synced_at)
     SELECT 'sandbox', 'sub_' || id, id,
            CASE plan_status WHEN 'PENDING' THEN 'incomplete'
                             WHEN 'EXPIRED' THEN 'incomplete_expired'
                             WHEN 'COMPLETED' THEN 'canceled'
                             ELSE 'active' END,
            plan_status = 'CANCELED',
            CASE WHEN plan_status IN ('ACTIVE', 'CANCELED') THEN now() + interval '20 days'
                 WHEN plan_status = 'COMPLETED' THEN now() - interval '9 days' END,
            CASE WHEN plan_status IN ('COMPLETED', 'EXPIRED') THEN now() - interval '9 days' END,
            false, created_at, nextval('subscription_readings'), now()
     FROM users WHERE plan_status <> 'TRIAL'`,
  ],
};
