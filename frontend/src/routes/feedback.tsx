import { createFileRoute } from '@tanstack/react-router';
import { FeedbackPage } from '../features/accounts/components/feedback-page.js';

export const Route = createFileRoute('/feedback')({
  head: () => ({ meta: [{ title: "We're sorry to see you go · Stridewatt" }] }),
  component: FeedbackPage,
});
