const DASHBOARD = 'https://dashboard.stripe.com';

/** Where the provider's dashboard shows it; null for what was never with the provider, such as a payment of the sandbox. */
export function providerLink(kind: 'customers' | 'subscriptions', id: string | null): string | null {
  const prefix = kind === 'customers' ? 'cus_' : 'sub_';
  return id?.startsWith(prefix) ? `${DASHBOARD}/${kind}/${encodeURIComponent(id)}` : null;
}
