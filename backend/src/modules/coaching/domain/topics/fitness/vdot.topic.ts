import { bare, say, when, type Line } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { cannotTell } from '../session/session-lines.js';
import type { Topic } from '../topic.js';

/** VDOT and the paces that follow. */
export const vdotTopic: Topic = {
  id: 'vdot',
  cues: {
    8: ['vdot'],
    7: ['training paces', 'training pace', 'daniels'],
    5: ['vo2max', 'vo2 max'],
  },
  answer: (sheet) => {
    if (sheet.context.family === 'cycling')
      return {
        finding: [`I can't tell a VDOT, because it is worked out from runs and this was a ride.`],
        evidence: [],
        meaning: ['Ask me about your FTP instead.'],
      };
    const value = sheet.get('prediction.vdot');
    return {
      finding: [
        value
          ? say`Your VDOT from this run is ${value}.`
          : (cannotTell(sheet, 'vdot', 'your VDOT') ??
            `I can't tell your VDOT, because nothing in this run can be taken as all-out.`),
      ],
      evidence: [paces(sheet), base(sheet) ?? (value ? note(sheet) : null)],
      meaning: [],
    };
  },
};

function note(sheet: FactSheet): Line {
  return when(sheet, ['prediction.vdot.note'], (words) => (words ? say`${bare(words)}.` : null));
}

function paces(sheet: FactSheet): Line {
  const zones = (['2', '3', '4', '5'] as const).flatMap((zone) => {
    const range = sheet.get(`zones.pace.${zone}.range`);
    return range ? [say`zone ${zone} from ${range}`] : [];
  });
  return zones.length > 1 ? `Your own pace zones: ${list(zones)}.` : null;
}

function base(sheet: FactSheet): Line {
  return when(sheet, ['threshold.pace'], (pace) =>
    pace ? say`Your threshold pace, worked out from your race time, is ${pace}.` : null,
  );
}
