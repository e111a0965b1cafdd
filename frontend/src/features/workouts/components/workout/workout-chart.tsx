import { useMemo } from 'react';
import { timeAxis } from '../../../../components/chart/chart-axis.js';
import { useChartView, type ChartView } from '../../../../components/chart/chart-view.js';
import { StackedChart } from '../../../../components/chart/stacked-chart.js';
import { useTheme } from '../../../../components/theme/use-theme.js';
import type { UnitPreferences } from '../../../../lib/units.js';
import { usePanels } from '../../hooks/use-panels.js';
import { useRemembered } from '../../hooks/use-remembered.js';
import { useWidth } from '../../hooks/use-width.js';
import { channelViews, isExpected } from '../../model/channels.js';
import { describePosition } from '../../model/readout.js';
import { pausedIn } from '../../model/span-stats.js';
import type { ChannelName, Streams } from '../../model/streams.js';
import { distanceAxis, trackOf } from '../../model/track.js';
import type { Workout } from '../../model/workout.js';
import { ChartTable } from './chart-table.js';
import { ChartToolbar, type AxisChoice } from './chart-toolbar.js';
import { MissingChannels } from './missing-channels.js';
import { Readout } from './readout.js';
import styles from './workout-chart.module.css';

export interface WorkoutChartProps {
  readonly workout: Workout;
  readonly units: UnitPreferences;
  readonly view: ChartView;
  readonly streams: Streams;
  readonly reduced: boolean;
}

const PX_PER_TICK = 76;

/** The curves with their readout: what the selection holds, and what stands at the cursor. */
export function WorkoutChart({ workout, units, view, streams, reduced }: WorkoutChartProps) {
  const { colours } = useTheme();
  const [ref, width] = useWidth<HTMLDivElement>(800);
  const [hidden, setHidden] = useRemembered<readonly ChannelName[]>('workout.hidden', []);
  const [choice, setChoice] = useRemembered<AxisChoice>('workout.axis', 'time');
  const channels = useMemo(() => channelViews(workout.family, units), [workout.family, units]);
  const recorded = useMemo(() => channels.filter(({ name }) => hasValues(streams, name)), [channels, streams]);
  const shown = useMemo(() => recorded.filter(({ name }) => !hidden.includes(name)), [recorded, hidden]);
  const track = useMemo(() => trackOf(streams), [streams]);
  const byDistance = track !== null && (choice === 'distance' || mostlyPaused(streams));
  const axis = useMemo(() => (track && byDistance ? distanceAxis(track, units) : timeAxis), [track, byDistance, units]);
  const domain = useMemo(() => ({ from: 0, to: streams.durationS }), [streams.durationS]);
  const range = useChartView(view, ({ zoom }) => zoom) ?? domain;
  const panels = usePanels(shown, streams, axis, range, colours);
  const marks = useMemo(() => streams.laps.slice(1).map(({ from }, index) => ({ position: from, label: String(index + 2) })), [streams.laps]);
  const missing = channels.filter((channel) => !recorded.includes(channel) && isExpected(channel.name, workout.family, workout.indoor));

  return (
    <div ref={ref} className={styles.chart}>
      <ChartToolbar view={view} axis={byDistance ? 'distance' : 'time'} onAxis={track ? setChoice : null} range={range} pauses={streams.pauses} />
      <Readout
        {...{ workout, units, view, streams, reduced, track, domain, hidden }}
        channels={recorded}
        onToggle={(name) => setHidden(hidden.includes(name) ? hidden.filter((other) => other !== name) : [...hidden, name])}
      />
      <StackedChart
        {...{ view, axis, domain, panels, colours, marks }}
        pauses={streams.pauses}
        ticks={Math.max(3, Math.floor(width / PX_PER_TICK))}
        describe={(position) => describePosition(position, streams, track, recorded, units)}
        missing={<MissingChannels channels={missing} />}
      />
      <ChartTable {...{ streams, track, units, range }} channels={recorded} />
    </div>
  );
}

function hasValues({ channels }: Streams, name: ChannelName): boolean {
  return channels[name]?.v.some((value) => value !== null) ?? false;
}

/** A recording left running for days is mostly an empty axis; by distance it can be read. */
function mostlyPaused({ durationS, pauses }: Streams): boolean {
  return pausedIn({ from: 0, to: durationS }, pauses) > durationS / 2;
}
