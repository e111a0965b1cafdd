import { daysBetween } from '#analysis/load/days.js';
import { say, size } from '#coaching/domain/answer/say.js';
import { distanceName, shownPace } from '#coaching/domain/display/quantities.js';
import { count, decimal, quantity, timeChange, wholeChange } from '#coaching/domain/facts/draft.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { Found } from '../found.js';
import { dayOf } from './day-of.js';
import { meanOf } from './difference-of-past.js';
import { rangeOf } from './past-period.js';
import type { GoalKind, PastQuery } from './past-query.js';
import { groupsOf } from './groups.js';
import { PAST_METRICS } from './past-metrics.js';
import { partOf } from './past-query.js';
import { sessionsOf, shownFor, within, type Training } from './sessions.js';
import { noneIn } from './value-of-past.js';
import { factOf } from './valued.js';

type Result = Found | { readonly refused: string };
const WEEKS = 4;
const SECONDS_PER_HOUR = 3600;

/** "Am I doing my 6 hours a week?", "how far am I from my FTP goal?" */
export function goalOfPast(query: PastQuery, training: Training, of: GoalKind): Result {
  if (of === 'ftp') return ftpGoal(training);
  if (of === 'race') return raceGoal(training);
  if (of === 'racePace') return racePace(query, training);
  if (of === 'event') return eventDay(training);
  return weekGoal(query, training, of);
}

