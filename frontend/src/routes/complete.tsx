import { createFileRoute } from '@tanstack/react-router';
import { CompletePage } from '../features/accounts/components/complete-page.js';

/** Who may come here is decided in `app/gate.ts`. */
export const Route = createFileRoute('/complete')({
  head: () => ({ meta: [{ title: 'Onboarding complete · Stridewatt' }] }),
  component: CompletePage,
});
