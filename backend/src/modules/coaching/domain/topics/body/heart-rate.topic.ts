import { fuller } from '#coaching/domain/answer/level.js';
import { after, say, when, type Line } from '#coaching/domain/answer/say.js';
import { capitalized, rose } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { againstUsual } from '../fitness/own-history.js';
import { cannotTell, mainZoneLine } from '../session/session-lines.js';
import type { Topic } from '../topic.js';

export const heartRateTopic: Topic = {
  id: 'heart-rate',
  cues: {
    5: ['max heart rate'],
    4: ['heart rate', 'heartrate', 'hr', 'pulse', 'bpm'],
    3: ['heart', 'cardiac'],
    2: ['beats'],
  },
  answer: (sheet) => {
    if (!sheet.has('heartRate.average')) {
      return {
        finding: [cannotTell(sheet, 'heartRate', 'you about your heart rate')],
        evidence: [],
        meaning: [
          'With a chest strap or an armband next time, I can tell how your heart answered ' +
            'the effort.',
        ],
      };
    }
    return {
      finding: [opening(sheet)],
      evidence: [
        overMaximum(sheet),
        againstResting(sheet),
        fuller(sheet, () => reserve(sheet)),
        againstUsual(sheet, 'heartRate'),
        change(sheet),
        sensor(sheet),
        sheet.has('zones.heartRate.easy.time') || sheet.has('zones.heartRate.hard.time')
          ? mainZoneLine(sheet, 'heartRate')
          : null,
      ],
      meaning: [meaning(sheet)],
    };
  },
};

function opening(sheet: FactSheet): Line {
  return when(sheet, ['heartRate.average', 'heartRate.max'], (average, max) => {
    const share = sheet.get('heartRate.averageShare');
    const peakShare = sheet.get('heartRate.maxShare');
    if (!average || !max) return null;
    return share && peakShare
      ? say`Your heart rate averaged ${average}, ${share} of your maximum, and peaked at ${max}, ${peakShare} of it.`
      : say`Your heart rate averaged ${average} and peaked at ${max}.`;
  });
}

/** A sensor that slips once is back within seconds (ours). */
const LONG_ABOVE_S = 30;

/** A reading above the athlete's own maximum is either a wrong maximum or a wrong sensor. */
export function overMaximum(sheet: FactSheet): Line {
  const max = sheet.get('heartRate.max');
  const limit = sheet.get('threshold.maxHr');
  if (!max || !limit || Number(max.value) <= Number(limit.value)) return null;
  const long = sheet.get('zones.heartRate.above.time');
  if (long && Number(long.value) >= LONG_ABOVE_S)
    return say`That peak is above your known maximum of ${limit}, and your heart rate was above zone 5 for ${long}: either that value is too low, or the sensor misread for longer than a moment.`;
  return say`That peak is above your known maximum of ${limit}: either that value is too low, or the sensor misread for a moment.`;
}

function againstResting(sheet: FactSheet): Line {
  if (sheet.has('threshold.maxHr')) return null;
  return cannotTell(sheet, 'heartRateZones', 'how high that is for you');
}

function change(sheet: FactSheet): Line {
  const moved = sheet.context.shape === 'intervals' ? undefined : sheet.get('pacing.end.heartRate');
  return moved ? say`From the second quarter to the last your ${rose('heart rate', moved)}.` : null;
}

function meaning(sheet: FactSheet): string {
  const share = sheet.number('heartRate.averageShare');
  const plain = sheet.has('history.heartRate.median')
    ? ''
    : 'Whether that is usual for you takes several sessions of the same kind.';
  const health =
    'It is no statement about your health. If something felt wrong, that counts for more ' +
    'than any number here.';
  if (share === null) return `${plain} ${health}`.trim();
  const word =
    share < 70 ? 'a relaxed' : share < 80 ? 'a moderate' : share < 90 ? 'a high' : 'a very high';
  return `${capitalized(word)} level for a whole session. ${plain} ${health}`.replace(
    / {2,}/g,
    ' ',
  );
}

function reserve(sheet: FactSheet): Line {
  return when(sheet, ['heartRate.reserveShare'], (share) =>
    share
      ? say`Your average was ${share} of the way from your resting to your maximum heart rate.`
      : null,
  );
}

/** How far the sensor can be believed. */
export function sensor(sheet: FactSheet): Line {
  const lock = sheet.get('sensor.heartRate.cadence-lock');
  if (lock)
    return say`For ${lock} the sensor followed your steps instead of your heart; that time is left out.`;
  const missing = sheet.get('sensor.heartRate.missing');
  if (!missing) return null;
  return Number(missing.value) < 1
    ? say`The sensor gave a usable heart rate nearly all the time${after(missing)}.`
    : say`The sensor gave no usable heart rate for ${missing} of the time.`;
}
