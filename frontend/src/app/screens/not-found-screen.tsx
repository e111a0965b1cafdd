import { lazy } from 'react';
import { ButtonLink } from '#components/button-link.js';
import { Notice } from '#components/states/notice.js';
import { useSession } from '#features/accounts/model/session.js';

// Nobody loads the frame of the others.
const AppShell = lazy(() =>
  import('../shell/app-shell.js').then((module) => ({ default: module.AppShell })),
);
const NotFoundPage = lazy(() =>
  import('#features/marketing/pages/not-found-page.js').then((module) => ({
    default: module.NotFoundPage,
  })),
);

/** For an address at which there is nothing; a signed-in athlete keeps the frame and its links. */
export function NotFoundScreen() {
  const { user } = useSession();
  if (user)
    return (
      <AppShell user={user}>
        <NotFound home="Go to your workouts" />
      </AppShell>
    );
  return (
    <>
      <title>Page not found · Stridewatt</title>
      <NotFoundPage />
    </>
  );
}

function NotFound({ home }: { readonly home: string }) {
  return (
    <>
      <title>Page not found · Stridewatt</title>
      <Notice
        level={1}
        title="404 Page Not Found"
        actions={
          <ButtonLink to="/" look="primary">
            {home}
          </ButtonLink>
        }
      >
        There is nothing at this address. It may be mistyped, or the page has been removed.
      </Notice>
    </>
  );
}
