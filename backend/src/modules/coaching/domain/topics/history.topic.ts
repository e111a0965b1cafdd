import { fuller } from '../answer/level.js';
import { say, when, type Line } from '../answer/say.js';
import { sessionNoun } from '../answer/words.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import {
  againstUsual,
  knowsUsual,
  noUsual,
  placeAmongUsual,
  whetherRecords,
} from './fitness/own-history.js';
import { hasRepeats, repeatAnswer } from './session/repeat-lines.js';
import { heartRateLine, intensityLine, whatItWas } from './session/session-lines.js';
import type { Topic } from './topic.js';

/** This session against the athlete's own earlier ones. */
export const historyTopic: Topic = {
  id: 'history',
  cues: {
    6: [
      'last time',
      'than usual',
      'compared to usual',
      'my usual',
      'with my last',
      'my last',
      'other rides',
      'other runs',
      'other sessions',
      'against my history',
    ],
    4: [
      'comparison',
      'previous',
      'better than',
      'worse than',
      'personal best',
      'pr',
      'pb',
      'usual',
      'usually',
      'record',
    ],
    3: ['compare', 'compared', 'last week', 'last month'],
    2: ['typical', 'normally'],
    1: ['before'],
  },
  answer: (sheet, question, asked) => {
    const intervals = sheet.context.shape === 'intervals';
    if (intervals && (asked?.set || asked?.target?.kind === 'previous' || hasRepeats(sheet)))
      return repeatAnswer(sheet);
    if (/\b(?:record|personal best|pb|pr|best ever)\b/.test(question))
      return { finding: [whetherRecords(sheet)], evidence: [], meaning: [] };
    if (!knowsUsual(sheet)) {
      return {
        finding: [noUsual(sheet, 'how this compares with your other sessions')],
        evidence: [forNow(sheet), intensityLine(sheet), heartRateLine(sheet)],
        meaning: [
          `A fair comparison needs a few ${sessionNoun(sheet)}s of the same kind, and ` +
            'similar conditions. One session never shows a trend.',
        ],
      };
    }
    const output =
      sheet.context.family === 'cycling'
        ? (againstUsual(sheet, 'normalized') ?? againstUsual(sheet, 'speed'))
        : (againstUsual(sheet, 'graded') ?? againstUsual(sheet, 'speed'));
    return {
      finding: [output ?? againstUsual(sheet, 'load')],
      evidence: [
        againstUsual(sheet, 'heartRate'),
        againstUsual(sheet, 'efficiency'),
        output ? againstUsual(sheet, 'load') : null,
        fuller(sheet, () => placeAmongUsual(sheet, 'load')),
        since(sheet),
      ],
      meaning: [
        'They are sessions of the same kind, place and length. Heat, wind and how rested you ' +
          'were still differ.',
      ],
    };
  },
};

function since(sheet: FactSheet): Line {
  return when(sheet, ['history.similar.latest'], (day) =>
    day ? say`The latest of them was on ${day}.` : null,
  );
}

function forNow(sheet: FactSheet): Line {
  const line = whatItWas(sheet);
  return line === null
    ? null
    : `What I can put on record for later: ${line.charAt(0).toLowerCase()}${line.slice(1)}`;
}
