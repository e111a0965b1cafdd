import type { Analysis, Climb, Stop } from '../analysis.js';
import type { Span } from '../chart/streams.js';

type Segment = NonNullable<Analysis['terrain']>['segments'][number];

/** A part of the course as a row; null where not measured. Seconds, metres, m/s, W, bpm. */
export interface CourseRow extends Span {
  readonly key: string;
  readonly name: string;
  readonly kind: Segment['kind'];
  /** How far from the start it begins. */
  readonly fromM: number | null;
  readonly lengthM: number | null;
  /** Height at its end less height at its start. */
  readonly changeM: number;
  readonly gradePercent: number | null;
  readonly movingS: number;
  readonly timerS?: number;
  readonly avgSpeedMps: number | null;
  readonly avgPowerW: number | null;
  readonly avgHr: number | null;
  readonly climbRateMPerH: number | null;
  readonly wattsPerKg: number | null;
  readonly gradeAdjustedSpeedMps: number | null;
}

export interface StopRow extends Stop {
  readonly key: string;
  readonly name: string;
}

const NAMES = { climb: 'Climb', descent: 'Descent', flat: 'Flat', rolling: 'Rolling' } as const;

/**
 * Climbs, descents and what is between them, in order; of older analyses the climbs alone. Empty
 * where the road neither climbs nor descends.
 */
export function courseRows({ terrain, climbs = [] }: Analysis): readonly CourseRow[] {
  const segments = terrain?.segments ?? [];
  if (!segments.some(({ kind }) => kind === 'climb' || kind === 'descent'))
    return climbs.map(climbRow);
  const counts = { climb: 0, descent: 0, flat: 0, rolling: 0 };
  let metres: number | null = 0;
  return segments.map((segment) => {
    const { kind, climb, distanceM } = segment;
    const fromM = metres;
    metres = metres === null || distanceM === null ? null : metres + distanceM;
    counts[kind] += 1;
    const numbered = kind === 'climb' || kind === 'descent';
    const found = climb === null ? undefined : climbs[climb];
    return {
      ...segment,
      key: `${segment.from}`,
      name: numbered ? `${NAMES[kind]} ${counts[kind]}` : NAMES[kind],
      fromM,
      lengthM: distanceM,
      wattsPerKg: null,
      gradeAdjustedSpeedMps: null,
      ...(found && ofClimb(found)),
    };
  });
}

/** A row shows a climb as the coach speaks of it. */
function ofClimb(climb: Climb) {
  const { lengthM, gainM, gradePercent, avgSpeedMps, avgPowerW, avgHr } = climb;
  const { climbRateMPerH, wattsPerKg, gradeAdjustedSpeedMps } = climb;
  return {
    ...{ lengthM, changeM: gainM, gradePercent, avgSpeedMps, avgPowerW, avgHr },
    ...{ climbRateMPerH, wattsPerKg, gradeAdjustedSpeedMps },
    movingS: climb.movingS,
    ...(climb.timerS !== undefined && { timerS: climb.timerS }),
  };
}

function climbRow(climb: Climb): CourseRow {
  return {
    ...ofClimb(climb),
    from: climb.from,
    to: climb.to,
    key: `${climb.from}`,
    name: `Climb ${climb.index + 1}`,
    kind: 'climb',
    fromM: null,
  };
}

export function stopRows({ stops }: Analysis): readonly StopRow[] {
  return (stops?.list ?? []).map((stop, at) => ({
    ...stop,
    key: `${stop.from}`,
    name: `Stop ${at + 1}`,
  }));
}
