import type { ZoneTables, ZoneTime } from '../analysis.js';
import { oncePer } from '../math/once-per.js';
import type { Grid } from '../recording/grid.js';
import { coverageOf } from '../session/channel-quality.js';
import { ENOUGH } from '../session/enough-data.js';
import { STANDING_MPS } from '../session/movement.js';
import type { Session } from '../session/session.js';
import { heartRateEdgesOf, paceEdgesOf, powerEdgesOf, type ZoneEdges } from './zone-edges.js';
import { zoneTimes } from './zone-times.js';

/**
 * The zone tables that this session's channels and the athlete's thresholds allow. Running power
 * has no zones; a channel that is missing over half of the time gets no table.
 */
export const zoneTables = oncePer((session: Session): ZoneTables => {
  const power = powerZones(session);
  const heartRate = heartRateZones(session);
  const pace = paceZones(session);
  return { ...(power && { power }), ...(heartRate && { heartRate }), ...(pace && { pace }) };
});

function powerZones({ grid, thresholds, recording }: Session): ZoneTime[] | undefined {
  const { power } = grid.channels;
  const edges = powerEdgesOf(thresholds);
  if (
    power === undefined ||
    edges === null ||
    recording.family !== 'cycling' ||
    isScant(grid, power)
  )
    return undefined;
  return zoneTimes(power, edges);
}

function heartRateZones({ grid, thresholds, recording }: Session): ZoneTime[] | undefined {
  const { heartRate } = grid.channels;
  const edges = heartRateEdgesOf(recording.family, thresholds);
  if (heartRate === undefined || edges === null || isScant(grid, heartRate)) return undefined;
  return zoneTimes(heartRate, edges);
}

/**
 * Only seconds of running count. `from` is the slower edge of a zone and inside it, `to` the
 * faster; both s/km.
 */
function paceZones({ grid, thresholds, recording }: Session): ZoneTime[] | undefined {
  const { speed } = grid.channels;
  const paces = paceEdgesOf(thresholds);
  if (
    speed === undefined ||
    paces === null ||
    recording.family !== 'running' ||
    isScant(grid, speed)
  )
    return undefined;
  const speeds = paces.map((pace) => 1000 / pace) as unknown as ZoneEdges;
  return zoneTimes(speed, speeds, STANDING_MPS.running).map((row, at) => ({
    ...row,
    from: paces[at - 1] ?? null,
    to: paces[at] ?? null,
  }));
}

function isScant(grid: Grid, values: Float64Array): boolean {
  return grid.length < ENOUGH.zoneTableS || coverageOf(grid, values) < ENOUGH.zoneTableShare;
}
