import { ButtonLink } from '#components/button-link.js';
import { Notice } from '#components/states/notice.js';

export interface NoSessionProps {
  /** Whether the address names a session, which the server does not know (any more). */
  readonly named: boolean;
}

/** An address whose key opens nothing: the sample can be looked at, and not asked. */
export function NoSession({ named }: NoSessionProps) {
  return (
    <Notice
      title={named ? 'This session cannot be opened' : 'This address has no session'}
      actions={
        <ButtonLink to="/demo" look="primary">
          Start the demo
        </ButtonLink>
      }
    >
      {named ? 'It may have ended: a conversation is kept for 30 days. ' : null}
      The workout can be looked at. To ask about it, start the demo: it takes three clicks.
    </Notice>
  );
}
