import { say } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** 95 % of the best twenty minutes so near the FTP confirms it … (ours) */
const CONFIRMS = 0.97;
/** … and so near it in the course of a longer ride fits it (ours). */
const FITS = 0.9;
const LONG_S = 3600;

/** A ride whose best twenty minutes fit the FTP that is set. */
export function ftpFits(sheet: FactSheet): readonly Finding[] {
  const set = sheet.get('threshold.ftp');
  const evidence = sheet.get('power.ftpEvidence');
  const best = sheet.get('power.best.1200');
  if (!set || !evidence || !best || sheet.has('contradiction.ftp-too-low')) return [];
  if (sheet.has('contradiction.ftp-too-high')) return [];
  const share = Number(evidence.value) / Number(set.value);
  const long = (sheet.number('session.duration') ?? 0) >= LONG_S;
  if (share < CONFIRMS && (share < FITS || !long)) return byRepetition(sheet, set);
  const confirmed = share >= CONFIRMS;
  return [
    {
      kind: 'contradiction.ftp-fits',
      statement: confirmed
        ? say`Your FTP of ${set} is confirmed: the best 20 min were ${best}, 95% of which is ${evidence}`
        : say`The best 20 min of ${best} within a longer ride fit your FTP of ${set}`,
      because: [],
      surprise: confirmed ? 0.7 : 0.55,
      importance: confirmed ? 0.9 : 0.6,
      confidence: confirmed ? 1 : 0.8,
      action: confirmed
        ? say`Keep your FTP at ${set}, and aim for the next hard minutes on fresh legs.`
        : say`Keep your FTP at ${set} until a test says otherwise.`,
    },
  ];
}

/** A repetition of so long near FTP with a heart near its limit leaves no room above (ours). */
const REPETITION_S = 480;
const NEAR_FTP = 0.95;
const OVER_FTP = 1.05;
const NEAR_LIMIT = 0.9;

/** A repetition at FTP whose end came near the limit of the heart. */
function byRepetition(sheet: FactSheet, set: Fact): readonly Finding[] {
  const max = sheet.number('threshold.maxHr') ?? Infinity;
  const count = Number(sheet.get('intervals.count')?.value ?? 0);
  for (let n = count; n > 0; n--) {
    const power = sheet.get(`intervals.rep.${n}.output`);
    const length = sheet.get(`intervals.rep.${n}.duration`);
    const heart = sheet.get(`intervals.rep.${n}.heartRateEnd`);
    if (!power || !length || !heart || !power.about.includes('power')) continue;
    const share = Number(power.value) / Number(set.value);
    if (share < NEAR_FTP || share > OVER_FTP || Number(length.value) < REPETITION_S) continue;
    if (Number(heart.value) < NEAR_LIMIT * max) continue;
    const device = sheet.get('device.ftp');
    return [
      {
        kind: 'contradiction.ftp-fits',
        statement: say`${power} for ${length} ending at ${heart} speaks for an FTP of ${set} at most`,
        because: [
          device && sheet.has('contradiction.device-ftp-differs')
            ? say`Your device works with ${device}.`
            : null,
        ],
        surprise: 0.65,
        importance: 0.65,
        confidence: 0.9,
        ...(power.at && { at: power.at }),
        covers: ['contradiction.device-ftp'],
      },
    ];
  }
  return [];
}
