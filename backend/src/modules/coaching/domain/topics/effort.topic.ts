import { bare, say, when, type Line } from '../answer/say.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { againstUsual } from './own-history.js';
import { article, byZones, effortLevel, effortLine, effortMeaning, type EffortLevel } from './effort-lines.js';
import { cannotTell, heartRateLine, intensityLine } from './session-lines.js';
import type { Topic } from './topic.js';

export const effortTopic: Topic = {
  id: 'effort',
  subject: 'how hard it was for you',
  cues: {
    5: ['how hard', 'easy enough', 'run slower', 'ridden slower', 'run easier', 'intensity factor', 'too fast for an easy'],
    4: ['too hard', 'too easy', 'intensity', 'intense', 'difficult', 'easy run'],
    3: ['easy', 'tough', 'demanding', 'strenuous', 'exhausting', 'exertion', 'too fast'],
    2: ['hard', 'effort'],
  },
  answer: (sheet, question) => {
    const effort = effortLevel(sheet);
    const named = /\b(?:heart|hr|pulse)\b/.test(question) ? cannotTell(sheet, 'heartRate', 'how hard it was by heart rate') : null;
    if (sheet.context.family === 'running' && ASKS_EASY.test(question.toLowerCase()) && effort) return easyEnough(sheet, named);
    return {
      finding: [named, effortLine(sheet) ?? unrated(sheet)],
      evidence: [intensityLine(sheet), stressLine(sheet), derived(sheet), heartRateLine(sheet), hardLine(sheet), againstUsual(sheet, 'load'), disagreement(sheet)],
      meaning: [disagreement(sheet) === null ? effortMeaning(effort) : 'How it felt is the best judge between the two. If it felt hard, treat it as a hard one.'],
    };
  },
  suggestions: (sheet) => (effortLevel(sheet) ? [`How hard was this ${sheet.context.family === 'running' ? 'run' : 'ride'} for me?`] : []),
};

function unrated(sheet: FactSheet): Line {
  return (
    cannotTell(sheet, 'ftp', 'how hard this was for you') ??
    cannotTell(sheet, 'heartRateZones', 'how hard this was for you') ??
    (sheet.has('heartRate.average') || sheet.has('power.average')
      ? `I can't tell how hard this was for you, because it has neither power against an FTP nor heart rate against your own limits.`
      : `I can't tell how hard this was for you, because this file holds neither power nor heart rate to go by.`)
  );
}

function stressLine(sheet: FactSheet): Line {
  return when(sheet, ['load.stress', 'constant.stressHour'], (stress, hour) => stress && hour ? say`The training stress comes to ${stress}, on a scale that gives ${hour}.` : null);
}

function hardLine(sheet: FactSheet): Line {
  const table = ['power', 'heartRate', 'pace'].find((name) => sheet.has(`zones.${name}.hard.time`));
  if (!table) return null;
  const word = table === 'heartRate' ? 'heart rate' : table;
  return when(sheet, [`zones.${table}.hard.time`, `zones.${table}.hard.share`], (time, share) =>
    time && share ? say`You spent ${time}, ${share} of the time, in ${word} zone 4 or above.` : null,
  );
}

/** Two measures that tell different stories are worth a sentence. */
function disagreement(sheet: FactSheet): Line {
  const first = effortLevel(sheet);
  const second = first?.by === 'power' ? byZones(sheet, 'heartRate') : first?.by === 'heartRate' ? byZones(sheet, 'pace') : null;
  if (!first || !second || Math.abs(LEVELS.indexOf(first.level) - LEVELS.indexOf(second.level)) < 2) return null;
  const [name, cause] = second.by === 'heartRate' ? ['heart rate', 'An FTP or a maximum heart rate that is out of date'] : ['pace', 'Hills, heat, or a race time or maximum heart rate that is out of date'];
  return `Your ${name} tells another story: by its zones this was ${article(second.level)} ${second.level} session. ${cause} would explain that.`;
}

function derived(sheet: FactSheet): Line {
  return when(sheet, ['load.intensity.note'], (note) => (note ? say`${bare(note)}.` : null));
}

const LEVELS: readonly EffortLevel[] = ['easy', 'moderate', 'demanding', 'hard', 'very hard'];

const ASKS_EASY = /\b(?:easy|easier|slower|too fast|too hard)\b/;

/** Whether a run was easy: by pace and by heart rate, and whether the two agree. */
function easyEnough(sheet: FactSheet, named: Line): ReturnType<Topic['answer']> {
  const heart = byZones(sheet, 'heartRate');
  const pace = byZones(sheet, 'pace');
  const easy = (effort: typeof heart) => effort?.level === 'easy';
  const both = heart !== null && pace !== null;
  const agree = !both || easy(heart) === easy(pace);
  return {
    finding: [named, !agree ? `By ${easy(pace) ? 'pace' : 'heart rate'} it was easy, by ${easy(pace) ? 'heart rate' : 'pace'} it was not.` : easy(heart ?? pace) ? (named === null ? 'Yes, it was easy.' : 'By pace it was easy.') : 'No, for an easy run it was too hard.'],
    evidence: [easyShare(sheet, 'heartRate'), easyShare(sheet, 'pace'), heartRateLine(sheet), againstUsual(sheet, 'heartRate')],
    meaning: [agree ? 'Easy means zone 2 or below for most of the time.' : 'Heat, hills and tiredness raise heart rate at the same pace. On easy days go by the one that says slow down.'],
  };
}

/** "By heart rate, 82% of the time was in zone 2 or below and 0% in zone 4 or above." */
function easyShare(sheet: FactSheet, table: 'heartRate' | 'pace'): Line {
  const share = sheet.get(`zones.${table}.easy.share`);
  const hard = sheet.get(`zones.${table}.hard.share`);
  const word = table === 'heartRate' ? 'heart rate' : 'pace';
  if (share && hard) return say`By ${word}, ${share} of the time was in zone 2 or below, and ${hard} in zone 4 or above.`;
  if (share) return say`By ${word}, ${share} of the time was in zone 2 or below, and nothing in zone 4 or above.`;
  return hard ? say`By ${word}, nothing was in zone 2 or below, and ${hard} in zone 4 or above.` : null;
}
