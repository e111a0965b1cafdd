import { useMemo } from 'react';
import { type ChartView, type ChartViewState, useChartView } from '#components/chart/chart-view.js';
import type { UnitPreferences } from '#lib/units.js';
import { figure, figureText } from '#lib/format.js';
import type { Precision } from '#features/workouts/hooks/chart/use-streams.js';
import type { ChannelView } from '#features/workouts/model/chart/channels.js';
import { readoutColumns } from '#features/workouts/model/chart/readout-columns.js';
import { wholeStats } from '#features/workouts/model/chart/readout.js';
import { spanStats, type SpanStats } from '#features/workouts/model/chart/span-stats.js';
import type { CurveName, Span, Streams } from '#features/workouts/model/chart/streams.js';
import type { Track } from '#features/workouts/model/route/track.js';
import type { WorkoutAxis } from '#features/workouts/model/chart/workout-axis.js';
import type { Workout } from '#features/workouts/model/workout.js';
import { useSettled } from '#features/workouts/hooks/chart/use-settled.js';
import { ReadoutCell } from './readout-cell.js';
import { ReadoutScope } from './readout-scope.js';
import styles from './readout.module.css';

export interface ReadoutProps {
  readonly workout: Workout;
  readonly units: UnitPreferences;
  readonly view: ChartView;
  /** The finest at hand. */
  readonly streams: Streams;
  readonly precisionOf: (span: Span) => Precision;
  readonly track: Track | null;
  readonly axis: WorkoutAxis;
  readonly channels: readonly ChannelView<CurveName>[];
  readonly isOpen: (channel: CurveName) => boolean;
  readonly onToggle: (channel: CurveName) => void;
}

/** What stands in place of a number that cannot be told yet, and of one that cannot be told. */
const NOT_YET = '\u2026';
const NONE = '\u2013';

/**
 * Two lines in fixed columns: the numbers of what is selected or in sight, and what stands at the
 * cursor.
 */
export function Readout({
  workout,
  units,
  view,
  streams,
  precisionOf,
  track,
  axis,
  channels,
  isOpen,
  onToggle,
}: ReadoutProps) {
  const span = useChartView(view, ({ selection, zoom }) => selection ?? zoom);
  const precision = span ? precisionOf(span) : 'exact';
  const stats = useMemo(
    () => (span ? spanStats(streams, track, span, precision === 'exact') : wholeStats(workout)),
    [span, streams, track, precision, workout],
  );
  const columns = useMemo(
    () => readoutColumns(channels, streams, track, { axis, units }),
    [channels, streams, track, axis, units],
  );
  const written = (text: string, sampled: boolean): string => {
    if (!span || !sampled || precision === 'exact') return text;
    return precision === 'reading' ? NOT_YET : `\u2248\u00a0${text}`;
  };
  return (
    <div className={styles.readout}>
      <SelectionSpoken
        view={view}
        told={span && (precision === 'exact' || precision === 'reduced') ? span : null}
        text={
          span
            ? `Selected: ${axis.tell(span.from)} to ${axis.tell(span.to)}. ` +
              columns
                .map(({ label, of, sampled }) => `${label} ${written(of(stats), sampled)}`)
                .join(', ')
            : ''
        }
      />
      <ReadoutScope view={view} span={span} axis={axis} precision={precision} />
      {columns.map((column) => {
        const { name } = column;
        return [
          <ReadoutCell
            key={column.label}
            label={column.label}
            view={view}
            tell={column.at}
            explanation={column.explanation}
            term={column.term}
            value={written(column.of(stats), column.sampled)}
            {...(name
              ? {
                  colour: `var(--sw-${column.colour})`,
                  shown: isOpen(name),
                  onToggle: () => onToggle(name),
                }
              : {})}
          />,
          name === 'power' && workout.family === 'cycling' ? (
            <NormalizedPowerCell
              key="np"
              view={view}
              stats={stats}
              pending={precision === 'reading' || precision === 'nearing'}
            />
          ) : null,
        ];
      })}
    </div>
  );
}

function NormalizedPowerCell({
  view,
  stats,
  pending,
}: {
  readonly view: ChartView;
  readonly stats: SpanStats;
  readonly pending: boolean;
}) {
  const result = stats.normalizedPower ?? {
    reason: stats.whole
      ? 'It could not be measured in this workout.'
      : 'Normalized power needs every second, and this range is too long for that.',
  };
  const known = 'watts' in result;
  const missing = pending ? NOT_YET : NONE;
  return (
    <ReadoutCell
      label="NP"
      explanation={
        'Normalized power: the steady power that would have cost as much as this ' +
        'uneven stretch.'
      }
      term="normalizedPower"
      view={view}
      value={known ? figureText(figure(result.watts, 'W')) : missing}
      {...(known || pending ? {} : { reason: result.reason })}
    />
  );
}

interface SelectionSpokenProps {
  readonly view: ChartView;
  /** The range whose numbers are at hand; null while they are not. */
  readonly told: Span | null;
  readonly text: string;
}

const selectionIn = ({ selection }: ChartViewState): Span | null => selection;

/**
 * What is selected and its numbers, for those who hear the page: once it stands still, not with
 * each press of a key.
 */
function SelectionSpoken({ view, told, text }: SelectionSpokenProps) {
  const settled = useSettled(view, selectionIn);
  const isTold =
    settled !== null && told !== null && settled.from === told.from && settled.to === told.to;
  return (
    <p className={styles.spoken} role="status">
      {isTold ? text : ''}
    </p>
  );
}
