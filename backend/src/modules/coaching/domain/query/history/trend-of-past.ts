import { after, say, size } from '#coaching/domain/answer/say.js';
import { percentChange } from '#coaching/domain/facts/draft.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { Found } from '../found.js';
import { PAST_METRICS } from './past-metrics.js';
import { partOf, type PastMetricId, type PastQuery } from './past-query.js';
import { nounOf } from './past-words.js';
import { shownFor, within, type Training } from './sessions.js';
import { groupValues, noneIn } from './value-of-past.js';
import { changeOf, factOf, type Valued } from './valued.js';
import { overWeeks } from './weeks-of-past.js';

type Result = Found | { readonly refused: string };

/** A change below this is called steady, in percent (ours). */
const STEADY = 3;
/** What is averaged is steadier than a sum: percent (ours). */
const STEADY_MEAN = 1.5;
/** A trend takes as many values. */
const FEWEST = 4;
/** A slope of fewer standard errors is no trend (about 95 %). */
const SURE = 2;

/** The values of a trend and what may be said of it. */
export interface Trend {
  readonly early: Valued;
  readonly late: Valued;
  /** From the first to the last third, in the unit of the metric or in percent. */
  readonly change: FactDraft;
  readonly direction: 'up' | 'down' | 'steady';
  /** Of the whole change along the fitted line, in percent of the early value. */
  readonly uncertainty: FactDraft;
}

/** Sums go by week, everything else by workout; null where there are too few. */
export function trendIn(asked: PastQuery, id: PastMetricId, training: Training): Trend | null {
  const metric = PAST_METRICS[id];
  const query: PastQuery = metric.sums
    ? { ...overWeeks(asked), unit: asked.unit === 'month' ? 'month' : 'week' }
    : { ...asked, unit: 'workout' };
  const shown = shownFor(training, query);
  const values = groupValues(query, training, id).filter(({ group }) => !group.open);
  if (values.length < FEWEST) return null;
  const third = Math.max(2, Math.floor(values.length / 3));
  const mean = (some: typeof values, name: string) =>
    factOf(
      id,
      some.flatMap(({ group }) => group.sessions),
      { from: some[0]?.group.key ?? '', to: some.at(-1)?.group.key ?? '', name },
      shown,
      { unit: query.unit, count: some.length },
    );
  const what = metric.sums ? `${query.unit}s` : `${nounOf(training, query)}s`;
  const early = mean(values.slice(0, third), `average of the first ${third} ${what}`);
  const late = mean(values.slice(-third), `average of the last ${third} ${what}`);
  const change = early && late && changeOf(early, late, shown);
  if (!early || !late || !change || early.value === 0) return null;
  const percent = (late.value / early.value - 1) * 100;
  const { slope, error } = lineThrough(values.map(({ value }) => value));
  const steady =
    Math.abs(percent) < (metric.sums ? STEADY : STEADY_MEAN) || Math.abs(slope) < SURE * error;
  const spread = (SURE * error * (values.length - 1) * 100) / early.value;
  const uncertainty = {
    ...percentChange(
      {
        key: `${change.key}.spread`,
        label: 'Uncertainty of the trend',
        about: ['change'],
        method: 'linear regression',
      },
      spread,
    ),
  };
  const direction = percent > 0 ? 'up' : 'down';
  return { early, late, change, uncertainty, direction: steady ? 'steady' : direction };
}

/** Least squares over values at equal steps: change for each step and its standard error. */
function lineThrough(values: readonly number[]): {
  readonly slope: number;
  readonly error: number;
} {
  const n = values.length;
  const [meanX, meanY] = [(n - 1) / 2, values.reduce((sum, value) => sum + value, 0) / n];
  const xx = values.reduce((sum, _, x) => sum + (x - meanX) ** 2, 0);
  const slope = values.reduce((sum, y, x) => sum + (x - meanX) * (y - meanY), 0) / xx;
  const left = values.reduce((sum, y, x) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0);
  return { slope, error: Math.sqrt(left / Math.max(1, n - 2) / xx) };
}

/** "Is my weekly load going up?", "is my interval power flat?" */
export function trendOfPast(query: PastQuery, training: Training): Result {
  const [id = 'load'] = query.metrics;
  const asked = PAST_METRICS[id].sums ? overWeeks(query) : query;
  if (within(asked, training).length === 0) return noneIn({ ...asked, whether: true }, training);
  const trend = trendIn(query, id, training);
  const shown = shownFor(training, query);
  const metric = PAST_METRICS[id];
  if (!trend)
    return {
      refused: metric.sums
        ? 'there are too few whole weeks for a trend'
        : `there are too few workouts with ${metric.noun(shown)} for a trend`,
    };
  const { early, late, change, direction } = trend;
  const noun = `${metric.sums ? 'weekly ' : ''}${metric.noun(shown)}`;
  const verb = { steady: 'is steady', up: upWord(early), down: downWord(early) }[direction];
  const each = metric.sums ? ' a week' : '';
  const opening = openingOf(query, trend, metric.about.includes('heartRate'));
  return {
    facts: [early.fact, late.fact, change],
    answer: (placed) => ({
      finding: [
        say`${opening === '' ? 'Your' : `${opening}: your`} ${noun} ${verb}: from ${placed(early.fact)} to ${placed(late.fact)}${each} (${size(placed(change))}${direction === 'steady' ? '' : ` ${late.value > early.value ? 'more' : 'less'}`}).`.replace(
          / (?:more|less)\)/,
          ')',
        ),
      ],
      evidence: [
        say`That is the average of the first${after(placed(early.fact))} and of the last third of your ${metric.sums ? 'weeks' : `${nounOf(training, query)}s`}${after(placed(late.fact))}.`,
      ],
      meaning: [],
    }),
  };
}

/** "No" where it went another way than the question takes for granted. */
function openingOf({ operation }: PastQuery, { direction }: Trend, ofHeart: boolean): string {
  const claim = operation.kind === 'trend' ? operation.claim : undefined;
  if (!claim) return '';
  // A higher heart rate is no gain.
  const sense = ofHeart ? { better: 'down', worse: 'up' } : { better: 'up', worse: 'down' };
  const claimed = claim === 'up' || claim === 'down' ? claim : sense[claim];
  return direction === claimed ? 'Yes' : 'No';
}

function upWord({ metric }: Valued): string {
  return metric.about.includes('speed') && metric.id === 'speed'
    ? 'is getting faster'
    : 'is going up';
}

function downWord({ metric }: Valued): string {
  return metric.about.includes('speed') && metric.id === 'speed'
    ? 'is getting slower'
    : 'is going down';
}

/** What a trend is asked about where no metric is named. */
export function usualTrend(query: PastQuery): PastMetricId {
  return partOf(query).kind === 'intervals' ? 'repOutput' : 'load';
}
