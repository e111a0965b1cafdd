import { capitalized, sessionNoun } from '#coaching/domain/answer/words.js';
import { say, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { effortLevel } from '#coaching/domain/topics/effort/effort-lines.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';
import { steadyHalves } from './steady-halves.js';

/** Up to this share of the maximum heart rate a session was easy on average. % (usual zones) */
const EASY_HEART = 76;
/** Below it hardly was training. % (usual zones) */
const GENTLE = 58;
/** So much of the time in zones 1 and 2 by heart rate is easy all through. % (ours) */
const MOSTLY = 90;
/** Short runs and rides are easy anyhow. s. */
const SHORTEST_S = 1200;

/** An endurance session that stayed as easy as such sessions are meant to be. */
export function easy(sheet: FactSheet): readonly Finding[] {
  if (!isEasy(sheet)) return [];
  const [average, share] = [sheet.get('heartRate.average'), sheet.get('heartRate.averageShare')];
  if (!average || !share) return [];
  const noun = sessionNoun(sheet);
  const level = output(sheet);
  return [
    {
      kind: 'structure.easy',
      statement:
        Number(share.value) < GENTLE
          ? say`${capitalized(article(noun))} gentle ${noun}: ${average} on average, ${share} of your maximum${level}`
          : worded(sheet, 'structure.easy', [
              say`${capitalized(`${article(noun)} ${noun}`)} that stayed aerobic: ${average} on average, ${share} of your maximum${level}`,
              say`True endurance work: heart rate ${average} on average, ${share} of your maximum${level}`,
              say`Aerobic from start to end: ${average} on average, ${share} of your maximum${level}`,
              say`Base work as it should be: ${average} on average, ${share} of your maximum${level}`,
              say`Kept easy throughout: heart rate averaged ${average}, ${share} of your maximum${level}`,
              say`Easy aerobic work, ${average} on average or ${share} of your maximum${level}`,
              say`Endurance at ease: ${share} of your maximum heart rate with ${average} on average${level}`,
            ]),
      because: [evenHalves(sheet) ?? inZones(sheet), overstated(sheet)].filter(
        (line) => line !== null,
      ),
      surprise: 0.65,
      importance: 0.85,
      confidence: 0.95,
      action: next(sheet),
      covers: ['structure.steady', 'structure.surging', 'structure.light'],
    },
  ];
}

function isEasy(sheet: FactSheet): boolean {
  const { shape, effort } = sheet.context;
  if (shape === 'intervals' || shape === 'race' || effortLevel(sheet)?.level !== 'easy')
    return false;
  if ((sheet.number('session.duration') ?? 0) < SHORTEST_S) return false;
  if (effort?.doubted.includes('heartRate')) return false;
  const share = sheet.number('heartRate.averageShare');
  const below = sheet.number('zones.heartRate.easy.share');
  return share !== null && share <= EASY_HEART && (below ?? 0) >= MOSTLY;
}

function output(sheet: FactSheet): string {
  const fact =
    sheet.context.family === 'cycling' ? sheet.get('power.average') : sheet.get('speed.average');
  const even = steadyHalves(sheet) ? ', even to the end' : '';
  return fact ? say`, at ${fact}${even}` : even;
}

/** Short accelerations lift normalized power far above what such a session was. */
function overstated(sheet: FactSheet): Line {
  const [np, average] = [sheet.get('power.normalized'), sheet.get('power.average')];
  if (!np || !average || Number(np.value) < 1.2 * Number(average.value)) return null;
  return say`Normalized power of ${np} looks harder than it was: short accelerations lift it above the ${average} on average.`;
}

function next(sheet: FactSheet): string {
  const longer = sheet.get('next.duration');
  const beats = sheet.get('heartRate.average');
  const them = sheet.context.family === 'cycling' ? 'rides' : 'runs';
  if (!longer || !beats) return 'Keep base sessions at exactly this intensity.';
  return worded(sheet, 'structure.easy.next', [
    say`Keep easy ${them} exactly this easy, and lengthen them towards ${longer} in one unbroken piece.`,
    say`Keep the next easy one at the same ${beats} and extend it to ${longer}.`,
    say`Keep this easy effort and lengthen the next one to ${longer}.`,
    say`Leave easy ${them} as easy as this, and add time until they last ${longer}.`,
  ]);
}

function article(noun: string): string {
  return /^[aeiou]/.test(noun) ? 'an' : 'a';
}

function inZones(sheet: FactSheet): Line {
  const time = sheet.get('zones.heartRate.easy.time');
  return time ? say`${time} of it passed in heart rate zone 2 or below.` : null;
}

/** That it was even as well, by its halves. */
function evenHalves(sheet: FactSheet): Line {
  const halves = steadyHalves(sheet);
  if (!halves?.beats) return null;
  const [early, late] = halves.output;
  const [before, after] = halves.beats;
  return say`It was even too: ${early} and ${late} in its halves, at ${before} and ${after}.`;
}
