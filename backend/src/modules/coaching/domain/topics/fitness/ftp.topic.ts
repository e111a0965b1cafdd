import { after, bare, say, when, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Topic } from '../topic.js';

/** Ours: within this many percent a best 20 minutes neither supports nor contradicts an FTP. */
const CLEARLY_ABOVE = 3;

export const ftpTopic: Topic = {
  id: 'ftp',
  cues: {
    6: ['functional threshold', 'threshold power', 'ftp right', 'ftp correct'],
    5: ['ftp', 'critical power'],
    3: ['my threshold'],
  },
  answer: (sheet, question) => {
    if (sheet.context.family === 'running') {
      return {
        finding: [
          'FTP is a measure for the bike, and this was a run, so this session says nothing ' +
            'about it.',
        ],
        evidence: [],
        meaning: [],
      };
    }
    if (OF_DEVICE.test(question)) return ofDevice(sheet);
    const best = sheet.get('power.best.1200');
    if (!best) {
      return {
        finding: [
          `I can't tell anything about your FTP from this ride, because it holds too little ` +
            'power to go by.',
        ],
        evidence: [sheet.has('power.average') ? current(sheet) : null],
        meaning: [test],
      };
    }
    return {
      finding: [
        CHANGED.test(question) && !/\bshould\b/.test(question)
          ? `I can't tell how your FTP changed, because I have only your FTP on this day.`
          : null,
        verdict(sheet),
      ],
      evidence: [evidence(sheet) ?? estimate(sheet), current(sheet)],
      meaning: [],
    };
  },
};

/** "Why has my FTP dropped since last year": of one day nothing is known of another. */
const CHANGED =
  /\bftp\b.*\b(?:dropp?ed|fallen|fell|gone (?:down|up)|risen|rose|changed?|improved|increased|decreased|went (?:down|up))\b/;

/** "What FTP does my Garmin hold": asked for the value of the device, not for ours. */
const OF_DEVICE =
  /\b(?:device|garmin|wahoo|hammerhead|karoo|coros|suunto|polar|bryton|edge|watch|head ?unit|bike computer)\b/i;

function ofDevice(sheet: FactSheet): ReturnType<Topic['answer']> {
  const held = sheet.get('device.ftp');
  return {
    finding: [
      held
        ? say`Your device holds an FTP of ${held}.`
        : `I can't tell the FTP of your device, because this file does not hold it.`,
    ],
    evidence: [...contradicted(sheet), current(sheet)],
    meaning: [],
  };
}

/** Its one sentence mixes shares of two measures, so no answer could cite only one. */
const TOO_HIGH = 'contradiction.ftp-too-high';

/** What the engine found that does not fit the FTP, sentence by sentence in its own words. */
function contradicted(sheet: FactSheet): readonly string[] {
  return sheet
    .all('contradiction.')
    .filter(({ about }) => about.includes('ftp'))
    .flatMap((fact) =>
      bare(fact)
        .text.split(/\. (?=[A-Z])/)
        .map((text, place) =>
          place === 0 && fact.key === TOO_HIGH
            ? say`Your heart worked harder than power against your FTP would explain${after(fact)}.`
            : say`${{ fact, text }}.`,
        ),
    );
}

const test = 'A test over a steady, all-out stretch when you are rested is the way to know.';

function above(sheet: FactSheet): number | null {
  const estimate = sheet.number('power.ftpEvidence');
  const ftp = sheet.number('threshold.ftp');
  return estimate === null || ftp === null ? null : ((estimate - ftp) / ftp) * 100;
}

function verdict(sheet: FactSheet): Line {
  const difference = above(sheet);
  const hour = wholeHour(sheet);
  if (hour !== null) return hour;
  const [found] = contradicted(sheet);
  if (found !== undefined && !(difference !== null && difference >= CLEARLY_ABOVE)) return found;
  if (difference === null) return 'This ride gives a lower limit for your FTP, no more.';
  if (difference >= CLEARLY_ABOVE) return 'Your FTP looks too low.';
  return 'Nothing in this ride contradicts your FTP, but it does not prove it either.';
}

/** An hour above it refutes an FTP, whatever twenty minutes say. */
function wholeHour(sheet: FactSheet): Line {
  return when(sheet, ['power.best.3600', 'threshold.ftp'], (hour, ftp) =>
    hour && ftp && Number(hour.value) > Number(ftp.value) * (1 + CLEARLY_ABOVE / 100)
      ? say`Your FTP looks too low: you held ${hour} for a whole hour, and it says ${ftp}.`
      : null,
  );
}

function evidence(sheet: FactSheet): Line {
  return when(
    sheet,
    ['power.best.1200', 'power.ftpEvidence', 'constant.ftpShare'],
    (best, estimate, share) =>
      best && estimate && share
        ? say`Your best 20 min power was ${best}; the common rule, ${share}, would make that an FTP of ${estimate}.`
        : null,
  );
}

function current(sheet: FactSheet): Line {
  return when(sheet, ['threshold.ftp'], (ftp) =>
    ftp
      ? say`This ride was judged by an FTP of ${ftp}, ${ftp.method}${sheet.get('threshold.ftp.since') ? since(sheet) : ''}.`
      : null,
  );
}

function since(sheet: FactSheet): string {
  const day = sheet.get('threshold.ftp.since');
  return day ? say`, since ${day}` : '';
}

/** Only where an effort was near all-out does the engine estimate one. */
function estimate(sheet: FactSheet): Line {
  return when(sheet, ['ftp.estimate'], (watts) =>
    watts ? say`From its hardest efforts this ride gives an estimated FTP of ${watts}.` : null,
  );
}
