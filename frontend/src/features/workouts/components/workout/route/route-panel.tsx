import { lazy, Suspense, useId, useMemo, useState } from 'react';
import type { ChartView } from '#components/chart/chart-view.js';
import type { Route } from '#components/map/route.js';
import { useTheme } from '#theme/use-theme.js';
import type { UnitPreferences } from '#lib/units.js';
import { useAfterFirstFrame } from '#features/workouts/hooks/use-after-first-frame.js';
import { useRemembered } from '#features/workouts/hooks/use-remembered.js';
import { type Streets, useStreets } from '#features/workouts/hooks/use-streets.js';
import {
  type ColourBy,
  type Colouring,
  colouringsOf,
} from '#features/workouts/model/route/route-colours.js';
import type { Streams } from '#features/workouts/model/chart/streams.js';
import type { Track } from '#features/workouts/model/route/track.js';
import type { Workout } from '#features/workouts/model/workout.js';
import styles from './route-panel.module.css';
import streetChoiceStyles from './street-choice.module.css';

const RouteMap = lazy(() =>
  import('#components/map/route-map.js').then((module) => ({ default: module.RouteMap })),
);

export interface RoutePanelProps {
  readonly workout: Workout;
  readonly units: UnitPreferences;
  readonly view: ChartView;
  readonly route: Route;
  readonly streams: Streams;
  readonly track: Track | null;
}

/**
 * The route of the workout, coloured by what happened on it. It is loaded after the curves are
 * drawn, and its room beside them is kept.
 */
export function RoutePanel(props: RoutePanelProps) {
  const isDue = useAfterFirstFrame();
  return isDue ? (
    <Suspense fallback={<PanelToCome />}>
      <ColouredRoute {...props} />
    </Suspense>
  ) : (
    <PanelToCome />
  );
}

function PanelToCome() {
  return (
    <section className={styles.panel} aria-label="Route" aria-busy>
      <div className={styles.map} />
      <div className={styles.streets} />
      <div className={styles.key} />
    </section>
  );
}

function ColouredRoute({ workout, units, view, route, streams, track }: RoutePanelProps) {
  const { colours } = useTheme();
  const streets = useStreets();
  const [failed, setFailed] = useState(false);
  const [chosen, setChosen] = useRemembered<ColourBy | null>('workout.route-colour', null);
  const colourings = useMemo(
    () => colouringsOf(workout, { streams, track }, units, colours),
    [workout, streams, track, units, colours],
  );
  const colouring = colourings.find(({ by }) => by === chosen) ?? colourings[0];
  const look = useMemo(() => {
    const stops = colouring?.stops ?? [];
    const unknown = stops.length;
    return {
      stops: [...stops, colouring ? colours.zoneOutside : colours.accent],
      buckets: route.t.map((second) => colouring?.bucketAt(second) ?? unknown),
      casing: colours.surface,
      accent: colours.accent,
    };
  }, [colouring, colours, route]);

  return (
    <section className={styles.panel} aria-label="Route" aria-busy={false}>
      <div className={styles.map}>
        <RouteMap
          {...{ route, view, look, units }}
          streets={streets.source}
          onStreetsFailed={setFailed}
          label={colouring ? `Route, coloured by ${colouring.label.toLowerCase()}.` : 'Route.'}
        />
      </div>
      <StreetChoice streets={streets} failed={failed} />
      {colouring ? (
        <div className={styles.key}>
          <select
            aria-label="Colour of the route"
            className={styles.choice}
            value={colouring.by}
            onChange={({ target }) => setChosen(target.value as ColourBy)}
          >
            {colourings.map(({ by, label }) => (
              <option key={by} value={by}>
                {label}
              </option>
            ))}
          </select>
          <RouteLegend colouring={colouring} />
        </div>
      ) : null}
    </section>
  );
}

/** What the colours of the route stand for. */
function RouteLegend({ colouring: { stops, legend } }: { readonly colouring: Colouring }) {
  const named = legend.length === stops.length;
  return (
    <div className={styles.legend}>
      <div className={styles.stops} aria-hidden>
        {stops.map((colour, index) => (
          <i key={index} style={{ background: colour }} />
        ))}
      </div>
      <div className={styles.names} data-named={named}>
        {legend.map((text, index) => (
          <span key={index}>{text}</span>
        ))}
      </div>
    </div>
  );
}

interface StreetChoiceProps {
  readonly streets: Streets;
  /** Whether tiles of the part in sight could not be loaded. */
  readonly failed: boolean;
}

/** Asks before the first tile is loaded: its server learns who looks at which area. */
function StreetChoice({ streets: { source, host, isLoading, choose }, failed }: StreetChoiceProps) {
  const id = useId();
  if (host === null) return isLoading ? <div className={streetChoiceStyles.choice} /> : null;
  return (
    <div className={streetChoiceStyles.choice}>
      <button type="button" aria-describedby={id} onClick={() => choose(source === null)}>
        {source ? 'Hide streets' : 'Show streets'}
      </button>
      <p id={id} aria-live="polite">
        {textOf(host, source !== null, failed)}
      </p>
    </div>
  );
}

function textOf(host: string, isShown: boolean, failed: boolean): string {
  if (!isShown)
    return `Streets come from ${host}, which will see your IP address and the area you look at.`;
  return failed ? `Some streets could not be loaded from ${host}.` : `Streets come from ${host}.`;
}
