import { say } from '#coaching/domain/answer/say.js';
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
  if (share < CONFIRMS && (share < FITS || !long)) return [];
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
