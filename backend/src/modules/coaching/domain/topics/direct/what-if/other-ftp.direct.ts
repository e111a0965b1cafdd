import { say } from '#coaching/domain/answer/say.js';
import { decimal, percent } from '#coaching/domain/facts/draft.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { cannotTell } from '#coaching/domain/topics/session/session-lines.js';
import { direct, type Direct } from '../direct.js';

/** Another FTP is put, not asked for: "suppose my ftp was 300", "with 300 instead". */
const PUT =
  /\b(?:more like|redo|recalculate|pretend|suppose|assum\w+|say|imagine|pretend|what if|if|with|were|was|is|of|instead|actually|really|at|using|had)\b/;
const FTP = /\b(?:ftp|threshold(?! (?:pace|hr|heart)))\b/;
/** A measure that rests on FTP, beside watts that are put: "profile set to 280, the IF would be". */
const RESTS_ON_FTP =
  /\b(?:tss|intensity|training stress|stress(?: score)?|the if|if (?:would|be|come|have)|would (?:the )?if|if(?= (?:then|now|at|with|please)| *\??$))\b/;
const PUT_HERE =
  /\b(?:pretend|suppose|imagine|hypothetical\w*|assum\w*|had|were|would|set to|goes? with|went with|using|with|instead|like on|carr(?:y|ies)|says|if|use|take|plug in|go by|go with|try|and with)\b/;
const WATTS = /\b([1-5]\d{2})(?: ?w(?:atts)?)?\b/;
const RESULT =
  /\b(?:if|intensity|tss|stress|load|score|np|be|then|instead|change\w*|now|hard|%|percent|share)\b|%/;

/** A value that another program gives is no FTP that is put. */
const OF_DEVICE =
  /\b(?:garmin|edge|wahoo|strava|zwift|trainingpeaks|watch|head ?unit|device|coros|suunto|polar|intervals)\b.*\b(?:says?|shows?|gives?|reports?|tells?|claims?|has|had|got|calls?)\b/;

/**
 * Intensity factor and training stress of a ride at another FTP, by the engine's own model: IF is
 * normalized power over FTP, stress goes with the square of IF. Source: Coggan.
 */
export const otherFtp: Direct = (sheet, { plain, before }) => {
  const watts = Number((WATTS.exec(plain) ?? saidBefore(plain, before))?.[1]);
  const rests = RESTS_ON_FTP.test(plain) && PUT_HERE.test(plain);
  const named = FTP.test(plain) && PUT.test(plain) && RESULT.test(plain);
  if (!watts || (!named && !rests) || OF_DEVICE.test(plain)) return null;
  if (/\bmy ftp is\b(?!.*\b(?:then|instead|be)\b)/.test(plain) && !/\bif my ftp is\b/.test(plain))
    return null;
  const ofSet = shareOfSet(sheet, plain, watts);
  if (ofSet) return ofSet;
  const [normalized, factor, stress] = (
    ['power.normalized', 'load.intensity', 'load.stress'] as const
  ).map((key) => sheet.number(key));
  if (normalized == null || factor == null || stress == null)
    return direct(
      sheet,
      cannotTell(sheet, 'normalizedPower', 'what that FTP would change') ??
        cannotTell(sheet, 'power', 'what that FTP would change') ??
        `I can't say what that FTP would change, because this workout has no training stress by power.`,
    );
  return atFtp(sheet, watts, { normalized, factor, stress });
};

/** "With Garmin's number": the FTP in the message before. */
function saidBefore(plain: string, [last = '']: readonly string[]): RegExpExecArray | null {
  const points =
    /\b(?:that|this|the|garmins?|wahoos?|devices?|its|their|watchs) (?:\w+ )?(?:number|value|ftp|one|setting)\b/;
  return points.test(plain) && FTP_OR_DEVICE.test(last) ? WATTS.exec(last) : null;
}

const FTP_OR_DEVICE = /\b(?:ftp|threshold|garmin|wahoo|edge|rox|device|watch|profile)\b/;

function atFtp(
  sheet: FactSheet,
  watts: number,
  now: { readonly normalized: number; readonly factor: number; readonly stress: number },
): ReturnType<Direct> {
  const factor = now.normalized / watts;
  const stress = now.stress * (factor / now.factor) ** 2;
  const name = {
    about: ['what-if'],
    method: 'worked out at the FTP of your question',
    quality: 'derived' as const,
  };
  const { sheet: grown, added } = sheet.with([
    decimal(
      { ...name, key: `whatIf.${watts}.intensity`, label: 'Intensity factor at the FTP asked for' },
      factor,
      '',
      2,
    ),
    decimal(
      { ...name, key: `whatIf.${watts}.stress`, label: 'Training stress at the FTP asked for' },
      stress,
      '',
      0,
    ),
    {
      ...name,
      key: `whatIf.${watts}.ftp`,
      label: 'FTP asked for',
      value: watts,
      unit: 'W',
      display: `${watts} W`,
    },
  ]);
  const [intensity, load, ftp] = added;
  const [was, loadWas, own] = (['load.intensity', 'load.stress', 'threshold.ftp'] as const).map(
    (key) => sheet.get(key),
  );
  if (!intensity || !load || !ftp) return null;
  return direct(
    grown,
    say`At an FTP of ${ftp} the intensity factor would be ${intensity} and the training stress ${load}.`,
    was && loadWas && own ? say`At your FTP of ${own} they are ${was} and ${loadWas}.` : null,
  );
}

const OF_SET = /\b(?:work|reps?|intervals?|efforts?|set|on)\b/;

/** Power of the work intervals as a share of another FTP. */
function shareOfSet(sheet: FactSheet, plain: string, watts: number): ReturnType<Direct> {
  const power = sheet.get('intervals.output');
  if (!power?.about.includes('power') || !OF_SET.test(plain)) return null;
  if (!/%|\b(?:percent|share)\b/.test(plain)) return null;
  const name = {
    about: ['what-if', 'power'],
    method: 'average power of the work intervals over the FTP of your question',
    quality: 'derived' as const,
  };
  const { sheet: grown, added } = sheet.with([
    {
      ...name,
      key: `whatIf.${watts}.ftp`,
      label: 'FTP asked for',
      value: watts,
      unit: 'W',
      display: `${watts} W`,
    },
    percent(
      { ...name, key: `whatIf.${watts}.set`, label: 'Work intervals as a share of that FTP' },
      (Number(power.value) / watts) * 100,
    ),
  ]);
  const [ftp, share] = added;
  return ftp && share
    ? direct(grown, say`${share} of ${ftp}: your work intervals averaged ${power}.`)
    : null;
}
