import { createFileRoute, redirect } from '@tanstack/react-router';

/** The address that payment letters and refusals name. */
export const Route = createFileRoute('/_app/subscription/')({
  beforeLoad: () => {
    throw redirect({ to: '/subscribe', replace: true });
  },
});
