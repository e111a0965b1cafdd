import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { DemoBar } from '../features/demo/components/demo-frame.js';
import { type Chosen, Wizard } from '../features/demo/components/wizard/wizard.js';
import { LEVELS, SPORTS } from '../features/demo/model/visitor.js';
import { ADDRESSES } from '../features/marketing/model/addresses.js';

/**
 * What was chosen stands in the address, so that the browser's own way back leads one step back.
 * Both names are always in the answer: what is left out of it reaches the page unread.
 */
const chosenIn = (search: Record<string, unknown>): Chosen => {
  const sport = SPORTS.find((known) => known === search['sport']);
  const level = sport && LEVELS.find((known) => known === search['level']);
  return { sport, level };
};

export const Route = createFileRoute('/demo')({
  validateSearch: chosenIn,
  head: () => ({ meta: [{ title: 'Demo · Stridewatt' }] }),
  component: DemoRoute,
});

function DemoRoute() {
  // The router leaves values that were refused in the search.
  const chosen = chosenIn(Route.useSearch());
  const navigate = useNavigate();
  const router = useRouter();
  useEffect(() => {
    // The next page is on its way while the visitor chooses.
    void router.loadRouteChunk(router.routesById['/demo-workout/$workoutId']);
  }, [router]);
  return (
    <>
      <DemoBar site={ADDRESSES.home} />
      <main id="content" tabIndex={-1} style={{ outline: 'none' }}>
        <Wizard
          chosen={chosen}
          onChosen={(search) => void navigate({ to: '/demo', search, resetScroll: true })}
          onStarted={({ workoutId, sessionId }, search) =>
            void navigate({
              to: '/demo-workout/$workoutId',
              params: { workoutId },
              search: { ...search, sessionId },
            })
          }
        />
      </main>
    </>
  );
}
