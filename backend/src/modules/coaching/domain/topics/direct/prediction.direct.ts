import { bare, say, when, type Line, type Quote } from '#coaching/domain/answer/say.js';
import { clock, spokenDuration } from '#coaching/domain/display/duration.js';
import { distanceName } from '#coaching/domain/display/quantities.js';
import { clockTime, speedOrPace, timeChange } from '#coaching/domain/facts/draft.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { direct, withFact, type Direct, type DirectQuestion } from './direct.js';
import { means } from './meant.js';
import { distanceIn, speedIn, timeIn } from './what-if/stated.js';

/** The question is about a race to come, not a race run. */
const PREDICTS =
  /\b(?:predict\w*|equivalent|could|can|would|will|should|might|able|chance|possible|realistic|potential|in shape|shape|worth|within reach|reach|doable|feasible|in me|point(?:s)? to|does (?:this|that|it) (?:point|suggest|say)|translate|what (?:half|marathon|10 ?k|5 ?k))\b/;
const RACE_WORD = /\b(?:race|marathon|half|10 ?k|5 ?k|400|full one)\b/;
/** Below this a race is no matter of endurance, and no formula from this run holds, metres. */
const SHORTEST_PREDICTED = 1500;
/** Riegel's exponent for the fall of speed with distance (Riegel 1981). */
const RIEGEL = 1.06;
const PAST =
  /\b(?:did i|was i|have i|my best|best (?:1|5|10)|fastest|quickest|beat|ever|splits?|halves|easy days?|after (?:a|the|my)|recover\w*|like this)\b/;

/** A time that was run, unless words of a prediction are beside it. */
const OWN_TIME =
  /\b(?:mark|first|last|second|split|actual|official|exact(?:ly)?|so far|at halfway|went through|passed)\b/;

/** What race this run points to, over the distance and against the time that are named. */
export const racePrediction: Direct = (sheet, question) => {
  const { plain } = question;
  if (sheet.context.family !== 'running' || !isPrediction(question)) return null;
  const metres = distanceIn(plain) ?? distanceIn(plain.replace(/\bfull\b/, 'marathon'));
  if (metres === null) return null;
  const target =
    /\b(?:sub|under|break\w*|beat|below|inside|in|realistic|doable|feasible|within reach)\b/.test(
      plain,
    )
      ? timeIn(plain, metres)
      : null;
  const expected = expectedOver(sheet, metres);
  if (expected && IN_PACE.test(plain))
    return asPace(expected.sheet, { metres, target, time: expected.fact });
  return expected
    ? fromPrediction(expected.sheet, { metres, target, time: expected.fact })
    : withoutPrediction(sheet, metres, target);
};

function isPrediction(question: DirectQuestion): boolean {
  const { plain, before } = question;
  if (speedIn(plain) !== null || PAST.test(plain)) return false;
  if (/\b(?:tomorrow|next|if (?:i|my)|had i|train\w*|taper|pace should|what pace)\b/.test(plain))
    return false;
  if (means(question, 'prediction') && !OWN_TIME.test(plain)) return true;
  if (PREDICTS.test(plain)) return true;
  const follows = before.slice(0, 2).some((text) => PREDICTS.test(text) && RACE_WORD.test(text));
  return follows && plain.split(' ').length <= 7 && distanceIn(plain) !== null;
}

/** The time over a distance by the formula, from the all-out effort of this run. */
function expectedOver(sheet: FactSheet, metres: number) {
  const known = sheet.get(`predictions.${metres}.riegel`);
  if (known) return { sheet, fact: known };
  const source = sheet.get('predictions.source');
  const from = source && sourceMetres(sheet, source);
  if (!source || !from || metres < SHORTEST_PREDICTED) return null;
  return withFact(
    sheet,
    clockTime(
      {
        key: `predictions.${metres}.asked`,
        label: `Predicted ${distanceName(metres)} by Riegel`,
        about: [...source.about],
        method: source.method,
        quality: 'derived',
      },
      Number(source.value) * (metres / from) ** RIEGEL,
    ),
  );
}

function sourceMetres(sheet: FactSheet, source: Fact): number | null {
  const same = sheet
    .all('efforts.')
    .find(({ key, value }) => key.endsWith('.time') && value === source.value);
  return same ? Number(same.key.split('.').slice(1, -1).join('.')) : null;
}

