import { useState } from 'react';
import { ButtonLink } from '#components/button-link.js';
import { useSession } from '../model/session.js';
import { AuthFrame } from './auth-frame.js';
import { AuthStatement } from './auth-statement.js';
import { ResetPasswordForm } from './reset-password-form.js';

export interface ResetPasswordPageProps {
  /** From the link in the mail; null where the page was opened without one. */
  readonly token: string | null;
  /** The link has done its work, or never will. */
  readonly onUsed: () => void;
}

/** Where the link in the mail leads: a new password, and the way to sign in with it. */
export function ResetPasswordPage({ token, onUsed }: ResetPasswordPageProps) {
  const session = useSession();
  const [stage, setStage] = useState<'form' | 'done' | 'refused'>('form');
  const done = (): void => {
    // Every session of the account has ended with its old password, this browser's too.
    if (session.user) session.end();
    setStage('done');
    onUsed();
  };
  const refused = (): void => {
    setStage('refused');
    onUsed();
  };
  if (stage === 'done')
    return (
      <AuthFrame>
        <AuthStatement
          focused
          title="Password Reset Complete"
          actions={
            <ButtonLink to="/" search={{ login: true }} look="primary">
              Go to Login
            </ButtonLink>
          }
        >
          <p>
            Your password has been changed. You are signed out everywhere you had signed in with the
            old one.
          </p>
        </AuthStatement>
      </AuthFrame>
    );
  if (token === null || stage === 'refused')
    return (
      <AuthFrame>
        <AuthStatement
          focused={stage === 'refused'}
          title="Invalid Reset Link"
          actions={
            <ButtonLink to="/forgot-password" look="primary">
              Request a new link
            </ButtonLink>
          }
        >
          <p>This password reset link is invalid or has expired.</p>
          <p>A link works once, for 30 minutes, and only the newest one.</p>
        </AuthStatement>
      </AuthFrame>
    );
  return (
    <AuthFrame>
      <ResetPasswordForm token={token} onDone={done} onRefused={refused} />
    </AuthFrame>
  );
}
