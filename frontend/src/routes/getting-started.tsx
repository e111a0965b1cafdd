import { createFileRoute, redirect } from '@tanstack/react-router';
import { GettingStarted } from '../site/pages/getting-started.js';

export const Route = createFileRoute('/getting-started')({
  beforeLoad: ({ context }) => {
    if (context.user) throw redirect({ to: '/', replace: true });
  },
  head: () => ({ meta: [{ title: 'Start free · Stridewatt' }] }),
  component: GettingStarted,
});
