import { bare, say, when, type Line } from '../answer/say.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { article, byZones, effortLevel, effortLine, effortMeaning, type EffortLevel } from './effort-lines.js';
import { cannotTell, heartRateLine, intensityLine } from './session-lines.js';
import type { Topic } from './topic.js';

export const effortTopic: Topic = {
  id: 'effort',
  subject: 'how hard it was for you',
  cues: {
    5: ['how hard', 'easy enough', 'intensity factor', 'too fast for an easy'],
    4: ['too hard', 'too easy', 'intensity', 'intense', 'difficult', 'easy run'],
    3: ['easy', 'tough', 'exertion', 'too fast'],
    2: ['hard', 'effort'],
  },
  answer: (sheet) => {
    const effort = effortLevel(sheet);
    return {
      finding: [effortLine(sheet) ?? unrated(sheet)],
      evidence: [intensityLine(sheet), stressLine(sheet), derived(sheet), heartRateLine(sheet), hardLine(sheet), disagreement(sheet)],
      meaning: [effortMeaning(effort)],
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
