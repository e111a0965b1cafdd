import type { ZoneKind, ZoneTime } from '../analysis.js';
import { zoneKinds } from '../zones/zones.js';
import type { Compared } from './names.js';

export interface ZoneRow {
  readonly zone: ZoneTime['zone'];
  /** One for each workout; null where its table could not be told. */
  readonly times: readonly (ZoneTime | null)[];
}

export interface ZonesCompared {
  readonly kind: ZoneKind;
  readonly rows: readonly ZoneRow[];
  /** The widest share, to draw the bars by. */
  readonly widest: number;
}

const ORDER: readonly ZoneTime['zone'][] = ['below', 1, 2, 3, 4, 5, 'above'];

/** Zones side by side, of each kind that at least two of the workouts have. */
export function zonesCompared(workouts: readonly Compared[]): readonly ZonesCompared[] {
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
