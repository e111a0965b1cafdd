import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from '../site/pages/forgot-password.js';

export const Route = createFileRoute('/forgot-password')({
  head: () => ({ meta: [{ title: 'Forgot password · Stridewatt' }] }),
  component: ForgotPassword,
});
