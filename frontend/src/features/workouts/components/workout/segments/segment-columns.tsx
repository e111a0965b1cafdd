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
import { targetText, type TargetText } from '#features/workouts/model/segments/segment-target.js';
import type { NamedSegment, Output } from '#features/workouts/model/segments/segments.js';
import type { PartColumn } from './parts-table.js';
import styles from './segments-table.module.css';

type Column = PartColumn<NamedSegment>;

/** The columns of the sport, of what the parts hold; what matters most comes first. */
export function segmentColumns(
  segments: readonly NamedSegment[],
  output: Output,
  family: Family,
  units: UnitPreferences,
): readonly Column[] {
  const cadence = family === 'running' ? 'spm' : 'rpm';
  const has = (value: (segment: NamedSegment) => number | null): boolean =>
    segments.some((segment) => value(segment) !== null);
  const column = (
    key: string,
    title: string,
    place: Column['place'],
    value: (segment: NamedSegment) => number | null,
    tell: Column['tell'],
    more: Partial<Column> = {},
  ): readonly Column[] => (has(value) ? [{ key, title, place, tell, ...more }] : []);
  const withPower = output.channel === 'power';
  const speedTerm = family === 'running' ? 'averagePace' : 'averageSpeed';
  return [
    {
      key: 'time',
      title: 'Time',
      place: 'lead',
      explanation: 'How long you moved in this part; stops are left out.',
      term: 'movingTime',
      tell: ({ movingS }) => formatDuration(movingS),
    },
    ...column(
      'distance',
      'Distance',
      'detail',
      ({ distanceM }) => distanceM,
      ({ distanceM }) => figureText(distanceFigure(distanceM, units, 2)),
      { explanation: 'How far you went in this part.', term: 'distance' },
    ),
    ...column(
      'output',
      output.label,
      'lead',
      (segment) => output.value(segment),
      (segment) => <OutputCell segment={segment} output={output} />,
      {
        explanation: withPower
          ? 'Mean power of this part, coasting counted as zero. The bar sets the parts against ' +
            'each other.'
          : 'Distance and time of this part against each other. The bar sets the parts against ' +
            'each other.',
        term: withPower ? 'averagePower' : speedTerm,
      },
    ),
    ...targetColumn(segments, family, units),
    ...(withPower
      ? column(
          'np',
          'NP',
          'wide',
          ({ normalizedPowerW }) => normalizedPowerW,
          ({ normalizedPowerW }) => figureText(figure(normalizedPowerW, 'W')),
          {
            explanation: 'Normalized power: the steady power that would have cost as much.',
            term: 'normalizedPower',
          },
        )
      : []),
    ...column(
      'hr',
      'Heart rate',
      'lead',
      ({ avgHr }) => avgHr,
      ({ avgHr }) => figureText(figure(avgHr, 'bpm')),
      { explanation: 'Mean heart rate of this part.', term: 'averageHeartRate' },
    ),
    ...column(
      'maxHr',
      'Max',
      'detail',
      ({ maxHr }) => maxHr,
      ({ maxHr }) => figureText(figure(maxHr, 'bpm')),
      { short: 'max', explanation: 'The highest heart rate in this part.', term: 'maxHeartRate' },
    ),
    ...column(
      'cadence',
      'Cadence',
      'detail',
      ({ avgCadence }) => avgCadence,
      ({ avgCadence }) => figureText(figure(avgCadence, cadence)),
      {
        explanation:
          family === 'running'
            ? 'Mean steps of both feet in a minute.'
            : 'Mean turns of the pedals in a minute, without coasting.',
        term: 'averageCadence',
      },
    ),
    ...(withPower
      ? column(
          'speed',
          'Speed',
          'wide',
          ({ avgSpeedMps }) => avgSpeedMps,
          ({ avgSpeedMps }) => figureText(speedFigure(avgSpeedMps, units)),
          { explanation: 'Distance of this part divided by its time.', term: 'averageSpeed' },
        )
      : []),
    ...column(
      'climb',
      'Climb',
      'detail',
      ({ ascentM }) => ascentM,
      ({ ascentM }) => figureText(elevationFigure(ascentM, units)),
      { short: '↑', explanation: 'Metres climbed in this part, added up.', term: 'elevationGain' },
    ),
  ];
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
      key: 'target',
      title: 'Target',
      place: 'detail',
      short: 'target',
      explanation: 'What the step of your planned workout asked for, and where your mean lay.',
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
