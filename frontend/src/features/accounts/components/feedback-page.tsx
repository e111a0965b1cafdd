import { useState } from 'react';
import { ButtonLink } from '#components/button-link.js';
import { AuthFrame } from './auth-frame.js';
import { AuthStatement } from './auth-statement.js';
import { FeedbackForm } from './feedback-form.js';

/** The last page of somebody who closed their account: why, if they want to say. */
export function FeedbackPage() {
  const [sent, setSent] = useState(false);
  if (!sent)
    return (
      <AuthFrame width="wide">
        <FeedbackForm onSent={() => setSent(true)} />
      </AuthFrame>
    );
  return (
    <AuthFrame>
      <AuthStatement
        focused
        title="Thank You!"
        actions={
          <ButtonLink to="/" look="primary">
            Return to Homepage
          </ButtonLink>
        }
      >
        <p>
          Your feedback has been submitted. We appreciate you taking the time to help us improve.
        </p>
      </AuthStatement>
    </AuthFrame>
  );
}
