import { say, when, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { direct, type Direct } from './direct.js';
import { means } from './meant.js';

const EASY =
  /\b(?:easy|gentle|slow\w*|recovery|base|endurance|long (?:run|ride)s?|conversational)\b/;
const HOW =
  /\b(?:what|which|how)\b.*\b(?:pace|heart ?rate|hr|bpm|watts|power|slow|easy|speed)\b.*\b(?:should|be|is|may|have been|stay|run|ride|for me)\b/;
const SHOULD_HAVE =
  /\b(?:what|how)\b.*\bshould\b.*\b(?:have (?:been|gone|run|ridden|done)|be|aim|stay|it|keep|do|run|ride|go|hold|target|use)\b|\bwhat (?:pace|hr|heart ?rate|power|watts) should (?:it|that|i|this) have\b|\bwhat (?:pace|hr|heart ?rate|power|watts|speed) would(?: (?:it|that))?(?: be| have been)\b/;
/** An answer before that it was too hard for an easy day. */
const GENTLE = /\b(?:gentle|easy|too (?:fast|hard|quick)|recovery|slow enough)\b/;

/** What easy means for this athlete, in heart rate and in pace or power. */
export const easyPace: Direct = (sheet, question) => {
  const { plain, before } = question;
  if (/\b(?:zones? ?|z)[1-5]\b|\btoo (?:fast|quick|hard|slow|easy)\b/.test(plain)) return null;
  const follows = SHOULD_HAVE.test(plain) && before.slice(0, 2).some((text) => GENTLE.test(text));
  const named = EASY.test(plain) && HOW.test(plain) && !/\b(?:was|did|next|reps?)\b/.test(plain);
  if (!follows && !named && !means(question, 'easy-pace')) return null;
  return direct(
    sheet,
    sheet.context.family === 'running' ? ofRun(sheet) : ofRide(sheet, plain),
    when(sheet, ['heartRate.average'], (average) =>
      average ? say`This one averaged ${average}.` : null,
    ),
  );
};

function ofRun(sheet: FactSheet): Line {
  const [heart, pace] = [
    sheet.get('zones.heartRate.2.range'),
    sheet.get('zones.pace.1.range') ?? sheet.get('zones.pace.2.range'),
  ];
  if (heart && pace) return say`Easy for you is ${heart}, heart rate zone 2, or about ${pace}.`;
  if (heart) return say`Easy for you is ${heart}, heart rate zone 2.`;
  return pace ? say`Easy for you is about ${pace}.` : WITHOUT_ZONES;
}

function ofRide(sheet: FactSheet, plain: string): Line {
  const [power, heart] = [sheet.get('zones.power.2.range'), sheet.get('zones.heartRate.2.range')];
  if (heart && /\b(?:heart|hr|bpm|pulse)\b/.test(plain))
    return say`Easy for you is ${heart}, heart rate zone 2.`;
  if (power && heart) return say`Easy for you is ${power}, power zone 2, or ${heart}.`;
  if (power) return say`Easy for you is ${power}, power zone 2.`;
  return heart ? say`Easy for you is ${heart}, heart rate zone 2.` : WITHOUT_ZONES;
}

const WITHOUT_ZONES =
  'Easy means that you can talk in whole sentences; your profile has no thresholds for a number.';
