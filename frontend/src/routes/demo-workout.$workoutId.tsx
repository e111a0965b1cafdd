import { createFileRoute } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { ChartView } from '../components/chart/chart-view.js';
import { DemoCoach } from '../features/coaching/components/demo/demo-coach.js';
import { useDemo } from '../features/coaching/hooks/use-demo.js';
import type { DemoVisit } from '../features/coaching/model/demo.js';
import { DemoFrame } from '../features/demo/components/demo-frame.js';
import type { UnitSystem } from '../features/demo/components/units-toggle.js';
import { LEVELS, SPORTS } from '../features/demo/model/visitor.js';
import { ADDRESSES } from '../features/marketing/model/addresses.js';
import { sampleQuery } from '../features/workouts/api/get-sample.js';
import { SAMPLES } from '../features/workouts/api/workout-source.js';
import { SamplePage } from '../features/workouts/components/sample/sample-page.js';
import { pointAt } from '../features/workouts/hooks/chart/point-chart.js';
import { curveNamed } from '../features/workouts/model/chart/extra-channels.js';
import { formatPlace } from '../features/workouts/model/chart/shared-place.js';
import { IMPERIAL_UNITS, METRIC_UNITS } from '../lib/units.js';

type DemoSearch = Omit<DemoVisit, 'workoutId'>;

export const Route = createFileRoute('/demo-workout/$workoutId')({
  validateSearch: (search: Record<string, unknown>): DemoSearch => ({
    sport: SPORTS.find((known) => known === search['sport']) ?? 'cycling',
    level: LEVELS.find((known) => known === search['level']) ?? 'beginner',
    // A key of digits alone is read as a number.
    sessionId: ['string', 'number'].includes(typeof search['sessionId'])
      ? String(search['sessionId'])
      : '',
  }),
  head: () => ({
    meta: [{ title: 'Sample workout · Stridewatt' }, { name: 'robots', content: 'noindex' }],
  }),
  loader: ({ context: { queryClient }, params: { workoutId } }) => {
    void queryClient.prefetchQuery(sampleQuery(workoutId, METRIC_UNITS.unitSystem));
    void queryClient.prefetchQuery(SAMPLES.streams(workoutId));
    void queryClient.prefetchQuery(SAMPLES.positions(workoutId));
  },
  component: DemoWorkoutRoute,
});

function DemoWorkoutRoute() {
  const { workoutId } = Route.useParams();
  const { sport, level, sessionId } = Route.useSearch();
  const visit = useMemo(
    () => ({ workoutId, sport, level, sessionId }),
    [workoutId, sport, level, sessionId],
  );
  return <OpenVisit key={`${workoutId} ${sessionId}`} visit={visit} />;
}

function OpenVisit({ visit }: { readonly visit: DemoVisit }) {
  const [unitSystem, setUnitSystem] = useState<UnitSystem>('METRIC');
  const [view] = useState(() => new ChartView());
  const demo = useDemo(visit, unitSystem);
  return (
    <DemoFrame
      site={ADDRESSES.home}
      start={ADDRESSES.start}
      unitSystem={unitSystem}
      onUnitSystem={setUnitSystem}
      flashes={demo.isLast}
    >
      <SamplePage
        workoutId={visit.workoutId}
        units={unitSystem === 'IMPERIAL' ? IMPERIAL_UNITS : METRIC_UNITS}
        view={view}
        coach={
          <DemoCoach
            demo={demo}
            hashOf={formatPlace}
            learnMore={ADDRESSES.start}
            onPlace={(place) => pointAt(view, { ...place, channel: curveNamed(place.channel) })}
          />
        }
      />
    </DemoFrame>
  );
}
