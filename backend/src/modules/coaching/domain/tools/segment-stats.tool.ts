import { stretchFacts, type StretchPart } from '../facts/closer/stretch-facts.js';
import { stretchOf } from '../facts/closer/stretch.js';
import { placeAsked, PLACE_PROPERTIES } from './place-asked.js';
import { spanOf } from './span-of.js';
import { found, refused, schema, SUBJECT, workoutOf, type Tool } from './tool.js';

const PARTS: readonly StretchPart[] = [
  'time',
  'distance',
  'speed',
  'graded',
  'power',
  'heartRate',
  'heartRateMax',
  'heartRateEnd',
  'cadence',
  'cadenceEnd',
  'speedEnd',
  'grade',
  'gain',
  'stopped',
];

/** The height of a climb is the analysis' own, from foot to top, and stands on the sheet. */
const OF_A_CLIMB = PARTS.filter((part) => part !== 'gain');

/** What happened on one stretch of a workout, from the recording itself. */
export const segmentStats: Tool = {
  name: 'segment_stats',
  description:
    'Time, distance, pace or power, heart rate, cadence, slope and stops of one stretch of a ' +
    'workout. Name a part, or from and to.',
  parameters: schema({ ...PLACE_PROPERTIES, subject: SUBJECT }),
  fits: ({ workouts }) => workouts.some(({ look }) => look !== null),
  run(args, world, { context }) {
    const one = workoutOf(args, world);
    if (!('workout' in one)) return one;
    const place = placeAsked(args);
    if (place === null)
      return refused('INVALID_ARGUMENT', 'a part, or a start or an end, must be named');
    if (!('kind' in place)) return place;
    const { workout, look, name } = one;
    if (look === null) return refused('NOT_THERE', 'the recording of this workout is not at hand');
    const seen = look();
    const span = spanOf(place, workout, seen, context.units);
    if ('refused' in span) return refused('NOT_THERE', span.refused);
    const several = world.workouts.length > 1;
    const called = {
      key: `${several ? `${name}.` : ''}segment.${span.key}`,
      of: several ? `${span.of}, ${name}` : span.of,
      method: 'segment_stats',
      ...(several ? { subject: name } : {}),
    };
    const facts = stretchFacts(
      stretchOf(seen.ground, span),
      called,
      place.kind === 'climb' ? OF_A_CLIMB : PARTS,
      workout.family === 'running',
      context.units,
    );
    const estimated =
      workout.family === 'cycling' && seen.original.channels.power?.source === 'estimated';
    return found(
      facts.map((fact) =>
        fact !== null && estimated && fact.about.includes('power')
          ? { ...fact, quality: 'estimated' }
          : fact,
      ),
    );
  },
};
