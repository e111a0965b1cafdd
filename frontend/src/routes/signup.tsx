import { CloseOutlined } from '@ant-design/icons';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { ButtonLink } from '../components/button-link.js';
import { LandingPage } from '../features/accounts/components/landing-page.js';

export const Route = createFileRoute('/signup')({
  beforeLoad: ({ context }) => {
    if (context.user) throw redirect({ to: '/', replace: true });
  },
  head: () => ({ meta: [{ title: 'Create account · Stridewatt' }] }),
  component: SignUp,
});

function SignUp() {
  return <LandingPage initial="register" corner={<ButtonLink to="/" look="text" icon={<CloseOutlined aria-hidden />} aria-label="Close" />} />;
}
