import { formatDuration, formatNumber } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import type { ZoneKind, ZoneTime } from '#features/workouts/model/analysis.js';
import {
  mainZone,
  zoneBounds,
  ZONE_KINDS,
  zoneName,
  zoneRows,
} from '#features/workouts/model/zones/zones.js';
import { Term } from '../metrics/term.js';
import styles from './zone-bars.module.css';

const zoneColour = (zone: ZoneTime['zone']): string =>
  `var(--sw-zone-${typeof zone === 'number' ? zone : 'outside'})`;

const OUTSIDE = { below: 'Below', above: 'Above' } as const;

export interface ZoneBarsProps {
  readonly kind: ZoneKind;
  readonly table: readonly ZoneTime[];
  readonly units: UnitPreferences;
  /** Whose zones these are and from when on. */
  readonly origin: string;
}

/** One table of zones as bars; each is named, so that colour only helps. */
export function ZoneBars({ kind, table, units, origin }: ZoneBarsProps) {
  const main = mainZone(table);
  const widest = main?.percent ?? 0;
  return (
    <table className={styles.zones}>
      <caption>
        <Term
          explanation={
            'Time in each zone of the seconds that have a value, and its share of them. A' +
            ' value on a bound counts to the zone above it.'
          }
        >
          {ZONE_KINDS[kind].title}
        </Term>
        {main ? (
          <span>
            mostly {zoneName(main.zone).toLowerCase()}, {formatNumber(main.percent)}%
          </span>
        ) : null}
        {origin ? <small>{origin}</small> : null}
      </caption>
      <thead className={styles.heads}>
        <tr>
          <th scope="col">Zone</th>
          <th scope="col">Bounds</th>
          <th scope="col">Share</th>
          <th scope="col">Time</th>
          <th scope="col">Percent</th>
        </tr>
      </thead>
      <tbody>
        {zoneRows(table).map((row) => (
          <tr key={row.zone} data-outside={typeof row.zone === 'string'}>
            <th scope="row">
              {typeof row.zone === 'number' ? (
                <abbr title={zoneName(row.zone)}>Z{row.zone}</abbr>
              ) : (
                OUTSIDE[row.zone]
              )}
            </th>
            <td className={styles.bounds}>{zoneBounds(row, kind, units)}</td>
            <td className={styles.share}>
              <i
                style={{
                  width: widest > 0 ? `${(row.percent / widest) * 100}%` : 0,
                  background: zoneColour(row.zone),
                }}
              />
            </td>
            <td>{formatDuration(row.seconds)}</td>
            <td className={styles.percent}>{formatNumber(row.percent)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
