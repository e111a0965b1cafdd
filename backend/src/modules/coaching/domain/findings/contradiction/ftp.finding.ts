import { say, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';

/** What the set FTP makes of the ride rests on it, and so does the device's own. */
const COVERS = ['contradiction.device-ftp', 'contradiction.ftp-fits'];

/** An FTP that this ride shows to be too low, with the value to set. */
export function ftpTooLow(sheet: FactSheet): readonly Finding[] {
  const set = sheet.get('threshold.ftp');
  if (!sheet.has('contradiction.ftp-too-low') || !set) return [];
  const evidence = sheet.get('power.ftpEvidence');
  const best = sheet.get('power.best.1200');
  const shows = evidence && best && Number(evidence.value) > Number(set.value);
  return [
    {
      kind: 'contradiction.ftp-low',
      statement: shows
        ? worded(sheet, 'contradiction.ftp-low', [
            say`Your FTP of ${set} is too low: the best 20 min of this ride were ${best}, 95% of which is ${evidence}`,
            say`The best 20 min at ${best} show an FTP of ${evidence}, above the ${set} that is set`,
          ])
        : say`Your FTP of ${set} is too low for what you held on this ride`,
      because: [
        'Until it is raised, zones, intensity and load of your rides come out too high.',
        deviceSays(sheet),
      ],
      surprise: 0.9,
      importance: 1,
      confidence: shows ? 1 : 0.8,
      action: shows
        ? say`Set your FTP to about ${evidence} and confirm it with a test.`
        : 'Test your FTP within the next two weeks, and ride by heart rate until then.',
      covers: COVERS,
    },
  ];
}

function deviceSays(sheet: FactSheet): Line {
  const device = sheet.get('device.ftp');
  if (!device || !sheet.has('contradiction.device-ftp-differs')) return null;
  return say`Your device works with ${device}.`;
}

/** Shares of both maxima so far apart need more than a warm day to explain (ours). Points. */
const FAR_APART = 9;

/** A heart near its threshold at a power that the FTP calls easy. */
export function ftpTooHigh(sheet: FactSheet): readonly Finding[] {
  const set = sheet.get('threshold.ftp');
  const [power, powerShare] = [
    sheet.get('contradiction.ftp-too-high.power'),
    sheet.get('contradiction.ftp-too-high.powerShare'),
  ];
  const [heart, heartShare] = [
    sheet.get('contradiction.ftp-too-high.heartRate'),
    sheet.get('contradiction.ftp-too-high.heartRateShare'),
  ];
  if (!set || !power || !powerShare || !heart || !heartShare) return [];
  const far = Number(heartShare.value) - Number(powerShare.value) >= FAR_APART;
  const fan = sheet.context.indoor ? 'with a fan ' : '';
  return [
    {
      kind: 'contradiction.ftp-high',
      statement: say`Heart rate ${heart}, ${heartShare} of your maximum, at ${power}, only ${powerShare} of FTP: an FTP of ${set} looks too high`,
      because: ['Heat, a missing fan or tiredness may do that for a day.'],
      surprise: 0.85,
      importance: far ? 0.9 : 0.5,
      confidence: far ? 0.75 : 0.5,
      ...(power.at && { at: power.at }),
      action: say`Repeat these minutes at ${power} ${fan}on fresh legs: if heart rate climbs as high again, test your FTP and set it lower.`,
      covers: COVERS,
    },
  ];
}
