import { say, when } from '#coaching/domain/answer/say.js';
import { percent } from '#coaching/domain/facts/draft.js';
import { cannotTell } from '../session/session-lines.js';
import { direct, withFact, type Direct } from './direct.js';

const GAP =
  /\b(?:gap|grade.adjusted|gradient.adjusted|graded|hills taken out|flat equivalent|on the flat would|equivalent (?:flat )?pace)\b/;
const PART =
  /\b(?:laps?|reps?|intervals?|km \d+|climb \d+|each|every|half|quarter|between|difference)\b/;

/** Grade-adjusted pace of a run. */
export const gradeAdjusted: Direct = (sheet, { plain }) => {
  if (!GAP.test(plain) || PART.test(plain) || sheet.context.family !== 'running') return null;
  if (/\bwhat (?:is|are|does|s)\b.*\bmean\b/.test(plain)) return null;
  return direct(
    sheet,
    when(sheet, ['speed.graded', 'speed.average'], (graded, average) =>
      graded && average
        ? say`Your grade-adjusted pace was ${graded}, against ${average} as run.`
        : null,
    ),
  );
};

const SHARE = /\b(?:share|part|percent\w*|proportion|fraction|how much)\b/;
const CLIMBS = /\b(?:climb\w*|uphill|hills?)\b/;

/** Share of the moving time on climbs. */
export const shareOfClimbs: Direct = (sheet, { plain }) => {
  if (
    !SHARE.test(plain) ||
    !CLIMBS.test(plain) ||
    !/\b(?:time\w*|spent|share|part|percent\w*)\b/.test(plain)
  )
    return null;
  const [climbed, whole] = [
    sheet.get('climbs.together.time'),
    sheet.number('session.moving') ?? sheet.number('session.duration'),
  ];
  if (!climbed || whole === null) return null;
  const found = withFact(
    sheet,
    percent(
      {
        key: 'climbs.together.share',
        label: 'Share of the time on the climbs',
        about: ['share'],
        method: climbed.method,
      },
      (Number(climbed.value) / whole) * 100,
    ),
  );
  return found && direct(found.sheet, say`${found.fact} of the time: ${climbed} on the climbs.`);
};

const SLOW = /\b(?:why|how come|reason)\b.*\b(?:so )?slow\w*\b|\bslow\w*\b.*\b(?:why|reason)\b/;
const SPECIFIC = /\b(?:rep|lap|interval|km \d+|kilomet\w+|k \d+|last|first|end|one|at \d+|after)\b/;
/** From this much climbing on, hills explain a pace, m/km (ours). */
const HILLY = 12;

/** Why the whole was slow, as far as the ground explains it. */
export const whySlow: Direct = (sheet, { plain }) => {
  if (!SLOW.test(plain) || SPECIFIC.test(plain)) return null;
  const [gain, rate, graded] = (['climb.gain', 'climb.rate', 'speed.graded'] as const).map((key) =>
    sheet.get(key),
  );
  if (!gain || !rate || Number(rate.value) < HILLY) return null;
  return direct(
    sheet,
    graded
      ? say`The hills: with ${gain} of climbing taken out it was worth ${graded}.`
      : say`The hills: you climbed ${gain}, ${rate}.`,
    when(sheet, ['climbs.together.speed', 'flat.speed'], (up, flat) =>
      up && flat ? say`On the climbs you averaged ${up}, on the flat ${flat}.` : null,
    ),
  );
};

const FAR_APART =
  /\b(?:np|normali[sz]ed)\b.*\b(?:average|avg|mean|raw)\b|\b(?:average|avg|mean|averaged|raw)\b.*\b(?:np|normali[sz]ed)\b/;

/** Why normalized power is above the average. */
export const normalizedGap: Direct = (sheet, { plain }) => {
  if (
    !FAR_APART.test(plain) ||
    !/\b(?:why|apart|gap|higher|different|difference|bigger|how come|bug|chasm|drives?|yet|so much|going on|discrepan\w*|far off|miles off|explain\w*|what gives|sense)\b/.test(
      plain,
    )
  )
    return null;
  const [normalized, average, coasted] = (
    ['power.normalized', 'power.average', 'power.coasting'] as const
  ).map((key) => sheet.get(key));
  if (!normalized || !average) return null;
  const rolled = coasted && Number(coasted.value) >= COASTED;
  return direct(
    sheet,
    rolled
      ? say`Because the power varied a lot: you coasted for ${coasted} of the time, and hard minutes weigh more in the ${normalized} than in the ${average}.`
      : say`Because the power varied: hard minutes weigh more in the ${normalized} than in the ${average}.`,
    when(sheet, ['power.variability'], (index) =>
      index ? say`The variability index was ${index}.` : null,
    ),
    when(sheet, ['climbs.together.power'], (power) =>
      power ? say`On the climbs you averaged ${power}.` : null,
    ),
  );
};

/** Coasting that lowers an average, percent (ours). */
const COASTED = 5;

const VARIABILITY = /\b(?:variability(?: index)?|vi)\b/;

/** The variability index against the usual limit. */
export const variability: Direct = (sheet, { plain }) => {
  if (!VARIABILITY.test(plain) || /\b(?:mean|means|definition|explain)\b/.test(plain)) return null;
  const missing =
    sheet.context.family === 'cycling'
      ? cannotTell(sheet, 'power', 'your variability index')
      : null;
  if (missing) return direct(sheet, missing);
  if (!sheet.has('power.variability') && sheet.context.shape === 'intervals')
    return direct(
      sheet,
      "I can't judge that, because this was an interval session, whose parts are meant to differ.",
    );
  return direct(
    sheet,
    when(sheet, ['power.variability', 'constant.variability'], (index, limit) =>
      index && limit
        ? say`Your variability index was ${index}, which is ${highness(Number(index.value))}: evenly ridden ones are ${limit}.`
        : null,
    ),
    when(sheet, ['power.normalized', 'power.average'], (normalized, average) =>
      normalized && average
        ? say`Normalized power was ${normalized}, the average ${average}.`
        : null,
    ),
  );
};

function highness(index: number): string {
  if (index <= 1.05) return 'low';
  return index <= 1.15 ? 'a little high' : 'high';
}
