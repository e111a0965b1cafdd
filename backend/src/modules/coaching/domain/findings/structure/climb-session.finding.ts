import { capitalized, sessionNoun } from '#coaching/domain/answer/words.js';
import { inWords, say, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { ofFtp } from './ftp-share.js';

/** So many climbs, with this share of the height and of the time, make a session (ours). */
const FEWEST = 4;
const SHARE_OF_HEIGHT = 0.6;
const SHARE_OF_TIME = 0.35;
/** Work on the climbs from this share of FTP on is training of its own. % (ours) */
const HARD = 88;
/** A heart this near its maximum on every climb. (ours) */
const NEAR_MAX = 0.93;

/** Climb after climb: how hard each, and what the heart did on them. */
export function climbSession(sheet: FactSheet): readonly Finding[] {
  const [count, weakest, strongest] = [
    sheet.get('climbs.count'),
    sheet.get('climbs.range.weakest'),
    sheet.get('climbs.range.strongest'),
  ];
  if (!count || !weakest || !strongest || !madeOfClimbs(sheet)) return [];
  const level = ofFtp(sheet, 'climbs.range.ftpShare');
  const mean = sheet.get('climbs.together.power');
  return [
    {
      kind: 'structure.climb-session',
      statement: capitalized(
        say`${inWords(count)} climbs made this ${sessionNoun(sheet)} hard, at ${weakest} to ${strongest}${mean ? say`, ${mean} on average` : ''}${level}`,
      ),
      because: [heart(sheet), longest(sheet)],
      surprise: 0.8,
      importance: 0.95,
      confidence: 1,
      ...(strongest.at && { at: strongest.at }),
      action: say`Next time hold the climbs at ${weakest}, in an easier gear, and keep the flat between them easy.`,
      covers: [
        'structure.steady',
        'structure.halves',
        'structure.surging',
        'structure.course',
        'terrain.main-climb',
      ],
    },
  ];
}

function madeOfClimbs(sheet: FactSheet): boolean {
  const [count, gained, gain, time, all, share] = [
    sheet.number('climbs.count'),
    sheet.number('climbs.range.gained'),
    sheet.number('climb.gain'),
    sheet.number('climbs.together.time'),
    sheet.number('session.duration'),
    sheet.number('climbs.range.ftpShare'),
  ].map((value) => value ?? 0) as [number, number, number, number, number, number];
  if (sheet.context.shape === 'intervals' || sheet.context.family !== 'cycling') return false;
  return (
    count >= FEWEST &&
    gained >= SHARE_OF_HEIGHT * gain &&
    time >= SHARE_OF_TIME * all &&
    share >= HARD
  );
}

function heart(sheet: FactSheet): Line {
  const [low, high, hard] = [
    sheet.get('climbs.range.lowestPeak'),
    sheet.get('climbs.range.highestPeak'),
    sheet.get('zones.heartRate.5.time'),
  ];
  const max = sheet.number('threshold.maxHr');
  if (!low || !high) return null;
  const near = max !== null && Number(low.value) >= NEAR_MAX * max;
  const zone = near && hard ? say`, with ${hard} in zone 5` : '';
  return say`Heart rate peaked at ${low} to ${high} on every one of them${zone}${near ? ': near its maximum each time' : ''}.`;
}

function longest(sheet: FactSheet): Line {
  const [height, time, power] = [
    sheet.get('climbs.1.gain'),
    sheet.get('climbs.1.time'),
    sheet.get('climbs.1.power'),
  ];
  return height && time && power
    ? say`The highest climb, ${height}, took ${time} at ${power}.`
    : null;
}
