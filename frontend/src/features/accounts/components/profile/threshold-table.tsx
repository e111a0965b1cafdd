import type { ReactNode } from 'react';
import type { DatedThresholds } from '#features/accounts/api/get-profile.js';
import { weightIn, type WeightUnit } from '#features/accounts/model/profile/threshold-entry.js';
import styles from './thresholds-over-time.module.css';

export interface ThresholdTableProps {
  readonly entries: readonly DatedThresholds[];
  readonly unit: WeightUnit;
  readonly actions: (entry: DatedThresholds) => ReactNode;
}

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

export function ThresholdTable({ entries, unit, actions }: ThresholdTableProps) {
  if (entries.length === 0)
    return (
      <p className={styles.none}>
        Nothing yet. Without FTP and heart rates, zones and load cannot be judged.
      </p>
    );
  return (
    <div className={styles.scroll} role="region" aria-label="Thresholds over time" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Holds from</th>
            <th scope="col">FTP</th>
            <th scope="col">Max HR</th>
            <th scope="col">Resting HR</th>
            <th scope="col">Weight</th>
            <th scope="col">Zones</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.validFrom}>
              <th scope="row">{day.format(new Date(entry.validFrom))}</th>
              <td data-label="FTP">{shown(entry.currentFTP, 'W')}</td>
              <td data-label="Max HR">{shown(entry.maxHR, 'bpm')}</td>
              <td data-label="Resting HR">{shown(entry.restingHR, 'bpm')}</td>
              <td data-label="Weight">
                {shown(entry.weightKg === null ? null : weightIn(entry.weightKg, unit), unit)}
              </td>
              <td data-label="Zones">{hasOwnZones(entry) ? 'Your own' : 'Computed'}</td>
              <td className={styles.actions}>{actions(entry)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function hasOwnZones({ zones }: DatedThresholds): boolean {
  return Object.values(zones ?? {}).some((table) => table !== null && table !== undefined);
}

function shown(value: number | null, unit: string): ReactNode {
  return value === null ? <span aria-label="not entered">–</span> : `${value}\u00a0${unit}`;
}
