import { bare, say, when, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { direct, type Direct, type DirectAnswer } from './direct.js';

const HEART = /\b(?:hr|heart ?rate|heart|pulse|bpm|beats)\b/;
const MOVED =
  /\b(?:creep\w*|crept|climb\w*|ris(?:e|es|ing|en)|rose|went up|go(?:es|ing)? up|up and up|increas\w*|higher (?:late|at the end|towards)|do over|did over|over the (?:\w+ )?(?:hours?|ride|run)|develop\w*|change\w*|behave\w*)\b/;
const CAUSE =
  /\b(?:why|how come|reason|because|cause[ds]?|heat|hot|warm|dehydrat\w*|drink\w*|thirst\w*|caffeine|coffee|tired|ill|sick|was it)\b/;
const PER_HOUR = /\b(?:per|an|each|every|a) hour\b/;
/** A part, a set or a reference to others is not the whole. */
const ELSEWHERE =
  /\b(?:laps?|reps?|intervals?|climbs?|hills?|km \d+|zones?|max(?:imum)?|strap|sensor|usual\w*|last (?:time|week|month)|decoupl\w*|mean|means|1st half|first half|second half|quarter)\b/;

/** How heart rate changed in the course, and what of its causes the file shows. */
export const heartRateChange: Direct = (sheet, { plain }) => {
  if (!HEART.test(plain) || !MOVED.test(plain) || ELSEWHERE.test(plain)) return null;
  if (sheet.context.shape === 'intervals' || /\b(?:no|number|missing|without)\b/.test(plain))
    return null;
  const change = changeLine(sheet, plain);
  if (change === null) return null;
  return CAUSE.test(plain) ? why(sheet, change, plain) : direct(sheet, change, outputLine(sheet));
};

function changeLine(sheet: FactSheet, plain: string): Line {
  const perHour = sheet.get('heartRate.drift');
  if (PER_HOUR.test(plain) && perHour)
    return say`Your heart rate changed by ${perHour} at the same output.`;
  return (
    when(
      sheet,
      ['pacing.quarter.1.heartRate', 'pacing.quarter.4.heartRate', 'pacing.second.heartRate'],
      (first, last, half) => {
        if (!first || !last || !half) return null;
        const gap = Number(last.value) - Number(first.value);
        if (Math.abs(gap) < SAME_BPM)
          return say`Your heart rate stayed level: ${first} in the first quarter, ${last} in the last.`;
        return say`Your heart rate ${gap > 0 ? 'rose' : 'fell'} from ${first} in the first quarter to ${last} in the last.`;
      },
    ) ?? null
  );
}

/** Hardly anyone notices less, bpm (ours). */
const SAME_BPM = 3;

/** The change first, then what the file shows of the causes, then what it cannot show. */
function why(sheet: FactSheet, change: string, plain: string): DirectAnswer | null {
  const rest = change.replace(/^Y/, 'y').replace(/\.$/, '');
  return direct(
    sheet,
    /\b(?:dehydrat\w*|drink\w*|thirst\w*|caffeine|coffee|ill|sick|heat|hot|warm)\b/.test(plain)
      ? `The file can't show which cause it was, but ${rest}.`
      : change,
    outputLine(sheet),
    temperatureLine(sheet),
  );
}

function outputLine(sheet: FactSheet): Line {
  return when(sheet, ['pacing.end.output'], (output) => {
    if (!output) return null;
    const subject = output.about.includes('power') ? 'Power' : 'Speed';
    return output.trend === 'same'
      ? say`${subject} hardly changed (${output}), so the same work cost more heartbeats.`
      : say`${subject} changed by ${output} from the second quarter to the last.`;
  });
}

function temperatureLine(sheet: FactSheet): Line {
  return (
    when(sheet, ['temperature.average'], (temperature) =>
      temperature
        ? say`Your device measured ${temperature} on average; drinking and sleep are not in the file.`
        : null,
    ) ?? 'Temperature, drinking and sleep are not in the file.'
  );
}

const AFTER_LAST =
  /\b(?:drop|fall|fell|recover\w*|come down|came down|go down|went down)\b.*\b(?:after|between|from)\b|\bhow (?:fast|quick\w*) did (?:my )?(?:hr|heart ?rate|heart|pulse) (?:drop|recover|come down|fall)/;

/** Other intervals than the last, the rests between them, and reasons. */
const OF_PARTS =
  /\bwhy\b|\b(?:second|third|fourth|fifth|sixth|\d+(?:st|nd|rd|th)|(?:rep|interval|block|lap|effort) \d+)\b|\b(?:in|during) (?:the |my |each |every )?(?:breaks?|rests?|recover(?:y|ies)|pauses?|breathers?)\b/;

/** Fall of heart rate after the last interval. */
export const heartRateAfterLast: Direct = (sheet, { plain }) => {
  if (!HEART.test(plain) || !AFTER_LAST.test(plain) || OF_PARTS.test(plain)) return null;
  const fall = sheet.get('heartRate.recovery');
  const count = sheet.get('intervals.count');
  const at = Number(count?.value ?? 0);
  const [end, later] = [
    sheet.get(`intervals.rep.${at}.heartRateEnd`),
    sheet.get(`cost.fall.${at}.after60`),
  ];
  if (fall)
    return direct(
      sheet,
      say`Your heart rate fell by ${fall} in the minute after the last work interval.`,
      end && later ? say`It went from ${end} to ${later}.` : null,
    );
  const unknown = sheet.unknown('heartRateRecovery');
  if (!unknown) return null;
  return direct(
    sheet,
    say`I can't give a heart-rate drop after the last one, because ${unknown}.`,
    end && later ? say`It ended at ${end} and was at ${later} a minute later.` : null,
  );
};

const MAX_WRONG =
  /\b(?:max(?:imum)?)(?: (?:hr|heart ?rate|pulse))?\b.*\b(?:wrong|right|correct|off|too (?:low|high)|accurate|real|rly|really|true|update|change|higher|lower|bogus|believ\w*|plausib\w*|smell\w*|stale|legit|outdated|out of date|honest|raise|doubt\w*|make sense|possible)\b|\b(?:is|are|can) (?:1[6-9]\d|2[01]\d) (?:rly|really|actually|still|even|my)?.*\bmax\b|\b(?:wrong|right|correct|real|true|actual) max(?:imum)?(?: (?:hr|heart ?rate))\b/;

/** "But my max is set at 190", after a heart rate. */
const MAX_NAMED =
  /\bmax(?:imum)?\b.{0,20}\b(?:1[5-9]\d|2[0-2]\d)\b|\b(?:1[5-9]\d|2[0-2]\d)\b.{0,12}\bmax(?:imum)?\b/;

const OF_OTHERS = /\b(?:watts?|power|sprint\w*|speed|cadence|rpm|pace|km ?\/? ?h)\b/;

/** Whether the maximum heart rate of the profile fits what was recorded. */
export const maximumHeartRate: Direct = (sheet, { plain, before }) => {
  const doubted =
    MAX_NAMED.test(plain) && /\b(?:hr|heart ?rate|heart|pulse|bpm)\b/.test(before[0] ?? '');
  if (
    !(doubted || MAX_WRONG.test(plain)) ||
    (OF_OTHERS.test(plain) && !HEART.test(plain)) ||
    !/\b(?:hr|heart ?rate|heart|pulse|bpm|max)\b/.test(plain)
  )
    return null;
  const [limit, peak] = [sheet.get('threshold.maxHr'), sheet.get('heartRate.max')];
  if (!limit || !peak) return null;
  const beyond = Number(peak.value) > Number(limit.value);
  const reached = Number(peak.value) >= Number(limit.value) * REACHED_SHARE;
  const found = sheet
    .all('contradiction.')
    .find(({ about }) => about.includes('maxHr') || about.includes('maximum'));
  if (beyond)
    return direct(
      sheet,
      say`Probably, it looks too low: you reached ${peak}, above the ${limit} in your profile.`,
      'A short peak can also be the sensor; check whether the trace stays up for a minute.',
    );
  const average = sheet.number('heartRate.averageShare') ?? 0;
  const high = average >= IMPLAUSIBLE_SHARE;
  return direct(
    sheet,
    high
      ? when(sheet, ['heartRate.average', 'heartRate.averageShare'], (mean, share) =>
          mean && share
            ? say`Likely too low: you averaged ${mean} here, ${share} of ${limit}, which hardly anyone holds for that long.`
            : null,
        )
      : reached
        ? say`It may be too low: you already reached ${peak} here, and your profile says ${limit}.`
        : say`Nothing here says that ${limit} is wrong: you peaked at ${peak}.`,
    found ? say`${bare(found)}.` : null,
    high
      ? 'An all-out test with a hard finish shows your real maximum.'
      : 'Only an all-out finish shows a maximum, so it could still be higher.',
  );
};

/** Above this average over a session the stated maximum is doubtful, percent (ours). */
const IMPLAUSIBLE_SHARE = 93;
/** A peak this near to the stated maximum suggests that the real one is higher (ours). */
const REACHED_SHARE = 0.99;
