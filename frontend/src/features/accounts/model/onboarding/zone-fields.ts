import {
  type Answers,
  type FieldName,
  type PaceUnit,
  type ZoneFamily,
  zoneField,
  ZONES,
} from './answers.js';
import { fieldOf } from './fields.js';
import { formatPace, parseMinutesSeconds } from './times.js';
import {
  basePace,
  heartRateZones,
  KM_PER_MILE,
  paceZones,
  powerZones,
  type ZoneEdges,
} from './zone-rules.js';

/** Both edges as numbers, watts, bpm or seconds; null where there is none. */
export interface ZoneRow {
  readonly min: number | null;
  readonly max: number | null;
}

function toAnswers(
  family: ZoneFamily,
  edges: ZoneEdges,
  write: (value: number) => string | number,
): Answers {
  const pairs = ZONES.flatMap((zone, index) => {
    const [min, max] = edges[index] ?? [0, 0];
    return [
      [zoneField(family, zone, 'Min'), write(min)] as const,
      [zoneField(family, zone, 'Max'), write(max)] as const,
    ];
  });
  return Object.fromEntries(pairs);
}

/** The five zones of a family as they stand in the answers. */
export function zoneRows(family: ZoneFamily, answers: Answers): readonly ZoneRow[] {
  const read = (value: Answers[keyof Answers]): number | null => {
    if (typeof value === 'number') return value;
    return typeof value === 'string' ? parseMinutesSeconds(value) || null : null;
  };
  return ZONES.map((zone) => ({
    min: read(answers[zoneField(family, zone, 'Min')]),
    max: read(answers[zoneField(family, zone, 'Max')]),
  }));
}

/** What is missing before the zones can be worked out, in words; null where they can be. */
export function missingSource(family: ZoneFamily, answers: Answers): string | null {
  if (family === 'powerZone')
    return source('currentFTP', answers.currentFTP) ? null : 'Needs your current FTP.';
  if (family === 'paceZone')
    return bestTimes(answers).some(Boolean) ? null : 'Needs your best time over 5 or 10 km.';
  const maxHR = source('maxHR', answers.maxHR);
  const restingHR = source('restingHR', answers.restingHR);
  if (!maxHR || !restingHR) return 'Needs your maximum and your resting heart rate.';
  return restingHR < maxHR ? null : 'Needs a resting heart rate below the maximum.';
}

/** A number that a person can have: nothing is worked out from the others. */
function source(name: FieldName, value: number | null | undefined): number | null {
  const bounds = fieldOf(name)?.bounds;
  if (typeof value !== 'number' || !bounds) return null;
  return value >= bounds.min && value <= bounds.max ? value : null;
}

/** The best times over 5 and 10 km, in seconds. */
function bestTimes({ best5kTimeSeconds, best10kTimeSeconds }: Answers) {
  return [source('best5kTime', best5kTimeSeconds), source('best10kTime', best10kTimeSeconds)];
}

/** The answers of all five zones, computed again; nothing where the source is missing. */
export function workedOut(family: ZoneFamily, answers: Answers): Answers {
  if (missingSource(family, answers) !== null) return {};
  const { currentFTP, maxHR, restingHR, runningPaceUnit } = answers;
  if (family === 'powerZone') return toAnswers(family, powerZones(currentFTP ?? 0), Number);
  if (family === 'paceZone') {
    const [best5k, best10k] = bestTimes(answers);
    return toAnswers(
      family,
      paceZones(basePace(best5k, best10k) ?? 0, runningPaceUnit ?? 'min/km'),
      formatPace,
    );
  }
  return toAnswers(family, heartRateZones(family, maxHR ?? 0, restingHR ?? 0), Number);
}

/**
 * A change of the pace unit with the zones that go with it: computed again from a best time, else
 * converted.
 */
export function withPaceUnit(unit: PaceUnit, answers: Answers): Answers {
  const changed: Answers = { runningPaceUnit: unit };
  if ((answers.runningPaceUnit ?? 'min/km') === unit) return changed;
  if (missingSource('paceZone', answers) === null)
    return { ...changed, ...workedOut('paceZone', { ...answers, ...changed }) };
  const factor = unit === 'min/mi' ? KM_PER_MILE : 1 / KM_PER_MILE;
  const convert = (value: string | null | undefined): string | null | undefined => {
    const seconds = parseMinutesSeconds(value ?? '');
    return seconds ? formatPace(seconds * factor) : value;
  };
  const zones = ZONES.flatMap((zone) =>
    (['Min', 'Max'] as const).map((edge) => zoneField('paceZone', zone, edge)),
  );
  const present = zones.filter((name) => answers[name]);
  return {
    ...changed,
    ...(Object.fromEntries(present.map((name) => [name, convert(answers[name])])) as Answers),
  };
}

/** One edge of one zone: `powerZone2Max`. */
export interface ZoneEdgeName {
  readonly family: ZoneFamily;
  readonly zone: number;
  readonly edge: 'Min' | 'Max';
}

/**
 * Where two zones touched, or neither edge was there yet, the neighbour's edge goes along with the
 * one that is changed.
 */
export function withNeighbour(
  { family, zone, edge }: ZoneEdgeName,
  value: number | string | null,
  answers: Answers,
): Answers {
  const own = ZONES[zone - 1];
  const other = ZONES[edge === 'Max' ? zone : zone - 2];
  if (own === undefined) return {};
  const field = zoneField(family, own, edge);
  const changed = { [field]: value } as Answers;
  if (other === undefined) return changed;
  const neighbour = zoneField(family, other, edge === 'Max' ? 'Min' : 'Max');
  const touched = (answers[neighbour] ?? null) === (answers[field] ?? null);
  return touched ? { ...changed, [neighbour]: value } : changed;
}

/**
 * Edges of neighbours that differ by this much are one border: 137 and 138 W are, as are 138 and
 * 138. The server reads them alike.
 */
const ONE_BORDER = 1;

/**
 * What does not fit among the five zones, one sentence each. Pace zones run from slow to fast, so
 * that their seconds fall.
 */
export function zoneProblems(family: ZoneFamily, answers: Answers): readonly string[] {
  const rows = zoneRows(family, answers);
  const falling = family === 'paceZone';
  return rows.flatMap(({ min, max }, index) => {
    const next = rows[index + 1]?.min ?? null;
    const turned = min !== null && max !== null && (falling ? min <= max : min >= max);
    const apart = max !== null && next !== null && Math.abs(max - next) > ONE_BORDER;
    return [
      ...(turned
        ? [`Zone ${index + 1} ends ${falling ? 'no faster' : 'no higher'} than it begins.`]
        : []),
      ...(apart ? [`Zones ${index + 1} and ${index + 2} do not touch.`] : []),
    ];
  });
}
