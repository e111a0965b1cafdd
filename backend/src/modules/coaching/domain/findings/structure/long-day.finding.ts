import { sessionNoun } from '#coaching/domain/answer/words.js';
import { say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';

/** From so long on a session is a day of its own. s. (ours) */
const LONG_S = { cycling: 5 * 3600, running: 3.5 * 3600 } as const;

/** A very long day, where length itself is the effort. */
export function longDay(sheet: FactSheet): readonly Finding[] {
  const [distance, moving, gain] = [
    sheet.get('session.distance'),
    sheet.get('session.duration'),
    sheet.get('climb.gain'),
  ];
  if (!distance || !moving || Number(moving.value) < LONG_S[sheet.context.family]) return [];
  const [beats, share] = [sheet.get('heartRate.average'), sheet.get('heartRate.averageShare')];
  const hearts = beats && share ? say`, at ${beats} or ${share} of your maximum` : '';
  const up = gain && Number(gain.value) >= 300 ? say` and ${gain} of climbing` : '';
  return [
    {
      kind: 'structure.long-day',
      statement: worded(sheet, 'structure.long-day', [
        say`A very long day: ${distance}${up} in ${moving}${hearts}`,
        say`A very long ${sessionNoun(sheet)} of ${distance}${up} in ${moving}${hearts}`,
      ]),
      because: [],
      surprise: 0.8,
      importance: 0.85,
      confidence: 1,
      action:
        'On the next day this long, eat and drink by the clock from the first hour on, and ride the first climbs below the effort that you can hold at the end.'.replace(
          'ride',
          sheet.context.family === 'running' ? 'take' : 'ride',
        ),
      covers: ['structure.easy', 'structure.steady', 'structure.hardest'],
    },
  ];
}
