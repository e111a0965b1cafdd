import type Stripe from 'stripe';
import type { Customer } from '../stripe-books.js';

export function customerObject({ id, userId, email, created }: Customer): Stripe.Customer {
  return {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: { userId },
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

export function deletedCustomerObject(id: string): Stripe.DeletedCustomer {
  return { id, object: 'customer', deleted: true };
}
