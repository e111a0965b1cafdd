import { ButtonLink } from '../../../../components/button-link.js';
import { Notice } from '../../../../components/states/notice.js';

/** An address without its key: the sample can be looked at, and not asked. */
export function NoSession() {
  return (
    <Notice
      title="This address has no session"
      actions={
        <ButtonLink to="/demo" look="primary">
          Start the demo
        </ButtonLink>
      }
    >
      The workout can be looked at. To ask about it, start the demo: it takes three clicks.
    </Notice>
  );
}
