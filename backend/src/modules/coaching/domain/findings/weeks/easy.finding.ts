import { say } from '#coaching/domain/answer/say.js';
import { opening, was, type WeekFinder } from './week-finder.js';

/** Points by which the easy share of one athlete's weeks differs without reason (ours). */
const UNUSUAL = 12;

/** More or less easy time than in the athlete's own weeks before. */
export const easyShare: WeekFinder = (sheet, span) => {
  const [name, now, usual] = [
    sheet.get(`span.${span}.name`),
    sheet.get(`span.${span}.easy`),
    sheet.get(`span.${span}.usual.easy`),
  ];
  if (!name || !now || !usual) return [];
  const points = Number(now.value) - Number(usual.value);
  if (Math.abs(points) < UNUSUAL) return [];
  const harder = points < 0;
  return [
    {
      kind: 'weeks.easy',
      statement: harder
        ? say`${opening(name)} ${was(span)} harder than your weeks before: ${now} of the time was easy, usually ${usual}`
        : say`${opening(name)} ${was(span)} easier than your weeks before: ${now} of the time was easy, usually ${usual}`,
      because: ['Easy means zone 2 and below.'],
      surprise: 0.65,
      importance: harder ? 0.7 : 0.45,
      confidence: 0.8,
      action: harder ? 'Ride or run the next easy sessions in zone 2 or below, all the way.' : null,
    },
  ];
};
