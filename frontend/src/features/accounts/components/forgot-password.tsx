import { useState } from 'react';
import { FormButton, FormLink } from '#components/form/form-button.js';
import { usePlainToast } from '#components/toast/plain-toast.js';
import { AuthStatement } from './auth-statement.js';
import { ForgotPasswordForm } from './forgot-password-form.js';

/**
 * The way back in for somebody who does not know the password: an address, and then a look into the
 * mail.
 */
export function ForgotPassword() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const { toast, place } = usePlainToast();
  return (
    <>
      {sent ? (
        <AuthStatement
          focused
          title="Check Your Email"
          actions={
            <>
              <FormLink look="primary" href="/?login=true">
                Back to Login
              </FormLink>
              <FormButton look="quiet" onClick={() => setSent(false)}>
                Try Again
              </FormButton>
            </>
          }
        >
          <p>
            If <strong>{email}</strong> belongs to an account, a link to choose a new password is on
            its way. It works once, within 30 minutes.
          </p>
          <p>
            Nothing there? Look into the folder for unwanted mail, or try again with the address you
            signed up with.
          </p>
        </AuthStatement>
      ) : (
        <ForgotPasswordForm
          email={email}
          onEmail={setEmail}
          onSent={() => setSent(true)}
          toast={toast}
        />
      )}
      {place}
    </>
  );
}
