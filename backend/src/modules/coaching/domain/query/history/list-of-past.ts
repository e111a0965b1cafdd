import { say } from '#coaching/domain/answer/say.js';
import { capitalized, list } from '#coaching/domain/answer/words.js';
import type { Found } from '../found.js';
import { groupsOf } from './groups.js';
import { PAST_METRICS } from './past-metrics.js';
import { rangeOf } from './past-period.js';
import { partOf, type PastMetricId, type PastQuery } from './past-query.js';
import { done, nameOf, nounOf, openingOf } from './past-words.js';
import { shownFor, spanOf, within, type Training } from './sessions.js';
import { noneIn } from './value-of-past.js';
import { factOf, factsOf } from './valued.js';

/** Longer tables are cut, oldest first. */
const MOST_ROWS = 26;
const COLUMNS: readonly PastMetricId[] = ['distance', 'time', 'load'];

/** "Week by week", "all twelve weeks", "my last 5 rides with pace": a table, newest first. */
export function listOfPast(
  query: PastQuery,
  training: Training,
): Found | { readonly refused: string } {
  const part = partOf(query);
  const all = within(query, training);
  if (all.length === 0) return noneIn(query, training);
  const shown = shownFor(training, query);
  const noun = nounOf(training, query);
  const metrics = query.metrics.length > 0 ? query.metrics : COLUMNS;
  const groups = [
    ...groupsOf(all, query.unit, rangeOf(part.period, training.today), training.today),
  ]
    .filter(({ sessions }) => query.unit !== 'weekday' || sessions.length > 0)
    .reverse()
    .slice(0, mostRows(query));
  const sessions = groups.flatMap((group) => group.sessions);
  const span = {
    ...spanOf(part, training, sessions),
    name: nameOf(part, query, training, [...sessions].reverse()),
  };
  const totals = factsOf(metrics, sessions, span, shown);
  const rows = groups
    .map((group) => ({
      group,
      cells: metrics.map((id) =>
        factOf(id, group.sessions, { from: group.key, to: group.name, name: group.name }, shown),
      ),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== null));
  if (rows.length === 0 || totals.length === 0)
    return { refused: `no ${PAST_METRICS[metrics[0] ?? 'distance'].noun(shown)} was recorded` };
  const cut = groups.length < all.length && query.operation.kind === 'list' && query.operation.most;
  const opening = cut ? 'Together' : openingOf(part, query, training, [...sessions].reverse());
  return {
    facts: [...totals, ...rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null))].map(
      ({ fact }) => fact,
    ),
    answer: (placed) => ({
      finding: [`${opening} you ${list(totals.map((one) => done(one, noun, shown, placed)))}.`],
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

function mostRows({ operation, unit, parts }: PastQuery): number {
  const period = parts[0]?.period ?? null;
  const named = period && 'last' in period && period.unit === unit ? period.last : MOST_ROWS;
  return Math.min(MOST_ROWS, (operation.kind === 'list' && operation.most) || named);
}
