import { say, size, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { SpanName } from '#coaching/domain/facts/history/spans/span.js';
import type { Finding } from '../finding.js';
import { opening, type WeekFinder } from './week-finder.js';

/** Weeks of one athlete differ by less without reason, %; a month by half of it (ours). */
const UNUSUAL = { thisWeek: 30, lastWeek: 30, month: 15 } as const;

/** Much more or less than the athlete's own weeks: by load, or by time where that is unknown. */
export const unusualWeek: WeekFinder = (sheet, span) => {
  const measure = sheet.has(`span.${span}.change.load`) ? 'load' : 'time';
  const [name, own, usual, change] = [
    sheet.get(`span.${span}.name`),
    sheet.get(`span.${span}.${measure}`),
    sheet.get(`span.${span}.usual.${measure}`),
    sheet.get(`span.${span}.change.${measure}`),
  ];
  if (!name || !own || !usual || !change) return [];
  const by = Number(change.value);
  // Of a week with days to come, less than usual says nothing.
  if (Math.abs(by) < UNUSUAL[span] || (by < 0 && span === 'thisWeek')) return [];
  return [
    by > 0
      ? more(sheet, span, { name, own, usual, change })
      : less(sheet, span, { name, own, usual, change }),
  ];
};

interface Sums {
  readonly name: Fact;
  readonly own: Fact;
  readonly usual: Fact;
  readonly change: Fact;
}

function more(sheet: FactSheet, span: SpanName, { name, own, usual, change }: Sums): Finding {
  const rank = sheet.get(`span.${span}.rank.${measureOf(own)}`);
  const what = own.unit === 's' ? 'training time' : 'load';
  return {
    kind: 'weeks.load',
    statement: rank
      ? say`${opening(name)} had a ${what} of ${own}, ${rank} and ${size(change)} above your usual ${usual}`
      : say`${opening(name)} had a ${what} of ${own}, ${size(change)} above your usual ${usual}`,
    because: [inTime(sheet, span, own)],
    surprise: rank || Number(change.value) >= 2 * UNUSUAL[span] ? 0.85 : 0.65,
    importance: 0.8,
    confidence: 0.9,
    covers: ['weeks.sum'],
    action: 'Make the next week an easier one before you add more.',
  };
}

function less(sheet: FactSheet, span: SpanName, { name, own, usual, change }: Sums): Finding {
  const what = own.unit === 's' ? 'training time' : 'load';
  return {
    kind: 'weeks.load',
    statement: say`${opening(name)} had a ${what} of only ${own}, ${size(change)} below your usual ${usual}`,
    because: [inTime(sheet, span, own)],
    surprise: 0.6,
    importance: 0.6,
    confidence: 0.9,
    covers: ['weeks.sum'],
    action: 'If you did not plan it, come back with your usual sessions, not with a bigger week.',
  };
}

function measureOf({ unit }: Fact): 'load' | 'time' {
  return unit === 's' ? 'time' : 'load';
}

function inTime(sheet: FactSheet, span: SpanName, own: Fact): Line {
  const [workouts, time, usual] = [
    sheet.get(`span.${span}.workouts`),
    sheet.get(`span.${span}.time`),
    sheet.get(`span.${span}.usual.time`),
  ];
  if (!workouts || !time) return null;
  const noun = workouts.value === 1 ? 'workout' : 'workouts';
  if (own.unit === 's' || !usual) return say`It was ${workouts} ${noun}.`;
  return say`It was ${workouts} ${noun} in ${time}, against a usual ${usual}.`;
}
