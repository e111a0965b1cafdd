import { fuller } from '#coaching/domain/answer/level.js';
import { say, when, type Line } from '#coaching/domain/answer/say.js';
import { list, sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { cannotTell } from '../session/session-lines.js';
import type { Topic } from '../topic.js';

/** Whether the tempo part was in zones 3 and 4, by pace and by heart rate. */
export const tempoTopic: Topic = {
  id: 'tempo',
  cues: { 7: ['tempo in the right zone', 'tempo zone', 'my tempo'], 5: ['tempo'] },
  answer: (sheet) => {
    const work = shares(sheet);
    if (work.length > 0)
      return {
        finding: [inZones(work)],
        evidence: [pace(sheet), heart(sheet), lag(sheet)],
        meaning: [DELAY],
      };
    const block = sheet.get('zones.pace.tempo.longest');
    if (!block) {
      return {
        finding: [
          cannotTell(
            sheet,
            sheet.context.family === 'running' ? 'paceZones' : 'ftp',
            'whether your tempo was in the right zone',
          ) ??
            `I can't tell whether your tempo was in the right zone, because I find no tempo ` +
              `part in this ${sessionNoun(sheet)}.`,
        ],
        evidence: [],
        meaning: [
          'Press the lap button at its start and end, or keep a race time in your profile, ' +
            'and it can be judged.',
        ],
      };
    }
    return {
      finding: [say`Yes, for one long stretch: ${block} without a break in pace zones 3 and 4.`],
      evidence: [tempo(sheet), bounds(sheet), fuller(sheet, () => heart(sheet))],
      meaning: [DELAY],
    };
  },
};

const DELAY =
  'Heart rate follows a change of pace with a delay, so pace tells the start of a tempo ' +
  'better and heart rate its end.';

interface Share {
  readonly zone: number;
  readonly line: string;
  readonly value: number;
}

/** Shares of the work intervals in each zone, by the output of the sport. */
function shares(sheet: FactSheet): readonly Share[] {
  const table = sheet.context.family === 'running' ? 'pace' : 'power';
  return ([1, 2, 3, 4, 5] as const).flatMap((zone) => {
    const share = sheet.get(`intervals.zones.${table}.${zone}.share`);
    return share && Number(share.value) >= 1
      ? [{ zone, value: Number(share.value), line: say`${share} in ${table} zone ${String(zone)}` }]
      : [];
  });
}

function inZones(work: readonly Share[]): Line {
  const tempo = work
    .filter(({ zone }) => zone === 3 || zone === 4)
    .reduce((sum, { value }) => sum + value, 0);
  const word = tempo >= 80 ? 'Yes' : tempo >= 50 ? 'For the most part' : 'No';
  return `${word}: of the work, ${list(work.map(({ line }) => line))}.`;
}

function pace(sheet: FactSheet): Line {
  return when(sheet, ['intervals.output'], (output) =>
    output ? say`On average the work was at ${output}.` : null,
  );
}

function tempo(sheet: FactSheet): Line {
  return when(sheet, ['tempo.speed'], (speed) => {
    const heartRate = sheet.get('tempo.heartRate');
    const graded = sheet.get('tempo.graded');
    if (!speed) return null;
    return say`It went at ${speed}${graded && graded.display !== speed.display ? say`, or ${graded} with hills taken out` : ''}${heartRate ? say`, at ${heartRate}` : ''}.`;
  });
}

function bounds(sheet: FactSheet): Line {
  return when(sheet, ['zones.pace.3.range', 'zones.pace.4.range'], (three, four) =>
    three && four ? say`For you, pace zone 3 means ${three} and zone 4 means ${four}.` : null,
  );
}

function heart(sheet: FactSheet): Line {
  const zones = ([3, 4, 5] as const).flatMap((zone) => {
    const share = sheet.get(`intervals.zones.heartRate.${zone}.share`);
    return share && Number(share.value) >= 1
      ? [say`${share} in heart rate zone ${String(zone)}`]
      : [];
  });
  return zones.length > 0 ? `By heart rate it was ${list(zones)}.` : null;
}

function lag(sheet: FactSheet): Line {
  return when(sheet, ['intervals.heartRateLag'], (time) =>
    time ? say`Your heart rate needed ${time} to come near its peak.` : null,
  );
}
