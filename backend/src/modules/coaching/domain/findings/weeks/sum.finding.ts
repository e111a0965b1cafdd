import { say } from '#coaching/domain/answer/say.js';
import type { Finding } from '../finding.js';
import { opening, was, type WeekFinder } from './week-finder.js';

/** Within so many percent of the usual time, a week is as usual (ours). */
const ALIKE = 15;

/** What it added up to, and whether that was as usual, where nothing else says it. */
export const sumOfSpan: WeekFinder = (sheet, span) => {
  const [name, workouts, time, usual, change] = [
    sheet.get(`span.${span}.name`),
    sheet.get(`span.${span}.workouts`),
    sheet.get(`span.${span}.time`),
    sheet.get(`span.${span}.usual.time`),
    sheet.get(`span.${span}.change.time`),
  ];
  if (!name || !workouts) return [];
  const weights = { surprise: 0.3, importance: 0.4, confidence: 1 };
  const finding = (statement: string, because: Finding['because'] = []): readonly Finding[] => [
    { kind: 'weeks.sum', statement, because, ...weights },
  ];
  if (!time) return span === 'thisWeek' ? [] : finding(say`${opening(name)} had no workout`);
  const noun = workouts.value === 1 ? 'workout' : 'workouts';
  const load = sheet.get(`span.${span}.load`);
  const sums = say`${workouts} ${noun}, ${time}${load ? say` and a load of ${load}` : ''}`;
  if (!usual || !change)
    return finding(say`${opening(name)} had ${sums}`, [
      'A few more weeks of training say what is usual for you.',
    ]);
  if (Math.abs(Number(change.value)) > ALIKE)
    return finding(say`${opening(name)} had ${sums}; usual for you is ${usual}`);
  return finding(
    say`${opening(name)} ${was(span)} as usual: ${sums}`,
    time.display === usual.display ? [] : [say`Usual for you is ${usual}.`],
  );
};
