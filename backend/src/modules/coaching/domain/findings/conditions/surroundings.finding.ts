import { say } from '#coaching/domain/answer/say.js';
import { sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** From here on the same effort gives less speed and power [Wehrlin & Hallén 2006]. m. */
const HIGH_M = 1500;
const VERY_HIGH_M = 2200;
/** So much in the dark belongs to what it was (ours). %, s. */
const DARK_SHARE = 25;
const DARK_S = 1200;

/** High above the sea, as the file shows it: a reason not to hold it against other days. */
export function altitude(sheet: FactSheet): readonly Finding[] {
  const [average, highest] = [sheet.get('altitude.average'), sheet.get('altitude.highest')];
  if (!average || !highest || Number(average.value) < HIGH_M) return [];
  const very = Number(average.value) >= VERY_HIGH_M;
  return [
    {
      kind: 'conditions.altitude',
      statement: say`Thin air: the average height was ${average}, the highest point ${highest}`,
      because: [
        `Compare its speed and heart rate with those of other ${sessionNoun(sheet)}s at such heights only.`,
      ],
      surprise: 0.5,
      importance: very ? 0.45 : 0.35,
      confidence: 0.9,
      action: 'Go by feel and heart rate up there, and leave the numbers of the lowlands at home.',
    },
  ];
}

/** Much of it after dark, where speed says less. */
export function night(sheet: FactSheet): readonly Finding[] {
  const [time, share] = [sheet.get('night.time'), sheet.get('night.share')];
  if (!time || !share || sheet.context.indoor) return [];
  if (Number(share.value) < DARK_SHARE || Number(time.value) < DARK_S) return [];
  return [
    {
      kind: 'conditions.night',
      statement: say`${time} of this ${sessionNoun(sheet)} were after dark, ${share} of it: slower corners and descents belong to that`,
      because: [],
      surprise: 0.5,
      importance: 0.4,
      confidence: 0.9,
    },
  ];
}
