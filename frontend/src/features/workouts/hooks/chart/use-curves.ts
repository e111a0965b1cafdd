import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { UnitPreferences } from '#lib/units.js';
import { ALL_POINTS } from '#features/workouts/api/get-streams.js';
import { useWorkoutSource } from '#features/workouts/api/workout-source.js';
import type { ChannelView } from '#features/workouts/model/chart/channels.js';
import { withDetails } from '#features/workouts/model/chart/full-detail.js';
import { curvesOf, optionalOf } from '#features/workouts/model/chart/curves.js';
import { withExtraNames } from '#features/workouts/model/chart/extra-channels.js';
import { nameOnServer } from '#features/workouts/model/chart/optional-channels.js';
import type { CurveName, Span, Streams } from '#features/workouts/model/chart/streams.js';
import type { Workout } from '#features/workouts/model/workout.js';
import { useEverySample } from './use-full-detail.js';
import { useRemembered } from '../use-remembered.js';
import type { LoadedStreams, Precision } from './use-streams.js';

export interface Curves {
  /** Those that the recording has and the chart names; hidden ones among them. */
  readonly told: readonly ChannelView<CurveName>[];
  /** Those that are drawn. */
  readonly shown: readonly ChannelView<CurveName>[];
  /** Those that are drawn on demand. */
  readonly optional: readonly ChannelView<CurveName>[];
  readonly isOpen: (name: CurveName) => boolean;
  readonly toggle: (name: CurveName) => void;
  /** The streams with what was opened in them. */
  readonly overview: Streams;
  readonly finest: Streams;
  /**
   * How well a stretch of the finest can be told; kept by its identity until something is loaded.
   */
  readonly precisionOf: (span: Span) => Precision;
}

/** Which curves there are, which of them the athlete wants to see, and what they are drawn from. */
export function useCurves(
  workout: Workout,
  units: UnitPreferences,
  loaded: LoadedStreams & { readonly overview: Streams },
): Curves {
  const [hidden, setHidden] = useRemembered<readonly CurveName[]>('workout.hidden', []);
  const [opened, setOpened] = useRemembered<readonly CurveName[]>('workout.opened', []);
  const optional = useMemo(
    () => optionalOf(workout, loaded.overview, units),
    [workout, loaded.overview, units],
  );
  const wanted = useMemo(
    () => optional.map(({ name }) => name).filter((name) => opened.includes(name)),
    [optional, opened],
  );
  const names = useMemo(() => wanted.map(nameOnServer), [wanted]);
  const { asked, precisionOf: ofLoaded } = loaded;
  const { streams } = useWorkoutSource();
  const more = useQuery({ ...streams(workout.id, ALL_POINTS, names), enabled: wanted.length > 0 });
  const closer = useEverySample(workout.id, asked, names);

  const overview = useMemo(
    () => join(loaded.overview, more.data && withExtraNames(more.data)),
    [loaded.overview, more.data],
  );
  const finest = useMemo(() => {
    const opened =
      more.data && withDetails(withExtraNames(more.data), closer.parts.map(withExtraNames));
    return join(loaded.finest ?? loaded.overview, opened);
  }, [loaded.finest, loaded.overview, more.data, closer.parts]);
  const lacksOpened = asked !== null && wanted.length > 0 && !closer.whole;
  const precisionOf = useCallback(
    (span: Span): Precision => {
      const precision = ofLoaded(span);
      return precision === 'exact' && lacksOpened ? 'nearing' : precision;
    },
    [ofLoaded, lacksOpened],
  );
  const base = useMemo(() => curvesOf(workout, overview, units), [workout, overview, units]);
  const told = useMemo(
    () => [
      ...base,
      ...optional.filter(({ name }) => wanted.includes(name) && overview.channels[name]),
    ],
    [base, optional, wanted, overview],
  );
  const shown = useMemo(() => told.filter(({ name }) => !hidden.includes(name)), [told, hidden]);
  const flip = (names: readonly CurveName[], name: CurveName): readonly CurveName[] =>
    names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
  const isOptional = (name: CurveName): boolean => optional.some((view) => view.name === name);
  return {
    told,
    shown,
    optional,
    isOpen: (name) => (isOptional(name) ? opened.includes(name) : !hidden.includes(name)),
    toggle: (name) =>
      isOptional(name) ? setOpened(flip(opened, name)) : setHidden(flip(hidden, name)),
    overview,
    finest,
    precisionOf,
  };
}

function join(streams: Streams, more: Streams | undefined): Streams {
  return more ? { ...streams, channels: { ...streams.channels, ...more.channels } } : streams;
}
