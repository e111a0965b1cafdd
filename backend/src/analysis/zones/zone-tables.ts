import type { ZoneTables, ZoneTime } from '../analysis.js';
import { STANDING_MPS } from '../session/movement.js';
import type { Session } from '../session/session.js';
import { heartRateEdges, heartRateReserve, paceEdges, powerEdges, type ZoneEdges } from './zone-edges.js';
import { zoneTimes } from './zone-times.js';

/** The zone tables that this session's channels and the athlete's thresholds allow. Running power has no zones. */
export function zoneTables(session: Session): ZoneTables {
  const power = powerZones(session);
  const heartRate = heartRateZones(session);
  const pace = paceZones(session);
  return { ...(power && { power }), ...(heartRate && { heartRate }), ...(pace && { pace }) };
}

function powerZones({ grid, thresholds, recording }: Session): ZoneTime[] | undefined {
  const { power } = grid.channels;
  if (power === undefined || thresholds.ftpW === null || recording.family !== 'cycling') return undefined;
  return zoneTimes(power, powerEdges(thresholds.ftpW.value));
}

function heartRateZones({ grid, thresholds, recording }: Session): ZoneTime[] | undefined {
  const { heartRate } = grid.channels;
  const reserve = heartRateReserve(thresholds);
  if (heartRate === undefined || reserve === null) return undefined;
  return zoneTimes(heartRate, heartRateEdges(recording.family, reserve.max, reserve.rest));
}

/** Only seconds of running count. `from` is the slower edge of a zone and inside it, `to` the faster; both s/km. */
function paceZones({ grid, thresholds, recording }: Session): ZoneTime[] | undefined {
  const { speed } = grid.channels;
  const base = thresholds.basePaceSPerKm;
  if (speed === undefined || !base || recording.family !== 'running') return undefined;
  const paces = paceEdges(base.value);
  const speeds = paces.map((pace) => 1000 / pace) as unknown as ZoneEdges;
  const moving = speed.filter((value) => value > STANDING_MPS.running);
  return zoneTimes(moving, speeds).map((row, at) => ({ ...row, from: paces[at - 1] ?? null, to: paces[at] ?? null }));
}
