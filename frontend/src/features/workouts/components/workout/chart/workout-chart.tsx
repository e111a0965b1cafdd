import { useCallback, useEffect, useMemo } from 'react';
import { type ChartView, useChartView } from '#components/chart/chart-view.js';
import { StackedChart } from '#components/chart/stacked-chart.js';
import type { Route } from '#components/map/route.js';
import { useTheme } from '#theme/use-theme.js';
import type { UnitPreferences } from '#lib/units.js';
import { useAxis } from '#features/workouts/hooks/chart/use-axis.js';
import { useCurves } from '#features/workouts/hooks/chart/use-curves.js';
import { usePanels } from '#features/workouts/hooks/chart/use-panels.js';
import { usePlace } from '#features/workouts/hooks/chart/use-shared-place.js';
import type { LoadedStreams } from '#features/workouts/hooks/chart/use-streams.js';
import { useWidth } from '#features/workouts/hooks/use-width.js';
import { type Absent, absentOf } from '#features/workouts/model/chart/curves.js';
import { describePosition } from '#features/workouts/model/chart/readout.js';
import type { CurveName, Streams } from '#features/workouts/model/chart/streams.js';
import { trackOf } from '#features/workouts/model/route/track.js';
import type { Workout } from '#features/workouts/model/workout.js';
import type { ChannelView } from '#features/workouts/model/chart/channels.js';
import { RoutePanel } from '../route/route-panel.js';
import { ChartTable } from './chart-table.js';
import { ChartToolbar } from './chart-toolbar.js';
import { Readout } from './readout.js';
import styles from './workout-chart.module.css';
import missingChannelsStyles from './missing-channels.module.css';
import chartMoreCurvesStyles from './chart-more-curves.module.css';

export interface WorkoutChartProps {
  readonly workout: Workout;
  readonly units: UnitPreferences;
  readonly view: ChartView;
  readonly loaded: LoadedStreams & { readonly overview: Streams };
  /** Null where no position was recorded. */
  readonly route: Route | null;
}

const PX_PER_TICK = 76;

/**
 * The curves and the route with their readout: what the selection holds, and what stands at the
 * cursor.
 */
export function WorkoutChart({ workout, units, view, loaded, route }: WorkoutChartProps) {
  const { colours } = useTheme();
  const [ref, width] = useWidth<HTMLDivElement>(800);
  const { overview, finest, precisionOf, told, shown, optional, isOpen, toggle } = useCurves(
    workout,
    units,
    loaded,
  );
  const track = useMemo(() => trackOf(finest), [finest]);
  const { axis, choices, choose } = useAxis(overview, track, units);
  const domain = useMemo(() => ({ from: 0, to: overview.durationS }), [overview.durationS]);
  useEffect(() => view.set({ domain }), [view, domain]);
  usePlace(view, overview.durationS);
  const zoom = useChartView(view, (state) => state.zoom);
  const range = zoom ?? domain;
  const panels = usePanels(shown, zoom ? finest : overview, { axis, range, colours });
  const marks = useMemo(
    () =>
      overview.laps
        .slice(1)
        .map(({ from }, index) => ({ position: from, label: String(index + 2) })),
    [overview.laps],
  );
  const describe = useCallback(
    (position: number) => describePosition(position, { streams: finest, track }, told, units),
    [finest, track, told, units],
  );

  return (
    <div className={styles.whole}>
      <ChartToolbar
        view={view}
        axis={axis.choice}
        choices={choices}
        onAxis={choose}
        range={range}
        pauses={overview.pauses}
      />
      <Readout
        {...{ workout, units, view, track, axis, isOpen }}
        streams={finest}
        precisionOf={precisionOf}
        channels={told}
        onToggle={toggle}
      />
      <div className={styles.stage} data-map={route !== null}>
        <div ref={ref} className={styles.chart}>
          <StackedChart
            {...{ view, axis, domain, panels, colours, marks, describe }}
            drag="select"
            pauses={overview.pauses}
            ticks={Math.max(3, Math.floor(width / PX_PER_TICK))}
            missing={<MissingChannels absent={absentOf(workout, overview, units)} />}
          />
          <MoreCurves channels={optional} isOpen={isOpen} onToggle={toggle} />
        </div>
        {route ? (
          <div className={styles.route}>
            <RoutePanel {...{ workout, units, view, route, track }} streams={overview} />
          </div>
        ) : null}
      </div>
      <ChartTable
        {...{ track, units, range, axis }}
        streams={finest}
        exact={precisionOf(range) === 'exact'}
        channels={told}
      />
    </div>
  );
}

/**
 * Says where a curve would stand that there is none, and why, instead of drawing an empty chart.
 */
function MissingChannels({ absent }: { readonly absent: readonly Absent[] }) {
  return absent.map(({ label, text }) => (
    <p key={label} className={missingChannelsStyles.missing}>
      <b>{label}</b> {text}
    </p>
  ));
}

interface MoreCurvesProps {
  readonly channels: readonly ChannelView<CurveName>[];
  readonly isOpen: (channel: CurveName) => boolean;
  readonly onToggle: (channel: CurveName) => void;
}

/** Curves that few want to see all the time, each a tap away. */
function MoreCurves({ channels, isOpen, onToggle }: MoreCurvesProps) {
  if (channels.length === 0) return null;
  return (
    <div className={chartMoreCurvesStyles.more} role="group" aria-label="More curves">
      <span>More curves</span>
      {channels.map(({ name, label }) => (
        <button key={name} type="button" aria-pressed={isOpen(name)} onClick={() => onToggle(name)}>
          {label}
        </button>
      ))}
    </div>
  );
}
