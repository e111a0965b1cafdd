import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from '../features/accounts/components/forgot-password.js';
import { ForgotPasswordPage } from '../features/marketing/pages/forgot-password-page.js';

export const Route = createFileRoute('/forgot-password')({
  head: () => ({ meta: [{ title: 'Forgot password · Stridewatt' }] }),
  component: () => <ForgotPasswordPage form={<ForgotPassword />} />,
});
