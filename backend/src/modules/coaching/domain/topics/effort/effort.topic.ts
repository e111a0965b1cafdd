import { say, when, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { againstUsual } from '../fitness/own-history.js';
import {
  article,
  BASIS,
  doubted,
  effortLevel,
  effortLine,
  readingOf,
  secondOpinion,
  tooLittle,
  type Effort,
} from './effort-lines.js';
import { cannotTell, heartRateLine, intensityLine } from '../session/session-lines.js';
import type { Topic } from '../topic.js';

export const effortTopic: Topic = {
  id: 'effort',
  cues: {
    5: [
      'how hard',
      'easy enough',
      'run slower',
      'ridden slower',
      'run easier',
      'intensity factor',
      'too fast for an easy',
    ],
    4: ['too hard', 'too easy', 'too slow', 'intensity', 'intense', 'difficult', 'easy run'],
    3: ['easy', 'tough', 'demanding', 'strenuous', 'exhausting', 'exertion', 'too fast'],
    2: ['hard', 'effort'],
  },
  answer: (sheet, question) => {
    const effort = effortLevel(sheet);
    const named = /\b(?:heart|hr|pulse)\b/.test(question)
      ? cannotTell(sheet, 'heartRate', 'how hard it was by heart rate')
      : null;
    if (
      sheet.context.family === 'running' &&
      ASKS_EASY.test(question.toLowerCase()) &&
      !/\bhow (?:easy|hard)\b/.test(question.toLowerCase()) &&
      effort
    )
      return easyEnough(sheet, named, question.toLowerCase());
    return {
      finding: [named, effortLine(sheet) ?? unrated(sheet)],
      evidence: [
        intensityLine(sheet) ?? heartRateLine(sheet),
        disagreement(sheet) ?? againstUsual(sheet, 'load') ?? hardLine(sheet),
      ],
      meaning: [],
    };
  },
};

function unrated(sheet: FactSheet): Line {
  const short = tooLittle(sheet);
  if (short !== null) return short;
  const contradicted = doubted(sheet);
  if (contradicted !== null)
    return (
      `I can't tell how hard this was for you, because this recording contradicts your ` +
      `${contradicted}, and nothing else decides it.`
    );
  return (
    cannotTell(sheet, 'ftp', 'how hard this was for you') ??
    cannotTell(sheet, 'heartRateZones', 'how hard this was for you') ??
    (sheet.has('heartRate.average') || sheet.has('power.average')
      ? `I can't tell how hard this was for you, because it has neither power against an FTP ` +
        'nor heart rate against your own limits.'
      : `I can't tell how hard this was for you, because this file holds neither power nor ` +
        'heart rate to go by.')
  );
}

function hardLine(sheet: FactSheet): Line {
  const table = (['power', 'heartRate', 'pace'] as const).find((name) =>
    sheet.has(`zones.${name}.hard.time`),
  );
  if (!table) return null;
  const word = table === 'heartRate' ? 'heart rate' : table;
  return when(sheet, [`zones.${table}.hard.time`, `zones.${table}.hard.share`], (time, share) =>
    time && share
      ? say`You spent ${time}, ${share} of the time, in ${word} zone 4 or above.`
      : null,
  );
}

/** Two measures that tell different stories are worth a sentence. */
function disagreement(sheet: FactSheet): Line {
  const second = secondOpinion(sheet);
  if (!second) return null;
  const cause =
    sheet.context.family === 'cycling'
      ? 'An FTP or a maximum heart rate that is out of date'
      : 'Hills, heat, or a race time or maximum heart rate that is out of date';
  return (
    `Your ${BASIS[second.by]} tells another story: by ${BASIS[second.by]} this was ` +
    `${article(second.level)} ${second.level} session. ${cause} would explain that.`
  );
}

const ASKS_EASY = /\b(?:easy|easier|slower|too fast|too hard|too slow)\b/;
const ASKS_TOO_EASY = /\btoo (?:easy|slow)\b/;
const ASKS_TOO_HARD = /\btoo (?:hard|fast)\b|\b(?:slower|easier)\b/;

type Ease = 'easy' | 'between' | 'hard';

function ease(effort: Effort | null): Ease | null {
  if (effort === null) return null;
  if (effort.level === 'easy') return 'easy';
  return effort.level === 'moderate' ? 'between' : 'hard';
}

/** Whether a run was easy: by pace and by heart rate, and whether the two agree. */
function easyEnough(sheet: FactSheet, named: Line, question: string): ReturnType<Topic['answer']> {
  const [heart, pace] = [ease(readingOf(sheet, 'heartRate')), ease(readingOf(sheet, 'pace'))];
  const agree = heart === null || pace === null || (heart === 'easy') === (pace === 'easy');
  const worst = ease(effortLevel(sheet)) ?? 'easy';
  return {
    finding: [named, agree ? easeWords(worst, question, named !== null) : disagree(heart, pace)],
    evidence: [
      easyShare(sheet, 'heartRate'),
      easyShare(sheet, 'pace'),
      heartRateLine(sheet),
      againstUsual(sheet, 'heartRate'),
    ],
    meaning: [
      ASKS_TOO_EASY.test(question)
        ? `Whether it was too slow or too easy I can't tell, because that depends on what it ` +
          'was meant for.'
        : null,
      agree
        ? 'Easy means that nearly all of the time is in zone 2 or below.'
        : 'Heat, hills and tiredness raise heart rate at the same pace. On easy days go by the ' +
          'one that says slow down.',
    ],
  };
}

function disagree(heart: Ease | null, pace: Ease | null): string {
  const [easyBy, otherBy, other] =
    pace === 'easy' ? ['pace', 'heart rate', heart] : ['heart rate', 'pace', pace];
  return (
    `By ${easyBy} it was easy, by ${otherBy} it ` +
    `${other === 'between' ? 'was between easy and hard' : 'was not'}.`
  );
}

/** The answer in the sense of the question: "too hard?" is denied where it was easy. */
function easeWords(ease: Ease, question: string, byPace: boolean): string {
  const asksHard = ASKS_TOO_HARD.test(question);
  const lead = byPace
    ? 'By pace it'
    : ASKS_TOO_EASY.test(question)
      ? 'It'
      : ease === 'between'
        ? asksHard
          ? 'A little, for an easy run: it'
          : 'Not quite: it'
        : (ease === 'easy') === asksHard
          ? 'No, it'
          : 'Yes, it';
  switch (ease) {
    case 'easy':
      return `${lead} was easy.`;
    case 'between':
      return `${lead} was between easy and hard.`;
    case 'hard':
      return `${lead} was too hard for an easy run.`;
  }
}

/** "By heart rate, 82% of the time was in zone 2 or below and 0% in zone 4 or above." */
function easyShare(sheet: FactSheet, table: 'heartRate' | 'pace'): Line {
  const share = sheet.get(`zones.${table}.easy.share`);
  const hard = sheet.get(`zones.${table}.hard.share`);
  const word = table === 'heartRate' ? 'heart rate' : 'pace';
  if (share && hard)
    return say`By ${word}, ${share} of the time was in zone 2 or below, and ${hard} in zone 4 or above.`;
  if (share)
    return say`By ${word}, ${share} of the time was in zone 2 or below, and nothing in zone 4 or above.`;
  return hard
    ? say`By ${word}, nothing was in zone 2 or below, and ${hard} in zone 4 or above.`
    : null;
}