interface Asked {
  readonly metres: number;
  readonly target: number | null;
  readonly time: Fact;
}

/** A race is no matter of seconds: from an hour on whole minutes are said. */
function rounded(fact: Fact): Quote {
  const seconds = Number(fact.value);
  return seconds < 3600 ? { fact, text: fact.display } : { fact, text: spokenDuration(seconds) };
}

function named(metres: number): string {
  const name = distanceName(metres);
  return /^\d/.test(name) ? name : `a ${name}`;
}

function fromPrediction(sheet: FactSheet, { metres, target, time }: Asked): ReturnType<Direct> {
  const range = sheet.get(`prediction.${metres}`);
  const grounds = [
    range ? say`The formulas give ${range}.` : null,
    when(sheet, ['predictions.source'], (source) =>
      source ? say`It rests on your ${source.label.replace(/^.*, /, '')}, in ${source}.` : null,
    ),
  ];
  if (target === null)
    return direct(sheet, say`About ${rounded(time)} for ${named(metres)}.`, ...grounds);
  const gap = Number(time.value) - target;
  const found = withFact(sheet, gapFact(metres, target, Math.abs(gap)));
  if (!found) return null;
  const by = { fact: found.fact, text: clock(Math.abs(gap)) };
  return direct(
    found.sheet,
    gap <= 0
      ? say`Yes: this run points to about ${time} for ${named(metres)}, ${by} inside that.`
      : say`Not yet: this run points to about ${time} for ${named(metres)}, ${by} over that.`,
    ...grounds,
  );
}

const IN_PACE = /\bin pace terms\b/;

/** The pace that the predicted time means. */
function asPace(sheet: FactSheet, { metres, time }: Asked): ReturnType<Direct> {
  const pace = speedOrPace(
    {
      key: `predictions.${metres}.pace`,
      label: `Pace of the predicted ${distanceName(metres)}`,
      about: ['speed'],
      method: 'distance over predicted time',
      quality: 'derived',
    },
    metres / Number(time.value),
    true,
    sheet.context.units,
  );
  const found = withFact(sheet, pace);
  return (
    found && direct(found.sheet, say`${found.fact}, for ${named(metres)} in ${rounded(time)}.`)
  );
}

function gapFact(metres: number, target: number, gap: number) {
  return timeChange(
    {
      key: `predictions.${metres}.against.${target}`,
      label: 'Prediction against the time asked for',
      about: ['time'],
      method: 'prediction minus time asked for',
    },
    gap,
  );
}

function withoutPrediction(
  sheet: FactSheet,
  metres: number,
  target: number | null,
): ReturnType<Direct> {
  const best = sheet.get(`efforts.${metres}.time`);
  if (best && target !== null)
    return direct(
      sheet,
      Number(best.value) <= target
        ? say`Yes: you covered ${distanceName(metres)} in ${best} within this run.`
        : say`Not by this run: your best ${distanceName(metres)} in it took ${best}.`,
      reason(sheet),
    );
  return direct(
    sheet,
    best ? atLeast(sheet, metres, best) : reason(sheet),
    best ? null : atThisPace(sheet),
    'An all-out run over a few kilometres would show it.',
  );
}

/** A distance that this very run held says what can be run at least. */
function atLeast(sheet: FactSheet, metres: number, best: Fact): Line {
  const why = sheet.unknown('vdot');
  const done = say`At least what you ran here: ${distanceName(metres)} in ${best}`;
  return why
    ? say`${done}; I can't predict more, because ${why}.`
    : `${done}; nothing in this run shows more.`;
}

function reason(sheet: FactSheet): Line {
  const why = sheet.unknown('vdot');
  const note = sheet.get('prediction.vdot.note');
  if (why) return say`I can't predict a race from this run, because ${why}.`;
  return note ? say`${bare(note)}.` : `I can't predict a race from this run.`;
}

function atThisPace(sheet: FactSheet): Line {
  return when(sheet, ['speed.average', 'session.distance'], (pace, distance) =>
    pace && distance ? say`You held ${pace} over ${distance}.` : null,
  );
}
