import { say } from '#coaching/domain/answer/say.js';
import { decimal } from '#coaching/domain/facts/draft.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { PastQuery } from './past-query.js';
import type { PastResult } from './past-result.js';
import type { Training } from './sessions.js';

/** "What if my FTP was 300, how many W/kg would that be?": the FTP over the profile's weight. */
export function ftpPerKilo({ operation }: PastQuery, { sheet }: Training): PastResult {
  if (operation.kind !== 'ftpPerKilo') return { refused: 'no FTP was named' };
  const [ftp, weight] = [sheet.get('athlete.ftp'), sheet.get('athlete.weight')];
  const kilos = sheet.number('athlete.weight');
  const assumed = operation.kilos !== undefined;
  const watts = operation.watts ?? sheet.number('athlete.ftp');
  if (!weight || kilos === null) return { refused: 'your profile states no weight' };
  if (!ftp || watts === null) return { refused: 'no FTP of yours is known' };
  const share = decimal(
    {
      key: `past.ftp.perKilo.${operation.watts ?? 'own'}.${operation.kilos ?? 'own'}`,
      label:
        operation.watts === null && !assumed
          ? 'FTP for each kilogram'
          : 'Assumed FTP for each kilogram',
      about: ['power'],
      method: 'FTP divided by weight',
      quality: 'derived',
    },
    watts / (operation.kilos ?? kilos),
    'W/kg',
    1,
  );
  const opening = (value: Fact) => {
    if (assumed) return say`That would be ${value}, at your FTP of ${ftp}.`;
    return operation.watts === null
      ? say`Your FTP is ${value}: ${ftp} at ${weight}.`
      : say`That would be ${value}, at your weight of ${weight}.`;
  };
  return {
    facts: [share],
    answer: (placed) => ({
      finding: [opening(placed(share))],
      evidence: [
        operation.watts === null ? null : say`Your FTP now is ${ftp}.`,
        assumed ? say`Your weight now is ${weight}.` : null,
      ],
      meaning: [],
    }),
  };
}
