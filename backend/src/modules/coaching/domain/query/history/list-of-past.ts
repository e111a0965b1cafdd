import { say } from '#coaching/domain/answer/say.js';
import { capitalized, list } from '#coaching/domain/answer/words.js';
import { shownDay } from '#coaching/domain/display/day.js';
import type { Found } from '../found.js';
import { PAST_METRICS } from './past-metrics.js';
import { rangeOf } from './past-period.js';
import type { PastMetricId, PastQuery } from './past-query.js';
import { groupsOf, nounOf, shownFor, within, type Group, type Training } from './sessions.js';
import { factOf, noneIn, said, sinceFirst } from './sum-of-past.js';

/** Longer tables are cut, oldest first. */
const MOST_ROWS = 16;
const COLUMNS: readonly PastMetricId[] = ['distance', 'time', 'load'];
/** Where no span is named. */
const WEEKS = 4;

/** "Week by week", "list my last 4 weeks", "my last 5 rides": a small table, newest first. */
export function listOfPast(query: PastQuery, training: Training): Found {
  const period =
    query.period ?? (query.unit === 'week' ? ({ last: WEEKS, unit: 'week' } as const) : null);
  const span = rangeOf(period, training.today);
  const all = within(training, span, query);
  const asked = period === null ? sinceFirst(span, all) : span;
  if (all.length === 0) return noneIn(query, training, asked);
  const shown = shownFor(training, query);
  const noun = nounOf(training, query);
  const metrics = query.metrics.length > 0 ? query.metrics : COLUMNS;
  const groups = newest(query, training, all, asked).slice(0, mostRows(query));
  const sessions = groups.flatMap((group) => group.sessions);
  const totals = metrics.flatMap((id) => factOf(id, sessions, asked, shown) ?? []);
  const rows = groups.map((group) => ({
    group,
    cells: metrics.map((id) =>
      factOf(id, group.sessions, { from: group.key, to: group.name, name: group.name }, shown),
    ),
  }));
  return {
    facts: [...totals, ...rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null))].map(
      ({ fact }) => fact,
    ),
    answer: (placed) => ({
      finding: [
        `${query.operation.kind === 'list' && query.operation.most ? 'Together' : asked.opening} you did ${list(totals.map((one) => (one.metric.sums ? said(one, noun, placed) : say`${placed(one.fact)} of ${one.metric.noun(shown)}`)))}.`,
      ],
      rows: [
        `| ${[capitalized(query.unit === 'workout' ? noun : query.unit), ...metrics.map((id) => capitalized(PAST_METRICS[id].noun(shown)))].join(' | ')} |`,
        ...rows.map(
          ({ group, cells }) =>
            `| ${capitalized(group.name.replace(/^the week of /, ''))}${group.open ? ' (so far)' : ''} | ${cells.map((cell) => (cell ? say`${placed(cell.fact)}` : '–')).join(' | ')} |`,
        ),
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

function mostRows({ operation }: PastQuery): number {
  return Math.min(MOST_ROWS, (operation.kind === 'list' && operation.most) || MOST_ROWS);
}

function newest(
  { unit, period }: PastQuery,
  { today }: Training,
  sessions: ReturnType<typeof within>,
  asked: ReturnType<typeof rangeOf>,
): readonly Group[] {
  if (unit === 'workout')
    return [...sessions].reverse().map((session) => ({
      key: session.day,
      name: shownDay(session.day),
      sessions: [session],
      open: false,
    }));
  const groups = [...groupsOf(sessions, unit, asked, today)].reverse();
  // "The last 4 weeks" are four rows.
  return period && 'last' in period && period.unit === unit ? groups.slice(0, period.last) : groups;
}
