import { say, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
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
  if (!set) return [];
  if (!power || !powerShare || !heart || !heartShare) return byBestMinutes(sheet, set);
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

/** The best 10 min of a ride at this share of FTP cost a heart this share of its maximum (ours). */
const CALM = 0.74;
const NEAR_THRESHOLD = 0.85;
/** Later, heat and tiredness raise the heart rate of any power (ours). s. */
const LATEST_S = 5400;

/** The strongest minutes of a ride, easy by FTP and near threshold for the heart. */
function byBestMinutes(sheet: FactSheet, set: Fact): readonly Finding[] {
  const [power, heart] = [sheet.get('power.best.600'), sheet.get('power.best.600.heartRate')];
  const maximum = sheet.get('threshold.maxHr');
  if (!power || !heart || !maximum || (heart.at?.to ?? Infinity) > LATEST_S) return [];
  const calm = Number(power.value) <= CALM * Number(set.value);
  if (!calm || Number(heart.value) < NEAR_THRESHOLD * Number(maximum.value)) return [];
  return [
    {
      kind: 'contradiction.ftp-high',
      statement: say`Heart rate does not fit the watts: the best 10 min took ${heart} for only ${power}, so an FTP of ${set} looks too high`,
      because: [
        say`The maximum heart rate that is set is ${maximum}; heat, tiredness or estimated power may explain it for a day.`,
      ],
      surprise: 0.85,
      importance: 0.9,
      confidence: 0.75,
      ...(heart.at && { at: heart.at }),
      action: 'Test your FTP before you use power zones again, and ride by heart rate until then.',
      covers: COVERS,
    },
  ];
}
