import { rowsOf } from '#analysis/recording/grid.js';
import { zoneTimes } from '#analysis/zones/zone-times.js';
import {
  heartRateEdgesOf,
  paceEdgesOf,
  powerEdgesOf,
  type ZoneEdges,
} from '#analysis/zones/zone-edges.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { duration, percent, type FactName } from '../facts/draft.js';
import { placeAsked, PLACE_PROPERTIES } from './place-asked.js';
import { spanOf } from './span-of.js';
import { found, refused, schema, SUBJECT, workoutOf, type Tool } from './tool.js';

const MEASURES = ['power', 'heartRate', 'pace'] as const;
type ZoneMeasure = (typeof MEASURES)[number];

/** Time in each zone, of a stretch or of the whole. */
export const zoneTime: Tool = {
  name: 'zone_time',
  description:
    'Time and share in each of the zones 1 to 5 of power, heartRate or pace, of the whole ' +
    'workout or of one stretch of it.',
  parameters: schema(
    { measure: { type: 'string', enum: MEASURES }, ...PLACE_PROPERTIES, subject: SUBJECT },
    ['measure'],
  ),
  fits: ({ workouts }) => workouts.some(({ look }) => look !== null),
  run(args, world, { context }) {
    const { measure } = args;
    if (!isMeasure(measure))
      return refused('INVALID_ARGUMENT', 'zones are of power, heartRate or pace');
    const one = workoutOf(args, world);
    if (!('workout' in one)) return one;
    const place = placeAsked(args);
    if (place !== null && !('kind' in place)) return place;
    const { workout, look, name } = one;
    if (look === null) return refused('NOT_THERE', 'the recording of this workout is not at hand');
    const seen = look();
    const { grid } = seen.ground;
    const span =
      place === null
        ? {
            from: grid.time[0] ?? 0,
            to: grid.time[grid.length - 1] ?? 0,
            key: 'whole',
            of: 'the whole session',
          }
        : spanOf(place, workout, seen, context.units);
    if ('refused' in span) return refused('NOT_THERE', span.refused);
    const [edges, missing] = edgesOf(measure, workout);
    const values = grid.channels[measure === 'pace' ? 'speed' : measure];
    if (edges === null) return refused('NOT_JUDGED', missing);
    if (values === undefined) return refused('NOT_THERE', `no ${word(measure)} was recorded`);
    const rows = rowsOf(grid, span);
    const channel = measure === 'pace' ? 'speed' : measure;
    const prefix = world.workouts.length > 1 ? `${name}.` : '';
    return found(
      zoneTimes(values.subarray(rows.from, rows.to), edges).flatMap(
        ({ zone, seconds, percent: share }) => {
          if (seconds < 1) return [];
          const where =
            zone === 'below'
              ? `below ${word(measure)} zone 1`
              : zone === 'above'
                ? `above ${word(measure)} zone 5`
                : `in ${word(measure)} zone ${zone}`;
          const fact = (part: string, label: string): FactName => ({
            key: `${prefix}zoneTime.${measure}.${span.key}.${zone}.${part}`,
            label: `${label} ${where}, ${span.of}`,
            about: [channel, `zone:${zone}`, part],
            method: 'zone_time',
            quality: 'derived',
            at: { from: span.from, to: span.to, channel },
          });
          return [
            duration(fact('time', 'Time'), seconds),
            percent(fact('share', 'Share of the time'), share),
          ];
        },
      ),
    );
  },
};

function isMeasure(measure: unknown): measure is ZoneMeasure {
  return MEASURES.some((known) => known === measure);
}

function word(measure: ZoneMeasure): string {
  return measure === 'heartRate' ? 'heart rate' : measure;
}

function edgesOf(
  measure: ZoneMeasure,
  { family, analysis: { thresholds } }: AnalysedWorkout,
): readonly [ZoneEdges | null, string] {
  if (measure === 'heartRate')
    return [
      heartRateEdgesOf(family, thresholds),
      'your maximum and resting heart rate for this day are not both known',
    ];
  if (measure === 'power')
    return family === 'cycling'
      ? [powerEdgesOf(thresholds), 'no FTP is known for this day']
      : [null, 'running power has no zones'];
  const paces = family === 'running' ? paceEdgesOf(thresholds) : null;
  return [
    paces && (paces.map((seconds) => 1000 / seconds) as unknown as ZoneEdges),
    family === 'running' ? 'no race time is known for you' : 'rides have no pace zones',
  ];
}
