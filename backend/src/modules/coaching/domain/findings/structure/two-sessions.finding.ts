import { say, inWords } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { WHOLE_SESSION } from './whole-session.js';
import { worded } from '../wording.js';

/** A pause of so long is no break. s. */
const DAYS_S = 12 * 3600;

/** Several sessions in one file, with hours or more between. */
export function twoSessions(sheet: FactSheet): readonly Finding[] {
  const count = sheet.get('parts.count');
  const [first, second, gap] = [
    sheet.get('parts.1.time'),
    sheet.get('parts.2.time'),
    sheet.get('parts.2.break') ?? sheet.get('parts.1.break'),
  ];
  if (!count || Number(count.value) < 2 || !first || !second) return leftOpen(sheet);
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

/** A recording that was paused and taken up again days later. */
function leftOpen(sheet: FactSheet): readonly Finding[] {
  const [stopped, duration] = [sheet.get('session.stopped'), sheet.get('session.duration')];
  if (!stopped || !duration || Number(stopped.value) < DAYS_S) return [];
  const [noun, verb] = sheet.context.family === 'cycling' ? ['ride', 'riding'] : ['run', 'running'];
  return [
    {
      kind: 'structure.left-open',
      statement: worded(sheet, 'structure.left-open', [
        say`This file was left open for ${stopped}: it holds ${duration} of ${verb} from before and after`,
        say`The recording paused for ${stopped} and then went on: ${duration} of ${verb} in all`,
        say`More than one ${noun} in one file: ${stopped} passed with the recording open, ${duration} of ${verb} in it`,
      ]),
      because: [],
      surprise: 0.95,
      importance: 0.85,
      confidence: 1,
      action: 'Save the recording at the end of each session, so that each is judged as itself.',
      covers: [...WHOLE_SESSION, 'terrain.stops'],
    },
  ];
}
