import { after, say } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import { count, percent } from '#coaching/domain/facts/draft.js';
import { groupsOf } from '../groups.js';
import { PAST_METRICS } from '../past-metrics.js';
import { rangeOf } from '../past-period.js';
import { EVERYTHING, partOf, type PastMetricId, type PastQuery } from '../past-query.js';
import { nounOf, said, sportNoun } from '../past-words.js';
import type { PastResult } from '../past-result.js';
import { sessionsOf, shownFor, within, type Training } from '../sessions.js';
import type { Session } from '../session.js';
import { measureOf, zoneSeconds } from '../share-of-past.js';
import { trendIn } from '../trend-of-past.js';
import { noneIn } from '../value-of-past.js';
import { factsOf } from '../valued.js';
import { everything, lateWeeks } from './basis.js';

/** "Have I been consistent?": workouts of the quietest and busiest week. */
export function consistency(query: PastQuery, training: Training): PastResult {
  const sessions = within(query, training);
  if (sessions.length === 0) return noneIn(query, training);
  const { from, to } = rangeOf(partOf(query).period, training.today);
  const weeks = groupsOf(sessions, 'week', { from, to }, training.today).filter(
    ({ open, sessions: own }) => !open || own.length > 0,
  );
  const counts = weeks.map(({ sessions: own }) => own.length);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  const name = { about: ['count'], method: 'count' };
  const facts = {
    fewest: count(
      { ...name, key: 'past.week.fewest', label: 'Workouts of the quietest week' },
      fewest,
    ),
    most: count({ ...name, key: 'past.week.most', label: 'Workouts of the busiest week' }, most),
    weeks: count({ ...name, key: 'past.week.all', label: 'Weeks looked at' }, weeks.length),
  };
  const noun = nounOf(training, query);
  const even = fewest > 0 && most - fewest <= 1;
  const skips = query.operation.kind === 'verdict' && query.operation.contrary === true;
  const yes = skips ? 'No' : 'Yes';
  return {
    facts: Object.values(facts),
    answer: (placed) => ({
      finding: [
        fewest === most
          ? say`${yes}: ${placed(facts.most)} ${noun}s in each of the last ${placed(facts.weeks)} weeks${after(placed(facts.fewest))}.`
          : say`${even ? yes : 'Not quite'}: from ${placed(facts.fewest)} to ${placed(facts.most)} ${noun}s a week over the last ${placed(facts.weeks)} weeks.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** Shares of easy and hard time from which on training is called polarised (usual 80/20 reading). */
const EASY_FROM = 75;
const MIDDLE_UP_TO = 10;

/** "Am I training polarised?": easy, middle and hard time of the last weeks. */
export function polarised(query: PastQuery, training: Training): PastResult {
  const named = partOf(query).period !== null;
  const sessions = named
    ? within(query, training)
    : lateWeeks(query, training).flatMap((week) => week.sessions);
  const by = inHeartRate(sessions) ? 'heartRate' : measureOf(sessions, null);
  const seconds = zoneSeconds(sessions, by);
  const total = seconds.reduce((sum, one) => sum + one, 0);
  if (total === 0) return { refused: 'no time in zones was recorded' };
  const shareOf = (from: number, to: number) =>
    (seconds.slice(from, to).reduce((sum, one) => sum + one, 0) / total) * 100;
  const [easy, middle, hard] = [shareOf(0, 3), shareOf(3, 4), shareOf(4, 7)];
  const name = (key: string, label: string, tag: string) => ({
    key: `past.share.${key}.${by}`,
    label,
    about: [tag],
    method: 'time in zones of your workouts',
  });
  const facts = {
    easy: percent(name('easy', 'Time in zone 2 or below', 'zone:easy'), easy),
    middle: percent(name('middle', 'Time in zone 3', 'zone:3'), middle),
    hard: percent(name('hard', 'Time in zone 4 or above', 'zone:hard'), hard),
  };
  const is = easy >= EASY_FROM && middle <= MIDDLE_UP_TO && hard > middle;
  const when = named ? 'in that time' : 'in the last weeks';
  return {
    facts: Object.values(facts),
    answer: (placed) => ({
      finding: [
        say`${is ? 'Yes' : 'No'}: ${when} ${placed(facts.easy)} of your time was in zone 2 or below, ${placed(facts.middle)} in zone 3 and ${placed(facts.hard)} in zone 4 or above.`,
      ],
      evidence: [],
      meaning: [
        is
          ? null
          : 'Polarised training is mostly easy with some hard work and little between the two.',
      ],
    }),
  };
}

/** Polarisation is judged by heart rate where there is one, as the progress page does. */
function inHeartRate(sessions: readonly Session[]): boolean {
  return zoneSeconds(sessions, 'heartRate').some((seconds) => seconds > 0);
}

/** What shows progress, in this order. */
const OUTPUT: readonly PastMetricId[] = ['repOutput', 'normalized', 'speed'];

/** "Four months of work and flat, no?", "am I stronger?": interval output from first to last. */
export function progress(query: PastQuery, training: Training): PastResult {
  const wanted = query.metrics.length > 0 ? query.metrics : OUTPUT;
  const trend = wanted
    .map((id) => ({ id, found: trendIn(query, id, training) }))
    .find(({ found }) => found !== null);
  if (!trend?.found) return { refused: 'there are too few workouts to compare' };
  const { early, late, change, direction } = trend.found;
  const shown = shownFor(training, query);
  const noun = PAST_METRICS[trend.id].noun(shown);
  const flat = query.operation.kind === 'verdict' && query.operation.contrary === true;
  const better = direction === 'up';
  const worse = query.operation.kind === 'verdict' && query.operation.worse === true;
  const supposed = worse ? direction === 'down' : better;
  const yes = flat ? direction === 'steady' : supposed;
  const pace = early.fact.unit === 'm/s';
  const word = { steady: 'flat', up: pace ? 'faster' : 'higher', down: pace ? 'slower' : 'lower' }[
    direction
  ];
  return {
    facts: [early.fact, late.fact, change],
    answer: (placed) => ({
      finding: [
        say`${yes ? 'Yes' : 'No'}: your ${noun} is ${word}, from ${placed(early.fact)} over the first third of the time to ${placed(late.fact)} over the last${after(placed(change))}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** "Proud of me?": what was done in all, and the clearest gain. */
export function proud(query: PastQuery, training: Training): PastResult {
  const sessions = everything(query, training);
  if (sessions.length === 0) return noneIn(query, training);
  const shown = shownFor(training, query);
  const first = sessions[0]?.day ?? training.today;
  const span = { from: first, to: training.today, name: `since ${first}` };
  const sums = factsOf(['workouts', 'distance'], sessions, span, shown);
  const gain = OUTPUT.map((id) => trendIn({ ...query, parts: [EVERYTHING] }, id, training)).find(
    (one) => one?.direction === 'up',
  );
  const noun = sportNoun(training, query);
  return {
    facts: [...sums.map(({ fact }) => fact), ...(gain ? [gain.early.fact, gain.late.fact] : [])],
    answer: (placed) => ({
      finding: [
        `Yes: you did ${list(sums.map((one) => said(one, noun, shown, placed)))}.`,
        gain
          ? say`Your ${gain.early.metric.noun(shown)} went from ${placed(gain.early.fact)} over the first third of them to ${placed(gain.late.fact)} over the last.`
          : null,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** "Was May a good month?": its place among the others. */
export function goodMonth(query: PastQuery, training: Training): PastResult {
  const part = partOf(query);
  const all = groupsOf(
    everything(query, training),
    'month',
    { from: '', to: training.today },
    training.today,
  );
  const { from } = rangeOf(part.period ?? { which: 'this', unit: 'month' }, training.today);
  const own = sessionsOf(part, query, training);
  if (own.length === 0) return noneIn(query, training);
  const shown = shownFor(training, query);
  const month = all.find(({ key }) => key === from);
  const others = all.filter(({ open, key }) => !open && key !== from);
  const far = (some: typeof own) => some.reduce((sum, { distanceM }) => sum + (distanceM ?? 0), 0);
  const best = others.every(({ sessions }) => far(sessions) < far(own));
  const name = month?.name ?? rangeOf(part.period, training.today).name;
  const values = factsOf(['workouts', 'distance', 'time'], own, { from, to: name, name }, shown);
  return {
    facts: values.map(({ fact }) => fact),
    answer: (placed) => ({
      finding: [
        `${best ? 'Yes, no other month had more' : 'A solid one'}: in ${name} you did ${list(values.map((one) => said(one, sportNoun(training, query), shown, placed)))}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** "Is my heart rate lower at the same power?": output for each beat over the weeks. */
export function sameHeart(query: PastQuery, training: Training): PastResult {
  const trend = trendIn({ ...query, unit: 'workout' }, 'efficiency', training);
  if (!trend) return { refused: 'there are too few steady workouts with heart rate' };
  const { early, late, direction } = trend;
  const what = shownFor(training, query).running ? 'pace' : 'power';
  const word = {
    up: `Yes: your heart rate is lower at the same ${what}`,
    down: `No: your heart rate is higher at the same ${what}`,
    steady: `No, it is about the same at equal ${what}`,
  }[direction];
  return {
    facts: [early.fact, late.fact],
    answer: (placed) => ({
      finding: [
        say`${word}, with an efficiency factor of ${placed(early.fact)} over the first third of your steady workouts and ${placed(late.fact)} over the last.`,
      ],
      evidence: [],
      meaning: ['More output for each heart beat means less heart rate for the same output.'],
    }),
  };
}
