import { say, inWords } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** Several sessions in one file, with hours or more between. */
export function twoSessions(sheet: FactSheet): readonly Finding[] {
  const count = sheet.get('parts.count');
  const [first, second, gap] = [
    sheet.get('parts.1.time'),
    sheet.get('parts.2.time'),
    sheet.get('parts.2.break') ?? sheet.get('parts.1.break'),
  ];
  if (!count || Number(count.value) < 2 || !first || !second) return [];
  const apart = gap ? say`, with ${gap} between them` : '';
  return [
    {
      kind: 'structure.two-sessions',
      statement: say`This file holds ${inWords(count)} sessions: ${first} and ${second}${apart}`,
      because: [],
      surprise: 0.9,
      importance: 0.8,
      confidence: 1,
      action: 'Stop and save the recording after each session, so that each is judged as itself.',
      covers: ['structure.easy', 'structure.steady', 'structure.hardest', 'structure.long-day'],
    },
  ];
}
