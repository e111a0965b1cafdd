import { fuller } from '#coaching/domain/answer/level.js';
import { say, size, when, type Line } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { inDoubt } from '../effort/effort-lines.js';
import { cannotTell } from '../session/session-lines.js';
import type { Topic } from '../topic.js';

export const powerTopic: Topic = {
  id: 'power',
  cues: {
    6: ['coast', 'coasted', 'freewheel', 'freewheeling', 'without pedalling', 'not pedalling'],
    5: ['normalized power', 'normalised power', 'np', 'variability index', 'coasting', 'max power'],
    4: ['power', 'watts', 'watt', 'average power', 'sprint'],
    3: ['vi', 'kilojoules', 'kj'],
  },
  answer: (sheet, question) => {
    if (!sheet.has('power.average')) {
      const running = sheet.context.family === 'running';
      return {
        finding: [cannotTell(sheet, running ? 'runPower' : 'power', 'you about your power')],
        evidence: [],
        meaning: [
          running
            ? null
            : 'Ask me about speed, heart rate or climbing instead, as far as they were recorded.',
        ],
      };
    }
    return {
      finding: [
        NORMALIZED.test(question) && !sheet.has('power.normalized')
          ? cannotTell(sheet, 'normalizedPower', 'your normalized power')
          : null,
        opening(sheet),
      ],
      evidence: [
        over(sheet),
        variability(sheet),
        coasting(sheet),
        intensity(sheet),
        fuller(sheet, () => bests(sheet)),
      ],
      meaning: [sheet.has('power.normalized') ? meaning(sheet) : null],
    };
  },
};

const NORMALIZED = /\b(?:np|normali[sz]ed)\b/i;

function opening(sheet: FactSheet): Line {
  return when(sheet, ['power.average'], (average) => {
    const normalized = sheet.get('power.normalized');
    const max = sheet.get('power.max');
    if (!average) return null;
    if (normalized)
      return say`You averaged ${average}, and ${normalized} as normalized power, which weighs hard minutes more.`;
    return max ? say`You averaged ${average} and peaked at ${max}.` : say`You averaged ${average}.`;
  });
}

function over(sheet: FactSheet): Line {
  return when(sheet, ['power.normalizedOverAverage'], (change) =>
    change && Number(change.value) > 0
      ? say`So the hard minutes lift it by ${size(change)}.`
      : null,
  );
}

/** How even the power was; of an interval session that says nothing. */
function variability(sheet: FactSheet): Line {
  return when(sheet, ['power.variability'], (index) => {
    if (!index || sheet.context.shape === 'intervals') return null;
    const word =
      Number(index.value) <= 1.05
        ? 'very even power'
        : Number(index.value) <= 1.15
          ? 'some variation, as hills or traffic bring'
          : 'a stop-and-go effort';
    return say`The variability index, one divided by the other, was ${index}, which means ${word}.`;
  });
}

function intensity(sheet: FactSheet): Line {
  return when(sheet, ['load.intensity', 'threshold.ftp'], (factor, ftp) =>
    factor && ftp
      ? say`Against your FTP of ${ftp} that is an intensity factor of ${factor}${inDoubt(sheet)}.`
      : null,
  );
}

function coasting(sheet: FactSheet): Line {
  return when(sheet, ['power.coasting'], (share) =>
    share && Number(share.value) >= 0.5
      ? say`You were not pedalling for ${share} of the time.`
      : null,
  );
}

function bests(sheet: FactSheet): Line {
  const named = (
    [
      [5, '5 s'],
      [60, '1 min'],
      [300, '5 min'],
      [1200, '20 min'],
      [3600, '1 h'],
    ] as const
  ).flatMap(([seconds, length]) => {
    const best = sheet.get(`power.best.${seconds}`);
    return best && length ? [say`${length} at ${best}`] : [];
  });
  return named.length > 1 ? `Your best stretches of this ride: ${list(named)}.` : null;
}

function meaning(sheet: FactSheet): Line {
  if (sheet.context.shape === 'intervals')
    return (
      'In an interval session the gap between the two is wanted, so it is no sign of poor ' +
      'pacing.'
    );
  if (!sheet.has('threshold.ftp')) return cannotTell(sheet, 'ftp', 'how hard that is for you');
  return null;
}
