import type { IntervalSource } from '#analysis/analysis.js';
import { deep } from '#coaching/domain/answer/level.js';
import { inWords, say, when, type Line } from '#coaching/domain/answer/say.js';
import { list, sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { firstToLast, intervalEvenness } from './interval-lines.js';
import { cannotTell, whichIntervals } from '../session/session-lines.js';
import type { Topic } from '../topic.js';

/**
 * Ours: work intervals that lie closer together than this are called even. Percent of their
 * average.
 */
const EVEN_SPREAD = 5;
const UNEVEN_SPREAD = 12;

/** More than this in one sentence is a table, and the page has one. */
const MOST_LISTED = 8;

const SOURCE: Readonly<Record<IntervalSource, string | null>> = {
  workout_steps: 'They are the steps of your planned workout.',
  manual_laps: 'They are the laps you pressed.',
  detected:
    'No laps mark them: I read them off the effort itself, so their edges may be some seconds off.',
  none: null,
};

export const intervalsTopic: Topic = {
  id: 'intervals',
  subject: 'how even your intervals were',
  cues: {
    5: ['interval', 'intervals', 'reps', 'repeats', 'repetitions', '400s', '800s'],
    4: ['rep', 'work bouts'],
    3: ['efforts', 'recoveries'],
    2: ['sets', 'vo2', 'consistent', 'consistency'],
  },
  answer: (sheet, question) => {
    const count = sheet.get('intervals.count');
    if (!count) {
      return {
        finding: [`I found no work intervals in this ${sessionNoun(sheet)}.`],
        evidence: [
          'Neither the laps you pressed nor the effort itself shows a pattern of hard and ' +
            'easy stretches.',
        ],
        meaning: [
          'If you did ride or run intervals, press the lap button at the start and the end ' +
            'of each next time, and they will be seen for certain.',
        ],
      };
    }
    const single = count.value === 1;
    return {
      finding: [
        single
          ? say`There was ${inWords(count)} work interval, so there is nothing to compare it with.`
          : opening(sheet),
      ],
      evidence: [
        ...askedOf(sheet, question),
        whichIntervals(sheet),
        single ? null : listed(sheet),
        ...(single || sheet.has('intervals.lengths') ? [] : intervalEvenness(sheet).slice(1)),
        SOURCE[sheet.context.intervalSource],
        single ? null : times(sheet),
        recovery(sheet),
        lock(sheet),
        deep(sheet, () => lag(sheet)),
      ],
      meaning: [single ? null : meaning(sheet)],
    };
  },
  suggestions: (sheet) =>
    Number(sheet.number('intervals.count') ?? 0) > 1 ? ['How even were my intervals?'] : [],
};

function opening(sheet: FactSheet): Line {
  const lengths = sheet.get('intervals.lengths');
  if (lengths)
    return say`They were not of one length, from ${lengths}, so how even the whole set was says little.`;
  const spread = sheet.number('intervals.spread');
  const change = firstToLast(sheet);
  if (spread === null)
    return (
      change ??
      'I have no power or speed for the single intervals, so I can only tell how long they were.'
    );
  const word =
    spread <= EVEN_SPREAD ? 'very even' : spread <= UNEVEN_SPREAD ? 'fairly even' : 'uneven';
  return `Your intervals were ${word}. ${change ?? ''}`.trim();
}

/** A measure that was named comes first, and it is that of the work alone. */
function askedOf(sheet: FactSheet, question: string): readonly Line[] {
  return [
    /\b(?:heart|hr|pulse|bpm)\b/.test(question) ? heartRateInWork(sheet) : null,
    /\b(?:cadence|rpm|spm|step|steps)\b/.test(question)
      ? when(sheet, ['intervals.cadence'], (cadence) =>
          cadence ? say`In the work intervals your cadence averaged ${cadence}.` : null,
        )
      : null,
  ];
}

function heartRateInWork(sheet: FactSheet): Line {
  return (
    when(sheet, ['intervals.heartRate', 'intervals.heartRateMax'], (average, max) =>
      average && max
        ? say`In the work intervals your heart rate averaged ${average} and peaked at ${max}.`
        : null,
    ) ?? cannotTell(sheet, 'heartRate', 'your heart rate in them')
  );
}

function listed(sheet: FactSheet): Line {
  const levels = sheet.all('intervals.rep.').filter(({ key }) => key.endsWith('.output'));
  if (levels.length < 2 || levels.length > MOST_LISTED) return null;
  return `One after the other they came to ${list(levels.map((level) => say`${level}`))}.`;
}

function recovery(sheet: FactSheet): Line {
  const rest = sheet.get('intervals.recovery');
  const moving = sheet.get('intervals.recoveryMoving');
  return rest
    ? say`The recoveries between them lasted ${rest} on average${moving ? say`, ${moving} of it on the move` : ''}.`
    : null;
}

function meaning(sheet: FactSheet): Line {
  if (sheet.has('intervals.lengths'))
    return (
      'Hold those of one length against each other: a short interval is usually ridden or run ' +
      'harder than a long one.'
    );
  const trend = sheet.number('intervals.trend');
  const spread = sheet.number('intervals.spread');
  if (trend === null || spread === null) return null;
  if (spread <= EVEN_SPREAD)
    return 'That is well controlled: you chose an effort you could repeat.';
  if (trend <= -EVEN_SPREAD)
    return (
      'The first ones were a little too hard for the last ones. Starting slightly easier ' +
      'usually brings the average up.'
    );
  if (trend >= EVEN_SPREAD) return 'You built through the set, so the first ones left some room.';
  if (spread > UNEVEN_SPREAD)
    return (
      'Single ones lay well apart, and not in one direction. Ground, wind, or how they were ' +
      'meant can explain that.'
    );
  if (trend <= -EVEN_SPREAD / 2)
    return (
      'Losing that little from first to last is normal when the intervals are hard enough to ' +
      'count.'
    );
  return (
    'The differences have no direction, so terrain, wind or attention explain them better than ' +
    'tiredness.'
  );
}

/** Repetitions over one distance are told by the clock. */
function times(sheet: FactSheet): Line {
  const each = sheet.all('intervals.rep.').filter(({ key }) => key.endsWith('.time'));
  return when(sheet, ['intervals.timeDeviation'], (deviation) =>
    deviation
      ? say`By the clock they took ${each.length <= MOST_LISTED ? list(each.map((time) => say`${time}`)) : 'much the same'}, with a standard deviation of ${deviation}.`
      : null,
  );
}

/** A sensor that follows the steps would make the heart look too steady. */
function lock(sheet: FactSheet): Line {
  return when(sheet, ['sensor.heartRate.cadence-lock'], (time) =>
    time ? say`Heart rate followed your steps for ${time}, so that time is left out of it.` : null,
  );
}

function lag(sheet: FactSheet): Line {
  return when(sheet, ['intervals.heartRateLag'], (time) =>
    time ? say`Heart rate needed ${time} on average to come near its peak.` : null,
  );
}
