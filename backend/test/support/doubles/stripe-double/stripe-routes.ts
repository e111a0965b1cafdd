import { deletedCustomerObject, customerObject } from './objects/customer.js';
import { invoiceObject } from './objects/invoice.js';
import { PRICE_ID } from './objects/price.js';
import { subscriptionObject } from './objects/subscription.js';
import type { Changes, StripeBooks, Subscription } from './stripe-books.js';
import { confirmed } from './stripe-payments.js';
import { missing, refused, well, type Asked, type Reply } from './reply.js';

/** The calls that the adapter and the athlete's browser make; any other is refused loudly. */
export function answerOf(books: StripeBooks, asked: Asked, nowS: number): Reply {
  const { method, path, fields } = asked;
  const [, , kind = '', id = '', act = ''] = path.split('/');
  const expanded = [...fields].flatMap(([name, value]) =>
    name.startsWith('expand') ? [value.replace(/^data\./, '')] : [],
  );
  const routes: Readonly<Record<string, () => Reply>> = {
    'POST customers': () => addedCustomer(books, fields),
    'DELETE customers/id': () => removedCustomer(books, id),
    'POST subscriptions': () => opened(books, fields, expanded),
    'GET subscriptions': () => listed(books, fields, expanded),
    'GET invoices/id': () => invoiceOf(books, id, expanded),
    'POST invoices/id/finalize': () => finalized(books, id, expanded),
    'POST payment_intents/id/confirm': () => confirmed(books, asked),
  };
  const route = routes[[`${method} ${kind}`, id && 'id', act].filter(Boolean).join('/')];
  if (route) return route();
  const subscription = kind === 'subscriptions' ? books.subscriptions.get(id) : undefined;
  if (!subscription) return missing('subscription');
  const reads = method === 'GET' && act === '';
  const wrong = reads ? null : changed(books, subscription, { ...asked, act }, nowS);
  return wrong ?? well(subscriptionObject(subscription, expanded));
}

function addedCustomer(books: StripeBooks, fields: URLSearchParams): Reply {
  const user = fields.get('metadata[userId]') ?? '';
  return well(customerObject(books.addCustomer(user, fields.get('email') ?? '')));
}

function removedCustomer(books: StripeBooks, id: string): Reply {
  if (!books.hasCustomer(id)) return missing('customer');
  books.removeCustomer(id);
  return well(deletedCustomerObject(id));
}

function opened(books: StripeBooks, fields: URLSearchParams, expanded: readonly string[]): Reply {
  const customer = fields.get('customer') ?? '';
  if (!books.hasCustomer(customer)) return missing('customer');
  const expectedTerms =
    fields.get('payment_behavior') === 'default_incomplete' &&
    fields.get('items[0][price]') === PRICE_ID;
  if (!expectedTerms) return refused('unexpected terms');
  return well(subscriptionObject(books.open(customer), expanded));
}

/** Changes a subscription as asked; a refusal, or null when it is done. */
function changed(
  books: StripeBooks,
  subscription: Subscription,
  { method, act, fields }: Asked & { readonly act: string },
  nowS: number,
): Reply | null {
  if (subscription.endedAt !== null)
    return method === 'DELETE'
      ? missing('subscription')
      : refused('A canceled subscription can only update its cancellation_details and metadata.');
  if (act === 'resume' && subscription.status !== 'paused')
    return refused('This subscription cannot be resumed because it is not paused.');
  if (act !== '' && act !== 'resume') return refused(`there is no ${act} here`);
  if (act === 'resume') books.resume(subscription);
  else if (method === 'DELETE') books.cancel(subscription);
  else return updated(books, subscription, fields, nowS);
  return null;
}

function updated(
  books: StripeBooks,
  subscription: Subscription,
  fields: URLSearchParams,
  nowS: number,
): Reply | null {
  if (subscription.status === 'incomplete')
    return refused(
      'A subscription whose first payment is not made can only update its metadata and ' +
        'default_source.',
    );
  if (fields.has('cancel_at') && fields.has('cancel_at_period_end'))
    return refused(
      'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
    );
  books.update(subscription, changesIn(fields, nowS));
  return null;
}

function changesIn(fields: URLSearchParams, nowS: number): Changes {
  const cancel = fields.get('cancel_at_period_end');
  return {
    ...(cancel !== null && {
      cancelAtPeriodEnd: cancel === 'true',
      canceledAt: cancel === 'true' ? nowS : null,
    }),
    ...(fields.get('cancel_at') === '' && {
      cancelAt: null,
      cancelAtPeriodEnd: false,
      canceledAt: null,
    }),
    ...(fields.has('pause_collection[behavior]') && { collectionPaused: true }),
    ...(fields.get('pause_collection') === '' && { collectionPaused: false }),
  };
}

/** Newest first, as Stripe lists; without a status what was canceled is left out. */
function listed(books: StripeBooks, fields: URLSearchParams, expanded: readonly string[]): Reply {
  const [customer, status, after] = ['customer', 'status', 'starting_after'].map((name) =>
    fields.get(name),
  );
  if (customer && !books.hasCustomer(customer)) return missing('customer');
  const all = [...books.subscriptions.values()]
    .reverse()
    .filter(
      (one) =>
        (!customer || one.customer === customer) && (status === 'all' || one.status !== 'canceled'),
    );
  const rest = after ? all.slice(all.findIndex(({ id }) => id === after) + 1) : all;
  const page = rest.slice(0, Number(fields.get('limit') ?? 10));
  return well({
    object: 'list',
    url: '/v1/subscriptions',
    has_more: rest.length > page.length,
    data: page.map((one) => subscriptionObject(one, expanded)),
  });
}

function invoiceOf(books: StripeBooks, id: string, expanded: readonly string[]): Reply {
  const subscription = [...books.subscriptions.values()].find(({ invoice }) => invoice.id === id);
  return subscription
    ? well(invoiceObject(subscription.invoice, subscription, expanded))
    : missing('invoice');
}

function finalized(books: StripeBooks, id: string, expanded: readonly string[]): Reply {
  const subscription = [...books.subscriptions.values()].find(({ invoice }) => invoice.id === id);
  if (!subscription) return missing('invoice');
  if (subscription.invoice.status !== 'draft')
    return refused(
      'This invoice is already finalized, you cannot re-finalize a non-draft invoice.',
    );
  subscription.invoice.status = 'open';
  return well(invoiceObject(subscription.invoice, subscription, expanded));
}
