import {
  distanceFigure,
  elevationFigure,
  figure,
  figureText,
  formatDuration,
  speedFigure,
} from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import type { Family } from '#features/workouts/model/chart/channels.js';
import { rowSeconds } from '#features/workouts/model/segments/row-time.js';
import { targetText, type TargetText } from '#features/workouts/model/segments/segment-target.js';
import type { NamedSegment, Output } from '#features/workouts/model/segments/segments.js';
import type { PartColumn } from './lap-table.js';
import styles from './lap-columns.module.css';

type Column = PartColumn<NamedSegment>;

interface Wanted extends Column {
  /** What the column is made of; where no part has it, there is no column. */
  readonly value?: (segment: NamedSegment) => number | null;
}

const OF_POWER =
  'Mean power of this part, coasting counted as zero. The bar sets the parts against each other.';
const OF_SPEED =
  'Distance and time of this part against each other. The bar sets the parts against each other.';

/** The columns of the sport, of what the parts hold; what matters most comes first. */
export function lapColumns(
  segments: readonly NamedSegment[],
  output: Output,
  family: Family,
  units: UnitPreferences,
): readonly Column[] {
  const columns: readonly Wanted[] = [
    {
      title: 'Time',
      place: 'lead',
      explanation: 'How long the timer ran in this part; pauses are left out.',
      tell: (segment) => formatDuration(rowSeconds(segment)),
    },
    {
      title: 'Distance',
      place: 'detail',
      explanation: 'How far you went in this part.',
      term: 'distance',
      value: ({ distanceM }) => distanceM,
      tell: ({ distanceM }) => figureText(distanceFigure(distanceM, units, 2)),
    },
    outputColumn(output, family),
    ...targetColumn(segments, family, units),
    ...(output.channel === 'power' ? [NORMALIZED_POWER] : []),
    {
      title: 'Heart rate',
      place: 'lead',
      explanation: 'Mean heart rate of this part.',
      term: 'averageHeartRate',
      value: ({ avgHr }) => avgHr,
      tell: ({ avgHr }) => figureText(figure(avgHr, 'bpm')),
    },
    {
      title: 'Max',
      place: 'detail',
      short: 'max',
      explanation: 'The highest heart rate in this part.',
      term: 'maxHeartRate',
      value: ({ maxHr }) => maxHr,
      tell: ({ maxHr }) => figureText(figure(maxHr, 'bpm')),
    },
    cadenceColumn(family),
    ...(output.channel === 'power' ? [speedColumn(units)] : []),
    {
      title: 'Climb',
      place: 'detail',
      short: '↑',
      explanation: 'Metres climbed in this part, added up.',
      term: 'elevationGain',
      value: ({ ascentM }) => ascentM,
      tell: ({ ascentM }) => figureText(elevationFigure(ascentM, units)),
    },
  ];
  return columns.filter(
    ({ value }) => !value || segments.some((segment) => value(segment) !== null),
  );
}

function outputColumn(output: Output, family: Family): Wanted {
  const withPower = output.channel === 'power';
  const speedTerm = family === 'running' ? 'averagePace' : 'averageSpeed';
  return {
    title: output.label,
    place: 'lead',
    explanation: withPower ? OF_POWER : OF_SPEED,
    term: withPower ? 'averagePower' : speedTerm,
    value: (segment) => output.value(segment),
    tell: (segment) => <OutputCell segment={segment} output={output} />,
  };
}

const NORMALIZED_POWER: Wanted = {
  title: 'NP',
  place: 'wide',
  explanation: 'Normalized power: the steady power that would have cost as much.',
  term: 'normalizedPower',
  value: ({ normalizedPowerW }) => normalizedPowerW,
  tell: ({ normalizedPowerW }) => figureText(figure(normalizedPowerW, 'W')),
};

function cadenceColumn(family: Family): Wanted {
  const running = family === 'running';
  return {
    title: 'Cadence',
    place: 'detail',
    explanation: running
      ? 'Mean steps of both feet in a minute.'
      : 'Mean turns of the pedals in a minute, without coasting.',
    term: 'averageCadence',
    value: ({ avgCadence }) => avgCadence,
    tell: ({ avgCadence }) => figureText(figure(avgCadence, running ? 'spm' : 'rpm')),
  };
}

function speedColumn(units: UnitPreferences): Wanted {
  return {
    title: 'Speed',
    place: 'wide',
    explanation: 'Distance of this part divided by its time.',
    term: 'averageSpeed',
    value: ({ avgSpeedMps }) => avgSpeedMps,
    tell: ({ avgSpeedMps }) => figureText(speedFigure(avgSpeedMps, units)),
  };
}

/**
 * What a plan asked for in the work, where one was followed; what it asked for in between is no
 * target that anybody is judged by.
 */
function targetColumn(
  segments: readonly NamedSegment[],
  family: Family,
  units: UnitPreferences,
): readonly Column[] {
  const texts = new Map(
    segments
      .filter(({ kind }) => kind === 'work' || kind === 'lap')
      .map((segment) => [segment.key, targetText(segment, family, units)]),
  );
  if (![...texts.values()].some((text) => text !== null)) return [];
  return [
    {
      title: 'Target',
      place: 'detail',
      short: 'target',
      explanation:
        'The target of the step in your planned workout, and whether your average met it.',
      tell: ({ key }) => <TargetCell text={texts.get(key) ?? null} />,
    },
  ];
}

function TargetCell({ text }: { readonly text: TargetText | null }) {
  if (!text) return '\u2013';
  return (
    <span className={styles.target}>
      {text.target}{' '}
      {text.verdict ? <small data-verdict={text.verdict}>{text.verdict}</small> : null}
    </span>
  );
}

/** The output with its bar; the best and the worst of parts alike are named beside it. */
function OutputCell({
  segment,
  output,
}: {
  readonly segment: NamedSegment;
  readonly output: Output;
}) {
  return (
    <span className={styles.output}>
      {segment.rank ? <small data-rank={segment.rank}>{segment.rank}</small> : null}
      {output.tell(segment)}
      <i
        aria-hidden
        data-channel={output.channel}
        data-kind={segment.kind}
        style={{ width: `${segment.share * 100}%` }}
      />
    </span>
  );
}
