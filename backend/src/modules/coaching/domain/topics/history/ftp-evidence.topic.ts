import { say, when, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { cannotTell } from '../session/session-lines.js';
import { dayOf } from './bests.topic.js';
import type { Topic } from '../topic.js';

/** Clearly above and below what the profile says, percent (ours). */
const CLEARLY = 3;

/** What the rides of the last months say about the FTP in the profile. */
export const ftpEvidenceTopic: Topic = {
  id: 'ftp-evidence',
  kinds: ['history'],
  cues: {
    7: ['ftp', 'functional threshold', 'threshold power', 'critical power'],
    4: ['threshold'],
  },
  answer: (sheet) => {
    const best = sheet.get('records.cycling.power.1200');
    const ftp = sheet.get('athlete.ftp');
    const critical = sheet.get('criticalPower.watts');
    return {
      finding: [verdict(sheet)],
      evidence: [
        best ? say`Your best 20 min power of all rides is ${best}${dayOf(sheet, best)}.` : null,
        when(sheet, ['constant.ftpShare'], (share) =>
          best && share
            ? say`The common rule takes ${share} for FTP, where those were all you had.`
            : null,
        ),
        critical
          ? say`The hardest efforts of recent months fit a critical power of ${critical}.`
          : cannotTell(sheet, 'criticalPower', 'your critical power'),
        ftp
          ? say`Your profile says ${ftp}${since(sheet)}.`
          : cannotTell(sheet, 'ftp', 'which FTP you train by'),
      ],
      meaning: ['A test over a steady, all-out stretch when you are rested is the way to know.'],
    };
  },
};

function verdict(sheet: FactSheet): Line {
  const ftp = sheet.number('athlete.ftp');
  const critical = sheet.number('criticalPower.watts');
  const best = sheet.number('records.cycling.power.1200');
  if (ftp === null)
    return (
      cannotTell(sheet, 'ftp', 'whether your FTP fits') ??
      `I can't tell whether your FTP fits, because none is in your profile.`
    );
  if (critical === null && best === null)
    return (
      `I can't tell whether your FTP fits, because I have no ride of yours with power to hold ` +
      'it against.'
    );
  if (best !== null && best * 0.95 > ftp * (1 + CLEARLY / 100))
    return 'Your FTP may be too low: you have held more than it should allow.';
  if (critical !== null && critical < ftp * (1 - CLEARLY / 100))
    return 'Your FTP may be too high for now: the efforts of recent months do not reach it.';
  return 'Nothing in your rides contradicts your FTP, but they do not prove it either.';
}

function since(sheet: FactSheet): string {
  const day = sheet.get('athlete.ftp.since');
  return day ? say`, since ${day}` : '';
}
