import type { StripeBooks, Subscription } from './stripe-books.js';
import { invoiceObject, list, subscriptionObject } from './stripe-objects.js';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly fields: URLSearchParams;
}

export interface Told {
  readonly status: number;
  readonly body: object;
}

const missing = (what: string): Told => ({ status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` } } });
const refused = (message: string): Told => ({ status: 400, body: { error: { type: 'invalid_request_error', message } } });
const well = (body: object): Told => ({ status: 200, body });

/** The calls that the adapter makes; any other is refused loudly. */
export function answerOf(books: StripeBooks, { method, path, fields }: Asked, nowS: number): Told {
  const [, , kind = '', id = '', act = ''] = path.split('/');
  const expanded = [...fields].some(([name, value]) => name.startsWith('expand') && value.includes('latest_invoice'));
  const told = (subscription: Subscription) => well(subscriptionObject(subscription, expanded));
  switch (`${method} ${kind}${id && '/id'}${act && `/${act}`}`) {
    case 'POST customers':
      return well({ id: books.addCustomer(fields.get('metadata[userId]') ?? ''), object: 'customer' });
    case 'DELETE customers/id':
      if (!books.hasCustomer(id)) return missing('customer');
      books.removeCustomer(id);
      return well({ id, object: 'customer', deleted: true });
    case 'POST subscriptions':
      if (!books.hasCustomer(fields.get('customer') ?? '')) return missing('customer');
      if (fields.get('payment_behavior') !== 'default_incomplete' || fields.get('items[0][price]') !== 'price_double') return refused('unexpected terms');
      return told(books.open(fields.get('customer') ?? ''));
    case 'GET subscriptions':
      return listed(books, fields, expanded);
    case 'POST invoices/id/finalize':
      return finalized(books, id);
  }
  const subscription = books.subscriptions.get(id);
  if (!subscription) return missing('subscription');
  if (method === 'GET') return told(subscription);
  if (subscription.endedAt !== null) return method === 'DELETE' ? missing('subscription') : refused('A canceled subscription can only update its cancellation_details and metadata.');
  if (method === 'DELETE') books.cancel(subscription);
  else books.update(subscription, changesIn(fields, nowS));
  return told(subscription);
}

function changesIn(fields: URLSearchParams, nowS: number): Parameters<StripeBooks['update']>[1] {
  const cancel = fields.get('cancel_at_period_end');
  return {
    ...(cancel !== null && { cancelAtPeriodEnd: cancel === 'true', canceledAt: cancel === 'true' ? nowS : null }),
    ...(fields.has('pause_collection[behavior]') && { paused: true }),
    ...(fields.get('pause_collection') === '' && { paused: false }),
  };
}

/** Newest first, as Stripe lists; without a status what was canceled is left out. */
function listed(books: StripeBooks, fields: URLSearchParams, expanded: boolean): Told {
  const [customer, status, after] = ['customer', 'status', 'starting_after'].map((name) => fields.get(name));
  if (customer && !books.hasCustomer(customer)) return missing('customer');
  const all = [...books.subscriptions.values()].reverse().filter((one) => (!customer || one.customer === customer) && (status === 'all' || one.status !== 'canceled'));
  const rest = after ? all.slice(all.findIndex(({ id }) => id === after) + 1) : all;
  const page = rest.slice(0, Number(fields.get('limit') ?? 10));
  return well(list(page.map((one) => subscriptionObject(one, expanded)), rest.length > page.length));
}

function finalized(books: StripeBooks, id: string): Told {
  const subscription = [...books.subscriptions.values()].find(({ invoice }) => invoice.id === id);
  if (!subscription) return missing('invoice');
  if (subscription.invoice.status !== 'draft') return refused('This invoice is already finalized.');
  subscription.invoice.status = 'open';
  return well(invoiceObject(subscription.invoice, subscription));
}
