import Stripe from 'stripe';

/** The one price that the double sells: $10 USD a month. */
export const PRICE_ID = 'price_double';
export const AMOUNT_CENTS = 1_000;

const CREATED_S = 1_767_225_600;
const PRODUCT_ID = 'prod_double';

export function priceObject(): Stripe.Price {
  return {
    id: PRICE_ID,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: CREATED_S,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: PRODUCT_ID,
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: AMOUNT_CENTS,
    unit_amount_decimal: Stripe.Decimal.from(AMOUNT_CENTS),
  };
}

/** The same price under its older name; Stripe still sends it with each item. */
export function planObject(): Stripe.Plan {
  return {
    id: PRICE_ID,
    object: 'plan',
    active: true,
    amount: AMOUNT_CENTS,
    amount_decimal: Stripe.Decimal.from(AMOUNT_CENTS),
    billing_scheme: 'per_unit',
    created: CREATED_S,
    currency: 'usd',
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: PRODUCT_ID,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
