import { say, size } from '#coaching/domain/answer/say.js';
import type { WeekFinder } from './week-finder.js';

/** Less of a change in four weeks is small, even where it is clear. % (ours). */
const SMALL = 1.5;

/** Output for each heartbeat over comparable sessions, where its trend is beyond its scatter. */
export const efficiencyOfMonth: WeekFinder = (sheet, span) => {
  if (span !== 'month') return [];
  return (['cycling', 'running'] as const).flatMap((family) => {
    const [trend, clear, workouts] = (['trend', 'clear', 'workouts'] as const).map((part) =>
      sheet.get(`efficiency.${family}.${part}`),
    );
    if (!trend || !workouts || !clear?.display.startsWith('yes')) return [];
    const change = Number(trend.value);
    if (Math.abs(change) < SMALL) return [];
    const [output, noun] = family === 'cycling' ? ['power', 'rides'] : ['speed', 'runs'];
    const up = change > 0;
    return [
      {
        kind: 'weeks.efficiency' as const,
        statement: say`You get ${size(trend)} ${up ? 'more' : 'less'} ${output} out of each heartbeat in a month, by ${workouts} comparable ${noun}`,
        because: [up ? null : 'Heat, tiredness and a long break all look like this.'],
        surprise: 0.7,
        importance: 0.75,
        confidence: 0.8,
        action: up
          ? 'Keep the steady sessions as they are: they work.'
          : 'Take an easier week, and look at the same steady session after it.',
      },
    ];
  });
};
