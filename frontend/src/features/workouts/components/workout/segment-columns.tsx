import type { TableColumnsType } from 'antd';
import { distanceFigure, elevationFigure, figure, figureText, formatDuration, speedFigure } from '../../../../lib/format.js';
import type { UnitPreferences } from '../../../../lib/units.js';
import type { Family } from '../../model/channels.js';
import type { NamedSegment, Output } from '../../model/segments.js';
import styles from './segments-table.module.css';

type Columns = TableColumnsType<NamedSegment>;

/** The columns by what matters most: on a narrow screen the last ones go first, so that nothing scrolls sideways. */
export function segmentColumns(output: Output, family: Family, units: UnitPreferences, onLook: (segment: NamedSegment) => void): Columns {
  const cadence = family === 'running' ? 'spm' : 'rpm';
  const number = (key: string, title: string, tell: (segment: NamedSegment) => string, from?: 'sm' | 'md' | 'lg'): Columns[number] => ({
    key,
    title,
    align: 'right',
    render: (_, segment) => tell(segment),
    ...(from ? { responsive: [from] } : {}),
  });
  return [
    {
      key: 'name',
      title: 'Part',
      rowScope: 'row',
      render: (_, segment) => (
        <button
          type="button"
          className={styles.name}
          title="Look at it on the curves"
          onClick={(event) => {
            event.stopPropagation();
            onLook(segment);
          }}
        >
          <i aria-hidden />
          {segment.name}
        </button>
      ),
    },
    number('time', 'Time', ({ movingS }) => formatDuration(movingS)),
    number('distance', 'Distance', ({ distanceM }) => figureText(distanceFigure(distanceM, units, 2)), 'sm'),
    {
      key: 'output',
      title: output.label,
      align: 'right',
      className: styles.output,
      render: (_, segment) => (
        <>
          {output.tell(segment)}
          <i aria-hidden data-channel={output.channel} style={{ width: `${segment.share * 100}%` }} />
        </>
      ),
    },
    ...(output.channel === 'power' ? [number('np', 'NP', ({ normalizedPowerW }) => figureText(figure(normalizedPowerW, 'W')), 'lg')] : []),
    number('hr', 'Heart rate', ({ avgHr }) => figureText(figure(avgHr, 'bpm'))),
    number('maxHr', 'Max', ({ maxHr }) => figureText(figure(maxHr, 'bpm')), 'md'),
    number('cadence', 'Cadence', ({ avgCadence }) => figureText(figure(avgCadence, cadence)), 'md'),
    ...(output.channel === 'power' ? [number('speed', 'Speed', ({ avgSpeedMps }) => figureText(speedFigure(avgSpeedMps, units)), 'lg')] : []),
    number('climb', 'Climb', ({ ascentM }) => figureText(elevationFigure(ascentM, units)), 'sm'),
  ];
}
