import type { SpanName } from '#coaching/domain/facts/history/spans/span.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { holds } from '../kept.js';
import { ranked } from '../rank.js';
import { easyShare } from './easy.finding.js';
import { efficiencyOfMonth } from './efficiency.finding.js';
import { longest, newBest, sameSetAgain } from './feats.finding.js';
import { unusualWeek } from './load.finding.js';
import { longBreak, rising, streak } from './rhythm.finding.js';
import { sumOfSpan } from './sum.finding.js';
import type { WeekFinder } from './week-finder.js';

const FINDERS: readonly WeekFinder[] = [
  unusualWeek,
  longBreak,
  rising,
  newBest,
  sameSetAgain,
  efficiencyOfMonth,
  longest,
  easyShare,
  streak,
  sumOfSpan,
];
const MOST = 4;

/** What stands out in some days of training, and in which. */
export interface WeekFinding extends Finding {
  readonly span: SpanName;
}

/**
 * What stands out in some days of training against the athlete's own, the foremost first: at most
 * four, each of another kind. Where two spans say the same kind of thing with equal weight, the
 * first one is kept.
 */
export function weekFindings(sheet: FactSheet, spans: readonly SpanName[]): readonly WeekFinding[] {
  const all = spans.flatMap((span) =>
    FINDERS.flatMap((find) => find(sheet, span).map((finding) => ({ ...finding, span }))),
  );
  return ranked(
    all.filter(({ statement }) => holds(sheet, statement)),
    MOST,
  );
}

/** The week that is spoken of: the one under way as soon as there is something in it to judge. */
export function weekMeant(sheet: FactSheet): SpanName {
  const workouts = (span: SpanName) => sheet.number(`span.${span}.workouts`) ?? 0;
  return workouts('thisWeek') > 1 || workouts('lastWeek') === 0 ? 'thisWeek' : 'lastWeek';
}

/** What "lately" is: the week that is spoken of and the last month. */
export function latelySpans(sheet: FactSheet): readonly SpanName[] {
  return [weekMeant(sheet), 'month'];
}
