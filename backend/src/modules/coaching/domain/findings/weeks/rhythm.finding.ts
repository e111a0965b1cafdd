import { say } from '#coaching/domain/answer/say.js';
import type { WeekFinder } from './week-finder.js';

/** Days off in a row that are unusual for this athlete. */
export const longBreak: WeekFinder = (sheet, span) => {
  const [days, last] = [sheet.get(`span.${span}.break.days`), sheet.get(`span.${span}.break.last`)];
  if (!days || !last) return [];
  const open = sheet.has(`span.${span}.break.open`);
  return [
    {
      kind: 'weeks.break',
      statement: open
        ? say`No workout for ${days} days, since ${last}`
        : say`A break of ${days} days after ${last}, far longer than your usual days off`,
      because: [],
      surprise: 0.8,
      importance: open ? 1 : 0.6,
      confidence: 1,
      covers: open ? ['weeks.load', 'weeks.sum', 'weeks.easy'] : ['weeks.load'],
      action: open
        ? 'Start again with an easy session, shorter than your usual one.'
        : 'Keep the sessions after it easy until they feel like before.',
    },
  ];
};

/** Weeks in a row without one that was missed. */
export const streak: WeekFinder = (sheet, span) => {
  const [weeks, workouts] = [
    sheet.get(`span.${span}.streak.weeks`),
    sheet.get(`span.${span}.streak.workouts`),
  ];
  if (!weeks || !workouts) return [];
  const long = Number(weeks.value) >= 12;
  return [
    {
      kind: 'weeks.streak',
      statement: say`${weeks} weeks in a row with at least ${workouts} workouts each`,
      because: ['Regular weeks do more for fitness than single big ones.'],
      surprise: long ? 0.5 : 0.35,
      importance: 0.5,
      confidence: 1,
    },
  ];
};

/** A load that rises week after week without an easier one. */
export const rising: WeekFinder = (sheet, span) => {
  const [weeks, from, to] = [
    sheet.get(`span.${span}.rising.weeks`),
    sheet.get(`span.${span}.rising.from`),
    sheet.get(`span.${span}.rising.to`),
  ];
  // Rises within the usual up and down of weeks are no build-up (ours).
  if (!weeks || !from || !to || Number(to.value) < 1.25 * Number(from.value)) return [];
  return [
    {
      kind: 'weeks.rising',
      statement: say`Your load has risen ${weeks} weeks in a row, from ${from} to ${to} a week`,
      because: [],
      surprise: 0.75,
      importance: 0.85,
      confidence: 0.9,
      action: 'Make the next week clearly lighter before you build further.',
    },
  ];
};
