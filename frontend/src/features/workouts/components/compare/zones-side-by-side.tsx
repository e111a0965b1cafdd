import { formatDuration, formatNumber } from '#lib/format.js';
import {
  zonesCompared,
  type ZonesCompared,
} from '#features/workouts/model/compare/zones-compared.js';
import type { Compared } from '#features/workouts/model/compare/names.js';
import { zoneName, ZONE_KINDS } from '#features/workouts/model/zones/zones.js';
import { Section } from '../workout/section.js';
import table from './compare-table.module.css';
import { ComparedHeads } from './compared-heads.js';
import styles from './zones-side-by-side.module.css';

const OUTSIDE = { below: 'Below', above: 'Above' } as const;

/**
 * Where the time of each went; bars are drawn by share, so that sessions of any length stand beside
 * each other.
 */
export function ZonesSideBySide({ workouts }: { readonly workouts: readonly Compared[] }) {
  const kinds = zonesCompared(workouts);
  return (
    <Section title="Time in zones">
      {kinds.length === 0 ? (
        <p className={table.quiet}>No two of the workouts have zones of the same kind.</p>
      ) : null}
      <div className={styles.kinds}>
        {kinds.map((zones) => (
          <Kind key={zones.kind} zones={zones} workouts={workouts} />
        ))}
      </div>
    </Section>
  );
}

function Kind({
  zones: { kind, rows, widest },
  workouts,
}: {
  readonly zones: ZonesCompared;
  readonly workouts: readonly Compared[];
}) {
  return (
    <div className={table.scroll} tabIndex={0} role="group" aria-label={ZONE_KINDS[kind].title}>
      <table className={`${table.table} ${styles.zones}`}>
        <caption>{ZONE_KINDS[kind].title}</caption>
        <ComparedHeads first="Zone" workouts={workouts} />
        <tbody>
          {rows.map(({ zone, times }) => (
            <tr key={zone}>
              <th scope="row">
                {typeof zone === 'number' ? (
                  <abbr title={zoneName(zone)}>Z{zone}</abbr>
                ) : (
                  OUTSIDE[zone]
                )}
              </th>
              {times.map((time, index) => (
                <td key={index}>
                  <i
                    style={{
                      width: `${((time?.percent ?? 0) / widest) * 100}%`,
                      background: `var(--sw-zone-${typeof zone === 'number' ? zone : 'outside'})`,
                    }}
                  />
                  <span>{time ? `${formatNumber(time.percent)}%` : 'N/A'}</span>
                  <small>{time ? formatDuration(time.seconds) : ''}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
