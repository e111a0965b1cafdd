import { Button } from 'antd';
import { useState } from 'react';
import { ApiError, sentenceOf } from '#api/api-error.js';
import { confirmEmail } from '#api/generated/sdk.gen.js';
import { ButtonLink } from '#components/button-link.js';
import { FormError } from '#components/form/form-error.js';
import { useSending } from '#components/form/use-sending.js';
import { useSession } from '../model/session.js';
import { AuthFrame } from './auth-frame.js';
import { AuthStatement } from './auth-statement.js';

/** Nothing but another request helps. */
const FINAL = new Set(['INVALID_EMAIL_LINK', 'EMAIL_TAKEN', 'VALIDATION_FAILED']);

/**
 * Where the link to a new address leads. A button confirms it: programs that look into emails open
 * links, but press nothing.
 * @param token from the link; null where the page was opened without one
 */
export function ConfirmEmailPage({ token }: { readonly token: string | null }) {
  const session = useSession();
  const [stage, setStage] = useState<'ask' | 'done' | 'refused'>(
    token === null ? 'refused' : 'ask',
  );
  const { send, pending, error } = useSending(
    (link: string) => confirmEmail({ body: { token: link } }),
    {
      onSuccess: () => {
        setStage('done');
        void session.reload();
      },
      onError: (refusal) => {
        if (refusal instanceof ApiError && FINAL.has(refusal.code ?? '')) setStage('refused');
      },
    },
  );
  const home = session.user ? (
    <ButtonLink to="/profile" look="primary">
      Go to your profile
    </ButtonLink>
  ) : (
    <ButtonLink to="/" search={{ login: true }} look="primary">
      Go to Login
    </ButtonLink>
  );
  if (stage === 'done')
    return (
      <AuthFrame>
        <AuthStatement focused title="Your email has been changed" actions={home}>
          <p>Sign in with the new address from now on.</p>
        </AuthStatement>
      </AuthFrame>
    );
  if (stage === 'refused' || token === null)
    return (
      <AuthFrame>
        <AuthStatement focused={error !== undefined} title="This link does not work" actions={home}>
          <p>{sentenceOf(error, 'The link is invalid or has expired.')}</p>
          <p>A link works once, for 24 hours, and only the newest one.</p>
        </AuthStatement>
      </AuthFrame>
    );
  return (
    <AuthFrame>
      <AuthStatement
        title="Confirm your new email"
        actions={
          <Button type="primary" disabled={pending} onClick={() => send(token)}>
            {pending ? 'Confirming...' : 'Confirm this address'}
          </Button>
        }
      >
        <p>From then on you sign in with the address to which this link was sent.</p>
        <FormError>
          {error
            ? sentenceOf(error, 'The address could not be confirmed. Please try again.')
            : null}
        </FormError>
      </AuthStatement>
    </AuthFrame>
  );
}
