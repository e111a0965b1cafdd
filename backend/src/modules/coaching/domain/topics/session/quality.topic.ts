import { bare, say, type Line } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import type { Fact, Unknown } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { overMaximum, sensor } from '../body/heart-rate.topic.js';
import type { Topic } from '../topic.js';

/** More than this many notes would be a log, not an answer. */
const MOST_NOTES = 6;

export const qualityTopic: Topic = {
  id: 'quality',
  subject: 'how far the data can be trusted',
  cues: {
    7: [
      'strap working',
      'strap work',
      'strap ok',
      'strap okay',
      'strap fine',
      'sensor working',
      'sensor work',
      'sensor ok',
      'hr data',
      'heart rate data',
      'data trustworthy',
      'sensor right',
      'strap right',
      'sensor wrong',
      'heart rate reliable',
      'heart rate right',
      'heart rate correct',
      'hr reliable',
      'hr right',
    ],
    6: ['data quality'],
    5: ['trustworthy', 'reliable', 'spikes', 'spike', 'dropouts', 'dropout', 'missing data'],
    4: [
      'data ok',
      'data okay',
      'data good',
      'data fine',
      'trust',
      'accurate',
      'accuracy',
      'sensor',
      'wrong data',
      'glitch',
      'repaired',
      'recorded correctly',
    ],
    3: ['gps', 'broken'],
  },
  answer: (sheet, question) => {
    if (
      /\b(?:heart|hr|pulse|strap|sensor)\b/.test(question.toLowerCase()) &&
      sheet.has('heartRate.average')
    )
      return aboutHeartRate(sheet);
    const notes = [...sheet.all('quality.warning.'), ...sheet.all('quality.repair.')];
    const unknown = missing(sheet);
    return {
      finding: [
        notes.length === 0
          ? 'Nothing in this recording had to be repaired, and the file was whole.'
          : 'Mostly, with a few things to know.',
      ],
      evidence: [
        ...notes.slice(0, MOST_NOTES).map((note) => say`${bare(note)}.`),
        notes.length > MOST_NOTES ? 'The rest of the notes stand beside the workout.' : null,
        unknown,
        leftOut(sheet),
      ],
      meaning: [
        notes.length > 0 ? 'Everything I say is worked out after these repairs.' : null,
        'A sensor that reads evenly too high or too low cannot be noticed from one file.',
      ],
    };
  },
  suggestions: (sheet) =>
    sheet.all('quality.').length > 0 ? ['Can I trust the data of this workout?'] : [],
};

const SENSORS = ['power', 'heartRate', 'cadence', 'temperature'];
/** What was recorded and left out is no missing sensor. */
const isLeftOut = ({ reason }: Unknown): boolean => /left out|missing/.test(reason);

function leftOut(sheet: FactSheet): Line {
  const one = SENSORS.flatMap((key) => sheet.unknown(key) ?? []).find(isLeftOut);
  return one ? say`${one.label} is not used: ${one}.` : null;
}

function missing(sheet: FactSheet): string | null {
  const labels = SENSORS.flatMap((key) => sheet.unknown(key) ?? [])
    .filter((unknown) => !isLeftOut(unknown))
    .map(({ label }) => label.toLowerCase());
  return labels.length > 0 ? `Not recorded: ${list(labels)}.` : null;
}

/**
 * Whether this heart rate can be believed: gaps, steps in its place, readings above the maximum.
 */
function aboutHeartRate(sheet: FactSheet): ReturnType<Topic['answer']> {
  const lost = sheet.number('sensor.heartRate.missing') ?? 0;
  const faults = sheet.all('sensor.heartRate.').filter(({ key }) => !/missing$|zeros$/.test(key));
  const trusted = faults.length === 0 && lost < 5;
  const max = sheet.get('heartRate.max');
  const doubt = trusted ? overMaximum(sheet) : null;
  const notes = sheet.all('quality.repair.').filter(({ display }) => /heart/i.test(display));
  return {
    finding: [
      doubt
        ? 'Mostly, with one doubt: its peak.'
        : trusted
          ? 'Yes, as far as a file can tell, your heart-rate data can be trusted.'
          : 'Not all of it: parts of your heart-rate data had to be left out.',
    ],
    evidence: [
      doubt && max ? say`It read ${max} at its highest.` : null,
      doubt,
      sensor(sheet),
      ...faults.map(fault),
      ...notes.slice(0, 2).map((note) => say`${bare(note)}.`),
    ],
    meaning: [
      doubt
        ? 'If you know your maximum to be right, mistrust that stretch: the averages hold it too.'
        : trusted
          ? 'A sensor that reads evenly too high or too low cannot be noticed from one file.'
          : 'Averages, zones and drift leave that time out, so they rest on the good part alone.',
    ],
  };
}

const FAULTS: Readonly<Record<string, string>> = {
  'heart-rate-spikes': 'leaps no heart makes',
  'stuck-heart-rate': 'a stuck value',
  'heart-rate-zeros': 'readings of nothing',
};

function fault(fact: Fact): Line {
  const what = FAULTS[fact.key.replace('sensor.heartRate.', '')];
  return what === undefined ? null : say`It showed ${what} for ${fact}.`;
}
