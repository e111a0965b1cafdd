import { useMemo } from 'react';
import { useChartView, type ChartView } from '../../../../components/chart/chart-view.js';
import type { Extent } from '../../../../components/chart/ticks.js';
import { distanceFigure, figureText, formatDuration } from '../../../../lib/format.js';
import type { UnitPreferences } from '../../../../lib/units.js';
import type { ChannelView } from '../../model/channels.js';
import { spanValue, valueAt, wholeStats } from '../../model/readout.js';
import { spanStats } from '../../model/span-stats.js';
import type { ChannelName, Streams } from '../../model/streams.js';
import { distanceAt, type Track } from '../../model/track.js';
import type { Workout } from '../../model/workout.js';
import { ReadoutCell } from './readout-cell.js';
import styles from './readout.module.css';

export interface ReadoutProps {
  readonly workout: Workout;
  readonly units: UnitPreferences;
  readonly view: ChartView;
  readonly streams: Streams;
  readonly reduced: boolean;
  readonly track: Track | null;
  readonly domain: Extent;
  readonly channels: readonly ChannelView[];
  readonly hidden: readonly ChannelName[];
  readonly onToggle: (channel: ChannelName) => void;
}

/** Two lines in fixed columns: the means of what is in sight or selected, and what stands at the cursor. */
export function Readout({ workout, units, view, streams, reduced, track, domain, channels, hidden, onToggle }: ReadoutProps) {
  const reading = useChartView(view, ({ cursor }) => cursor !== null);
  const span = useChartView(view, ({ selection, zoom, highlight }) => selection ?? highlight ?? zoom);
  const stats = useMemo(() => (span ? spanStats(streams, track, span) : wholeStats(workout)), [span, streams, track, workout]);
  const { from, to } = span ?? domain;
  const atCursor = (tell: (position: number) => string) => ({ view, tell });

  return (
    <div className={styles.readout}>
      <div className={styles.scopes} data-reading={reading}>
        <p className={styles.scope} aria-live="polite">
          {span ? `${formatDuration(from)} to ${formatDuration(to)}` : 'Whole workout'}
          {span && reduced ? <small>from the reduced chart data</small> : null}
        </p>
        <p className={styles.cursorScope}>At the cursor</p>
      </div>
      <ReadoutCell label="Time" value={formatDuration(stats.seconds)} cursor={atCursor(formatDuration)} />
      {track ? (
        <ReadoutCell
          label="Distance"
          value={figureText(distanceFigure(stats.distanceM, units, 2))}
          cursor={atCursor((position) => figureText(distanceFigure(distanceAt(track, position), units, 2)))}
        />
      ) : null}
      {channels.map((channel) => {
        const stream = streams.channels[channel.name];
        const value = figureText(channel.tell(spanValue(stats, channel.name)));
        return (
          <ReadoutCell
            key={channel.name}
            label={channel.label}
            colour={`var(--sw-${kebab(channel.colour)})`}
            shown={!hidden.includes(channel.name)}
            onToggle={() => onToggle(channel.name)}
            value={channel.name === 'altitude' && stats.climbM !== null ? `↑ ${value}` : value}
            cursor={atCursor((position) => (stream ? figureText(channel.tell(valueAt(stream, position, streams.pauses))) : ''))}
          />
        );
      })}
    </div>
  );
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
