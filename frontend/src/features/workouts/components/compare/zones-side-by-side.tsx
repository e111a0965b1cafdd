import { formatDuration, formatNumber } from '#lib/format.js';
import type { Compared } from '#features/workouts/model/compare/names.js';
import { ZONE_KINDS, zoneKinds, zoneName } from '#features/workouts/model/zones/zones.js';
import type { ZoneKind, ZoneTime } from '#features/workouts/model/analysis.js';
import { Section } from '../workout/section.js';
import table from './compare-table.module.css';
import { ComparedHeads } from './workout-mark.js';
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

interface ZoneRow {
  readonly zone: ZoneTime['zone'];
  /** One for each workout; null where its table could not be told. */
  readonly times: readonly (ZoneTime | null)[];
}

interface ZonesCompared {
  readonly kind: ZoneKind;
  readonly rows: readonly ZoneRow[];
  /** The widest share, to draw the bars by. */
  readonly widest: number;
}

const ORDER: readonly ZoneTime['zone'][] = ['below', 1, 2, 3, 4, 5, 'above'];

/** Zones side by side, of each kind that at least two of the workouts have. */
function zonesCompared(workouts: readonly Compared[]): readonly ZonesCompared[] {
  const [base] = workouts;
  return (base ? zoneKinds(base.workout.family) : []).flatMap((kind) => {
    const tables = workouts.map(({ workout }) => workout.analysis.zones[kind] ?? null);
    if (tables.filter((table) => table !== null).length < 2) return [];
    const rows = ORDER.map((zone) => ({
      zone,
      times: tables.map((table) => table?.find((row) => row.zone === zone) ?? null),
    }));
    const shown = rows.filter(
      ({ zone, times }) =>
        typeof zone === 'number' || times.some((time) => (time?.seconds ?? 0) >= 1),
    );
    return [
      {
        kind,
        rows: shown,
        widest: Math.max(
          1,
          ...shown.flatMap(({ times }) => times.map((time) => time?.percent ?? 0)),
        ),
      },
    ];
  });
}
