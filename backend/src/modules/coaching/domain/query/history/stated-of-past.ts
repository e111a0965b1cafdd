import { say } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import { duration, quantity } from '#coaching/domain/facts/draft.js';
import { shownDistance } from '#coaching/domain/display/quantities.js';
import type { Found } from '../found.js';
import { PAST_METRICS } from './past-metrics.js';
import { rangeOf } from './past-period.js';
import { EVERYTHING, partOf, type PastMetricId, type PastQuery } from './past-query.js';
import { done, lower, nounOf, openingOf } from './past-words.js';
import { sessionsOf, shownFor, within, type Training } from './sessions.js';
import { noneIn } from './value-of-past.js';
import { factOf } from './valued.js';

type Result = Found | { readonly refused: string };

const NAMES: Readonly<Partial<Record<string, string>>> = {
  'athlete.ftp': 'FTP',
  'athlete.weight': 'weight',
  'athlete.restingHr': 'resting heart rate',
  'criticalPower.wPrime': 'W\u2032',
  'criticalPower.watts': 'critical power',
  'fitness.form': 'form',
  'fitness.fitness': 'fitness',
  'fitness.fatigue': 'fatigue',
};

/** "FTP now?", "what's my form today?": values of the profile and of the load model. */
export function statedOfPast({ operation }: PastQuery, { sheet }: Training): Result {
  if (operation.kind !== 'stated') return { refused: 'no value was named' };
  const known = operation.keys.flatMap((key) => {
    const fact = sheet.get(key);
    return fact ? [{ name: NAMES[key] ?? fact.label, fact }] : [];
  });
  const [missing] = operation.keys.filter((key) => !sheet.has(key));
  const why = missing?.startsWith('criticalPower.') ? sheet.unknown('criticalPower') : undefined;
  if (known.length === 0 && why) return { refused: why.reason };
  if (known.length === 0)
    return { refused: `your ${(missing && NAMES[String(missing)]) ?? 'value'} is not known here` };
  return {
    facts: [],
    answer: () => ({
      finding: [
        `Your ${list(known.map(({ name, fact }, at) => say`${at === 0 ? '' : 'your '}${name} is ${fact}`))}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** "I cracked 160 km in May": whether it is so, with the sum. */
export function claimedOfPast(query: PastQuery, training: Training): Result {
  const { operation } = query;
  if (operation.kind !== 'claimed') return { refused: 'nothing was claimed' };
  const sessions = within(query, training);
  if (sessions.length === 0) return noneIn({ ...query, whether: true }, training);
  const id = operation.of ?? query.metrics[0] ?? 'distance';
  const shown = shownFor(training, query);
  const part = partOf(query);
  const sum = factOf(id, sessions, rangeOf(part.period, training.today), shown);
  if (!sum) return { refused: `no ${PAST_METRICS[id].noun(shown)} was recorded` };
  const opening = lower(openingOf(part, query, training, sessions));
  const noun = nounOf(training, query);
  return {
    facts: [sum.fact],
    answer: (placed) => ({
      finding: [
        `${agrees(id, sum.value, operation.value)}: ${opening} you ${done(sum, noun, shown, placed)}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** A count is right or wrong; more of a sum is more than was claimed. */
function agrees(id: PastMetricId, value: number, claimed: number): string {
  if (id === 'workouts') return value === claimed ? 'Yes' : 'No';
  if (value < claimed * NEARLY) return 'Not quite';
  return value > claimed * MORE ? 'Even more' : 'Yes';
}

/** From this factor on it was clearly more than was claimed (ours). */
const MORE = 1.1;
/** A claim is rounded: this share of it is enough (ours). */
const NEARLY = 0.995;
/** A workout of this share of a length is that workout (ours). */
const ALMOST = 0.9;

/** "The 100 miler in April": null where there was such a workout. */
export function featOfPast(query: PastQuery, training: Training): Result {
  const { operation } = query;
  if (operation.kind !== 'feat') return { refused: 'no workout was named' };
  const some = sessionsOf({ ...EVERYTHING, period: partOf(query).period }, query, training);
  const size = ({ distanceM, movingS }: (typeof some)[number]) =>
    operation.by === 'metres' ? (distanceM ?? 0) : movingS;
  const longest = Math.max(0, ...some.map(size));
  const noun = nounOf(training, query);
  if (longest >= operation.value * ALMOST)
    return { refused: `what a ${noun} did to your body is not recorded` };
  const units = shownFor(training, query).units;
  const name = {
    key: `past.longest.${operation.by}.${partOf(query).period ? 'then' : 'ever'}`,
    label: `Longest ${noun}`,
    about: ['max', operation.by === 'metres' ? 'distance' : 'time'],
    method: 'your workouts',
    quality: 'derived' as const,
  };
  const fact =
    operation.by === 'metres'
      ? quantity(name, longest, 'm', shownDistance(longest, units))
      : duration(name, longest);
  return {
    facts: [fact],
    answer: (placed) => ({
      finding: [
        some.length === 0
          ? `There is no ${noun} in that time.`
          : say`No ${noun} of yours was that long: the longest ${partOf(query).period ? 'in that time ' : ''}was ${placed(fact)}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}
