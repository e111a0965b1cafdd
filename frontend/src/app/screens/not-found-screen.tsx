import { ButtonLink } from '../../components/button-link.js';
import { Notice } from '../../components/states/notice.js';
import { Screen } from './screen.js';

export function NotFoundScreen() {
  return (
    <Screen>
      <Notice
        level={1}
        title="404 Page Not Found"
        actions={
          <ButtonLink to="/" look="primary">
            Go to the start page
          </ButtonLink>
        }
      >
        There is nothing at this address. It may have been mistyped, or what stood here is gone.
      </Notice>
    </Screen>
  );
}
