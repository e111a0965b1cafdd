import { capitalized } from '#coaching/domain/answer/words.js';
import { inWords, say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** From so many times on, with this share of all climbing, a hill made the session (ours). */
const A_ROW = 3;
const SHARE = 0.5;

/** One hill, again and again. */
export function hillRepeats(sheet: FactSheet): readonly Finding[] {
  const [count, height, length] = (['count', 'height', 'length'] as const).map((what) =>
    sheet.get(`climbs.again.1.${what}`),
  );
  const [gain, duration] = [sheet.get('climb.gain'), sheet.get('session.duration')];
  if (!count?.at || !height || !length || !gain || !duration) return [];
  const metres = Number(count.value) * Number(height.value);
  if (Number(count.value) < A_ROW || metres < SHARE * Number(gain.value)) return [];
  return [
    {
      kind: 'structure.hill-repeats',
      statement: capitalized(
        say`${inWords(count)} climbs of the same hill, ${height} over ${length} each: ${gain} up in ${duration}`,
      ),
      because: [],
      surprise: 0.6,
      importance: 0.9,
      confidence: 1,
      at: count.at,
      covers: ['structure.course', 'structure.steady', 'structure.variable'],
    },
  ];
}
