import { deep, fuller } from '#coaching/domain/answer/level.js';
import { bare, say, when, type Line } from '#coaching/domain/answer/say.js';
import { sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { inDoubt } from './effort-lines.js';
import { cannotTell } from '../session/session-lines.js';
import type { Topic } from '../topic.js';

/** Training stress: what it is made of, and whose threshold it goes by. */
export const loadTopic: Topic = {
  id: 'load',
  cues: {
    7: ['rtss', 'tss', 'training stress', 'stress score', 'threshold pace'],
    5: ['training load', 'trimp'],
    4: ['load'],
  },
  answer: (sheet) => {
    if (!sheet.has('load.stress')) return withoutStress(sheet);
    return {
      finding: [stress(sheet)],
      evidence: [
        parts(sheet),
        formula(sheet),
        derived(sheet),
        fuller(sheet, () => heartLoad(sheet)),
      ],
      meaning: [
        worth(sheet),
        deep(sheet, () =>
          sheet.context.family === 'running'
            ? 'Another threshold pace would change it by the square of the ratio between the two.'
            : 'An FTP that is too low makes it too high, by the square of the ratio between ' +
              'the two.',
        ),
      ],
    };
  },
};

function stress(sheet: FactSheet): Line {
  return when(sheet, ['load.stress', 'session.duration'], (load, duration) =>
    load && duration
      ? say`This ${sessionNoun(sheet)} has a training stress of ${load}, in ${duration}${inDoubt(sheet)}.`
      : null,
  );
}

function parts(sheet: FactSheet): Line {
  const factor = sheet.get('load.intensity');
  const ftp = sheet.get('threshold.ftp');
  const since = sheet.get('threshold.ftp.since');
  if (factor && ftp)
    return say`It goes by an intensity factor of ${factor} against your FTP of ${ftp}${since ? say`, which holds since ${since}` : ''}.`;
  const pace = sheet.get('threshold.pace');
  if (factor && pace)
    return say`It goes by an intensity factor of ${factor} against a threshold pace of ${pace}, which is worked out from your race time.`;
  return factor ? say`It goes by an intensity factor of ${factor}.` : null;
}

function formula(sheet: FactSheet): Line {
  return when(sheet, ['constant.stressHour'], (hour) =>
    hour
      ? say`The rule is time in hours by the square of that factor, on a scale that gives ${hour}.`
      : null,
  );
}

function derived(sheet: FactSheet): Line {
  return (
    when(sheet, ['load.intensity.note'], (note) => (note ? say`${bare(note)}.` : null)) ??
    when(sheet, ['load.stress.note'], (note) => (note ? say`${bare(note)}.` : null))
  );
}

function heartLoad(sheet: FactSheet): Line {
  return when(sheet, ['load.heartRateStress'], (load) =>
    load ? say`By heart rate alone, on the same scale, it is a load of ${load}.` : null,
  );
}

function worth(sheet: FactSheet): Line {
  const subject = sheet.context.family === 'running' ? 'threshold pace' : 'FTP';
  return (
    `So the number is as right as the ${subject} behind it. Heat, sleep and hills underfoot ` +
    'are not in it.'
  );
}

function withoutStress(sheet: FactSheet): ReturnType<Topic['answer']> {
  const why =
    cannotTell(sheet, 'ftp', 'the training stress') ??
    cannotTell(sheet, 'trainingStress', 'the training stress') ??
    cannotTell(sheet, 'power', 'the training stress');
  const beats =
    when(sheet, ['load.heartRateStress'], (load) =>
      load ? say`By heart rate alone the load is ${load} on the same scale.` : null,
    ) ?? when(sheet, ['load.heartRate'], (load) => (load ? say`Your TRIMP was ${load}.` : null));
  return {
    finding: [
      why ??
        `I can't tell the training stress, because this ${sessionNoun(sheet)} has nothing to ` +
          'measure it by.',
    ],
    evidence: [beats],
    meaning: [
      sheet.context.family === 'running'
        ? 'With a race time in your profile it can be worked out.'
        : 'With power and an FTP in your profile it can be worked out.',
    ],
  };
}
