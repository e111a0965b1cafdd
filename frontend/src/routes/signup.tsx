import { CloseOutlined } from '@ant-design/icons';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { ButtonLink } from '../components/button-link.js';
import { AuthCard } from '../features/accounts/components/auth-card.js';
import { SignUpPage } from '../features/marketing/pages/sign-up-page.js';

export const Route = createFileRoute('/signup')({
  beforeLoad: ({ context }) => {
    if (context.user) throw redirect({ to: '/', replace: true });
  },
  head: () => ({ meta: [{ title: 'Create account · Stridewatt' }] }),
  component: SignUp,
});

function SignUp() {
  const close = <ButtonLink to="/" look="text" icon={<CloseOutlined aria-hidden />} aria-label="Close" />;
  return <SignUpPage form={<AuthCard initial="register" corner={close} />} />;
}
