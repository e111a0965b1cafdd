import { createFileRoute, redirect } from '@tanstack/react-router';
import { StartCard } from '../features/accounts/components/start-card.js';
import { PRODUCT_SLUG } from '../features/marketing/model/addresses.js';
import { GettingStartedPage } from '../features/marketing/pages/getting-started-page.js';

export const Route = createFileRoute('/getting-started')({
  beforeLoad: ({ context }) => {
    if (context.user) throw redirect({ to: '/', replace: true });
  },
  head: () => ({ meta: [{ title: 'Start free · Stridewatt' }] }),
  component: () => <GettingStartedPage form={<StartCard closeTo={`/why-${PRODUCT_SLUG}`} />} />,
});