function weekGoal(query: PastQuery, training: Training, of: 'hours' | 'days'): Result {
  const stated = training.sheet.get(`athlete.${of}`);
  if (!stated) return { refused: `your profile states no ${of} a week` };
  const period = { last: WEEKS + 1, unit: 'week' } as const;
  const range = rangeOf(period, training.today);
  const sessions = sessionsOf({ ...partOf(query), period }, query, training);
  const weeks = groupsOf(sessions, 'week', range, training.today)
    .filter(({ open }) => !open)
    .slice(-WEEKS);
  const shown = shownFor(training, query);
  const mean = meanOf(
    of === 'hours' ? 'time' : 'workouts',
    weeks.map(({ sessions }) => sessions),
    `average of the last ${weeks.length} weeks`,
    shown,
  );
  if (!mean) return { refused: 'there was no training in the last weeks' };
  const wanted = Number(stated.value) * (of === 'hours' ? SECONDS_PER_HOUR : 1);
  const enough = mean.value >= wanted;
  return {
    facts: [mean.fact],
    answer: (placed) => ({
      finding: [
        say`${enough ? 'Yes' : 'No'}: in the last weeks you averaged ${placed(mean.fact)}${of === 'days' ? ' workouts' : ''} a week, ${enough ? 'against' : 'short of'} the ${stated}${of === 'days' ? ' days' : ''} of your profile.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

function ftpGoal({ sheet }: Training): Result {
  const [ftp, goal] = [sheet.get('athlete.ftp'), sheet.get('athlete.goal.ftp')];
  if (!ftp) return { refused: 'no FTP of yours is known' };
  if (!goal) return { refused: 'your profile states no goal for your FTP' };
  const gap = wholeChange(
    {
      key: 'past.goal.ftp',
      label: 'FTP against your goal',
      about: ['change', 'power'],
      method: 'difference',
    },
    Number(ftp.value) - Number(goal.value),
    'W',
  );
  const best = sheet.get('records.cycling.power.1200');
  return {
    facts: [gap],
    answer: (placed) => ({
      finding: [
        Number(gap.value) < 0
          ? say`Your FTP is ${ftp}, ${size(placed(gap))} below your goal of ${goal}.`
          : say`Your FTP is ${ftp}, which meets your goal of ${goal}.`,
      ],
      evidence: [best ? say`Your best 20 min power so far is ${best}.` : null],
      meaning: [],
    }),
  };
}

/** "How many km until 1,500 this year?": what is left of a sum. */
export function remainingOfPast(query: PastQuery, training: Training): Result {
  const { operation, metrics } = query;
  if (operation.kind !== 'remaining') return { refused: 'no sum to reach was named' };
  const sessions = within(query, training);
  if (sessions.length === 0) return noneIn(query, training);
  const [id = 'distance'] = metrics;
  const shown = shownFor(training, query);
  const range = rangeOf(partOf(query).period, training.today);
  const sum = factOf(id, sessions, range, shown);
  if (!sum) return { refused: `no ${PAST_METRICS[id].noun(shown)} was recorded` };
  const left = PAST_METRICS[id].fact(
    {
      key: `past.left.${id}.${operation.target}`,
      label: `Left until ${operation.written}`,
      about: ['change'],
      method: 'difference',
      quality: 'derived',
    },
    Math.abs(operation.target - sum.value),
    shown,
  );
  if (!left) return { refused: 'that sum is no number' };
  const reached = sum.value >= operation.target;
  return {
    facts: [sum.fact, left],
    answer: (placed) => ({
      finding: [
        reached
          ? say`Yes: with ${placed(sum.fact)} you are ${placed(left)} past ${operation.written}.`
          : say`${query.whether ? 'No: ' : ''}${placed(left)} to go: you are at ${placed(sum.fact)}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** Days until the event of the profile; null without one. */
export function daysUntilEvent({ sheet, today }: Training): number | null {
  const day = sheet.get('athlete.event');
  if (!day) return null;
  return daysBetween(today, dayOf(day.display));
}

/** "When is my race?" */
function eventDay(training: Training): Result {
  const day = training.sheet.get('athlete.event');
  const left = daysUntilEvent(training);
  if (training.sheet.unknown('event'))
    return {
      facts: [],
      answer: () => ({
        finding: ['Your event is over: its day has passed.'],
        evidence: [],
        meaning: [],
      }),
    };
  if (!day || left === null) return { refused: 'your profile has no event ahead' };
  const name = { about: ['count'], method: 'your profile' };
  const days = count({ ...name, key: 'past.event', label: 'Days until your event' }, left);
  const weeks = decimal(
    { ...name, key: 'past.event.weeks', label: 'Weeks until your event' },
    left / DAYS_OF_WEEK,
    '',
    left % DAYS_OF_WEEK === 0 ? 0 : 1,
  );
  return {
    facts: [days, weeks],
    answer: (placed) => ({
      finding: [say`Your event is on ${day}, in ${placed(days)} days (${placed(weeks)} weeks).`],
      evidence: [],
      meaning: [],
    }),
  };
}

const DAYS_OF_WEEK = 7;

/** The pace that the goal over a distance takes. */
function racePace(query: PastQuery, training: Training): Result {
  const goal = training.sheet.facts.find(({ key }) => /^athlete\.goal\.\d/.test(key));
  const metres = Number(goal?.key.split('.').slice(2).join('.'));
  if (!goal) return { refused: 'your profile states no goal over a distance' };
  const { units } = shownFor(training, query);
  const speed = metres / Number(goal.value);
  const shown = shownPace(speed, units);
  if (!shown) return { refused: 'the goal of your profile is no time' };
  const pace = quantity(
    {
      key: `past.goal.pace.${metres}`,
      label: 'Pace that your goal takes',
      about: ['speed'],
      method: 'distance by time',
      quality: 'derived',
    },
    speed,
    'm/s',
    shown,
  );
  return {
    facts: [pace],
    answer: (placed) => ({
      finding: [say`Your goal of ${goal} over ${distanceName(metres)} takes ${placed(pace)}.`],
      evidence: [],
      meaning: [],
    }),
  };
}

function raceGoal({ sheet }: Training): Result {
  const goal = sheet.facts.find(({ key }) => /^athlete\.goal\.\d/.test(key));
  const metres = Number(goal?.key.split('.').slice(2).join('.'));
  const best = sheet.get(`records.running.time.${metres}`);
  if (!goal) return { refused: 'your profile states no goal over a distance' };
  if (!best) return { refused: 'no run of yours covers that distance' };
  const gap: FactDraft = timeChange(
    {
      key: `past.goal.${metres}`,
      label: 'Best against your goal',
      about: ['change', 'time'],
      method: 'difference',
    },
    Number(best.value) - Number(goal.value),
  );
  const name = distanceName(Number(metres));
  return {
    facts: [gap],
    answer: (placed) => ({
      finding: [
        Number(gap.value) > 0
          ? say`Your best ${name} is ${best}, ${size(placed(gap))} from your goal of ${goal}.`
          : say`Your best ${name} is ${best}, which meets your goal of ${goal}.`,
      ],
      evidence: ['That best comes from training; a race is usually faster.'],
      meaning: [],
    }),
  };
}
