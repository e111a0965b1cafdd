import {
  count,
  decimal,
  duration,
  percent,
  percentChange,
  text,
  type FactName,
} from '#coaching/domain/facts/draft.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { DoneSession } from '../past.js';
import { spanName, sumOf, usualOf, usualSessions, type TrainingSpan } from './span.js';

const time = ({ movingS }: DoneSession) => movingS;
const load = (session: DoneSession) => session.load ?? 0;
/** A rank among fewer says nothing (ours). */
const FEWEST_RANKED = 6;
/** Zones of less time say nothing. s. */
const LEAST_ZONED_S = 3600;

/** Workouts, time and load of a span against the athlete's usual ones. */
export function sumFacts(span: TrainingSpan): (FactDraft | null)[] {
  const name = (key: string, label: string, about: string[]): FactName =>
    spanName(span, key, label, about);
  const { sessions, before } = span;
  return [
    text(name('name', 'Days looked at', []), span.words),
    count(name('workouts', 'Workouts', ['count']), sessions.length),
    ...(sessions.length === 0
      ? []
      : [duration(name('time', 'Moving time', ['total', 'time']), sumOf(sessions, time))]),
    ...against(span, { key: 'time', label: 'Moving time', read: time }),
    ...(isMeasured(sessions) && before.every(isMeasured)
      ? [
          sessions.length === 0
            ? null
            : decimal(name('load', 'Load', ['load']), sumOf(sessions, load), '', 0),
          ...against(span, { key: 'load', label: 'Load', read: load }),
        ]
      : []),
    ...easyShares(span),
  ];
}

function isMeasured(sessions: readonly DoneSession[]): boolean {
  return sessions.every((session) => session.load !== null);
}

interface Summed {
  readonly key: 'time' | 'load';
  readonly label: string;
  readonly read: (session: DoneSession) => number;
}

function against(span: TrainingSpan, { key, label, read }: Summed): (FactDraft | null)[] {
  const usual = usualOf(span, read);
  if (usual === null) return [];
  const own = sumOf(span.sessions, read);
  const usualName = spanName(span, `usual.${key}`, `Usual ${label.toLowerCase()} in as many days`, [
    key,
  ]);
  return [
    key === 'time' ? duration(usualName, usual) : decimal(usualName, usual, '', 0),
    percentChange(
      spanName(span, `change.${key}`, `${label} against the usual`, ['change', key]),
      (own / usual - 1) * 100,
    ),
    rank(span, key, read),
  ];
}

/** How many stretches before it had less, where all of the last ones had. */
function rank(span: TrainingSpan, key: Summed['key'], read: Summed['read']): FactDraft | null {
  const own = sumOf(span.sessions, read);
  const sums = span.before.map((sessions) => sumOf(sessions, read));
  const higher = sums.findIndex((sum) => sum >= own);
  const beaten = higher === -1 ? sums.length : higher;
  if (span.name === 'month' || beaten < FEWEST_RANKED) return null;
  return text(
    spanName(span, `rank.${key}`, `Place of its ${key}`, ['max', key]),
    `the most in ${beaten + 1} weeks`,
  );
}

/** Easy is zone 2 and below; heart rate first, as the page does. */
const MEASURES = ['heartRate', 'power', 'pace'] as const;

function easyShares(span: TrainingSpan): (FactDraft | null)[] {
  const found = MEASURES.map((measure) => ({
    now: easyShare(span.sessions, measure),
    then: easyShare(usualSessions(span), measure),
  })).find(({ now, then }) => now !== null && then !== null);
  if (!found || found.now === null || found.then === null) return [];
  const easy = ['zone:easy', 'share'];
  return [
    percent(spanName(span, 'easy', 'Share of the time in zone 2 or below', easy), found.now),
    percent(
      spanName(span, 'usual.easy', 'Usual share of the time in zone 2 or below', easy),
      found.then,
    ),
  ];
}

function easyShare(
  sessions: readonly DoneSession[],
  measure: (typeof MEASURES)[number],
): number | null {
  const tables = sessions.flatMap(({ zones }) => zones?.[measure] ?? []);
  const zoned = sessions.flatMap(({ zones }) => (zones?.[measure] ? [zones[measure]] : []));
  const whole = tables.reduce((sum, seconds) => sum + seconds, 0);
  if (whole < LEAST_ZONED_S) return null;
  const easy = zoned.reduce(
    (sum, seconds) => sum + seconds.slice(0, 3).reduce((all, one) => all + one, 0),
    0,
  );
  return (easy / whole) * 100;
}
