import { say } from '#coaching/domain/answer/say.js';
import { decimal } from '#coaching/domain/facts/draft.js';
import type { PastQuery } from './past-query.js';
import type { PastResult } from './past-result.js';
import type { Training } from './sessions.js';

/** "What if my FTP was 300, how many W/kg would that be?": the FTP over the profile's weight. */
export function ftpPerKilo({ operation }: PastQuery, { sheet }: Training): PastResult {
  if (operation.kind !== 'ftpPerKilo') return { refused: 'no FTP was named' };
  const [ftp, weight] = [sheet.get('athlete.ftp'), sheet.get('athlete.weight')];
  const kilos = sheet.number('athlete.weight');
  const watts = operation.watts ?? sheet.number('athlete.ftp');
  if (!weight || kilos === null) return { refused: 'your profile states no weight' };
  if (!ftp || watts === null) return { refused: 'no FTP of yours is known' };
  const share = decimal(
    {
      key: `past.ftp.perKilo.${operation.watts ?? 'own'}`,
      label: operation.watts === null ? 'FTP for each kilogram' : 'Assumed FTP for each kilogram',
      about: ['power'],
      method: 'FTP divided by weight',
      quality: 'derived',
    },
    watts / kilos,
    'W/kg',
    1,
  );
  return {
    facts: [share],
    answer: (placed) => ({
      finding: [
        operation.watts === null
          ? say`Your FTP is ${placed(share)}: ${ftp} at ${weight}.`
          : say`That would be ${placed(share)}, at your weight of ${weight}.`,
      ],
      evidence: [operation.watts === null ? null : say`Your FTP now is ${ftp}.`],
      meaning: [],
    }),
  };
}
