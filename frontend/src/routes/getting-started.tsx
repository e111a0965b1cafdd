import { createFileRoute, redirect } from '@tanstack/react-router';
import { GettingStartedPage } from '../features/accounts/components/getting-started-page.js';

export const Route = createFileRoute('/getting-started')({
  beforeLoad: ({ context }) => {
    if (context.user) throw redirect({ to: '/', replace: true });
  },
  head: () => ({ meta: [{ title: 'Start free · Stridewatt' }] }),
  component: GettingStartedPage,
});
