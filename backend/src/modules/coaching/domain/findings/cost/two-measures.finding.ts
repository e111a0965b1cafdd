import { capitalized } from '#coaching/domain/answer/words.js';
import { say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { BASIS, harderBy, readingOf } from '#coaching/domain/topics/effort/effort-lines.js';
import type { Finding } from '../finding.js';

/** Shorter, or with rests in it, heart rate is late rather than low (ours). s. */
const LONG_S = 2400;

/** Power and heart rate that call one ride by two words, with what that means. */
export function twoMeasures(sheet: FactSheet): readonly Finding[] {
  const [power, heart] = [readingOf(sheet, 'power'), readingOf(sheet, 'heartRate')];
  const [intensity, share] = [sheet.get('load.intensity'), sheet.get('heartRate.averageShare')];
  if (!power || !heart || !intensity || !share || !isJudged(sheet)) return [];
  const apart = harderBy(power, heart);
  if (apart === 0) return [];
  const words = `${capitalized(power.level)} by ${BASIS.power}, ${heart.level} by ${BASIS.heartRate}`;
  return [
    {
      kind: apart > 0 ? 'cost.two-measures.dear' : 'cost.two-measures.cheap',
      statement:
        apart > 0
          ? say`${words}: an intensity factor of ${intensity} cost ${share} of your maximum, so the watts were dear today`
          : say`${words}: an intensity factor of ${intensity} cost only ${share} of your maximum, so the watts came cheaply`,
      because: [
        apart > 0
          ? 'Heat, tiredness, a missing fan or an FTP that is set too high look like this.'
          : 'Fresh legs, a cool day or an FTP that is set too low look like this.',
      ],
      surprise: Math.abs(apart) > 1 ? 0.7 : 0.45,
      importance: 0.6,
      confidence: 0.8,
      action:
        apart > 0
          ? 'Let heart rate set the limit on the next ride, and test your FTP if the two stay apart.'
          : 'Ride the next one by power a little higher, and test your FTP if heart rate stays as low.',
      covers: ['cost.between'],
    },
  ];
}

/** Long enough and without sets, and nothing else says what the profile has wrong. */
function isJudged(sheet: FactSheet): boolean {
  const ftp = sheet.number('threshold.ftp');
  return (
    sheet.context.family === 'cycling' &&
    sheet.context.shape !== 'intervals' &&
    (sheet.number('session.duration') ?? 0) >= LONG_S &&
    !sheet.has('contradiction.ftp-too-high') &&
    !sheet.has('contradiction.ftp-too-low') &&
    (sheet.number('device.ftp') ?? ftp) === ftp
  );
}
