import { say, when, type Line } from '../answer/say.js';
import { capitalized, sessionKind } from '../answer/words.js';
import type { FactSheet } from '../facts/fact-sheet.js';

/** One line of what every reader looks for: kind, distance, time, output, heart rate. */
export function essentials(sheet: FactSheet): Line {
  return when(sheet, ['session.duration'], (duration) => {
    if (!duration) return null;
    const distance = sheet.get('session.distance');
    const output =
      sheet.context.family === 'cycling'
        ? (sheet.get('power.average') ?? sheet.get('speed.average'))
        : sheet.get('speed.average');
    const heartRate = sheet.get('heartRate.average');
    const extent = distance ? say`${distance} in ${duration}` : say`${duration}`;
    const averages = [output, heartRate].flatMap((fact) => (fact ? [say`${fact}`] : []));
    const mean = averages.length > 0 ? `, ${averages.join(' and ')} on average` : '';
    return `${capitalized(sessionKind(sheet))} of ${extent}${mean}.`;
  });
}
