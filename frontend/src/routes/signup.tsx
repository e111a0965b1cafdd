import { createFileRoute, redirect } from '@tanstack/react-router';
import { SignUp } from '../site/pages/sign-up.js';

export const Route = createFileRoute('/signup')({
  beforeLoad: ({ context }) => {
    if (context.user) throw redirect({ to: '/', replace: true });
  },
  head: () => ({ meta: [{ title: 'Create account · Stridewatt' }] }),
  component: SignUp,
});
