import type { Span } from '#analysis/recording/recording.js';
import { stopsOf } from '#analysis/stops/stops-of.js';
import type { Stop, Stops } from '#analysis/stops/stops.js';
import { clock, spokenSeconds } from '../display/duration.js';
import { shownDistance } from '../display/quantities.js';
import { count, quantity, type FactName } from '../facts/draft.js';
import {
  found,
  ownedBy,
  refused,
  schema,
  SUBJECT,
  workoutOf,
  type Tool,
  type ToolWorkout,
} from './tool.js';

/** How often and how long the athlete stopped on the way, as the analysis has it. */
export const stops: Tool = {
  name: 'stops',
  description:
    'Number and sum of the stops on the way, with the timer paused or standing still, and the ' +
    'longest of them: how long, when and where.',
  parameters: schema({ subject: SUBJECT }),
  fits: ({ workouts }) =>
    workouts.some(({ workout, look }) => look !== null || workout.analysis.stops !== undefined),
  run(args, world, { context }) {
    const one = workoutOf(args, world);
    if (!('workout' in one)) return one;
    const all = stopsOn(one);
    if (all === null) return refused('NOT_THERE', 'the stops of this workout are not known');
    const { prefix, whose } = ownedBy(one, world);
    const name = (part: string, label: string, about: readonly string[], at?: Span): FactName => ({
      key: `${prefix}stops.${part}`,
      label,
      about,
      method: 'stops',
      quality: 'derived',
      ...whose,
      ...(at ? { at: { ...at, channel: 'speed' } } : {}),
    });
    const number = count(name('count', 'Stops on the way', ['count']), all.count);
    const longest = longestOf(all.list);
    if (longest === null) return found([number]);
    return found([
      number,
      quantity(
        name('total', 'Time in these stops together', ['total', 'time']),
        all.totalS,
        's',
        spokenSeconds(all.totalS),
      ),
      quantity(
        name('longest', 'Longest stop', ['max', 'time'], longest),
        longest.seconds,
        's',
        spokenSeconds(longest.seconds),
      ),
      quantity(
        name('longest.start', 'Start of the longest stop', ['time'], longest),
        longest.from,
        's',
        clock(longest.from),
      ),
      longest.distanceM === null
        ? null
        : quantity(
            name('longest.distance', 'Distance at the longest stop', ['distance'], longest),
            longest.distanceM,
            'm',
            shownDistance(longest.distanceM, context.units),
          ),
    ]);
  },
};

/** Analyses of older engines have no stops; null where nothing shows whether the athlete moved. */
function stopsOn({ workout, look }: ToolWorkout): Stops | null {
  return workout.analysis.stops ?? (look === null ? null : stopsOf(look().ground));
}

function longestOf(stops: readonly Stop[]): Stop | null {
  return stops.reduce<Stop | null>(
    (best, stop) => (stop.seconds > (best?.seconds ?? 0) ? stop : best),
    null,
  );
}
