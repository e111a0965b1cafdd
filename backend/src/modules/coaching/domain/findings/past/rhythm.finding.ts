import { say } from '#coaching/domain/answer/say.js';
import { sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** After so many days off, form begins to go [Mujika & Padilla 2000: under four weeks]. Days. */
const GAP = 10;
const LONG_GAP = 28;
/** So many days in a row ask for a day off (ours). */
const STREAK = 8;

/** The first workout after days or weeks without any. */
export function gap(sheet: FactSheet): readonly Finding[] {
  const days = sheet.get('rhythm.daysOff');
  const off = Number(days?.value ?? 0);
  if (!days || off < GAP) return [];
  const long = off >= LONG_GAP;
  return [
    {
      kind: 'past.gap',
      statement: say`Your first workout after ${days} days without one: ${
        long ? 'build up again from easy weeks' : 'a higher heart rate than usual is to be expected'
      }`,
      because: [
        long ? 'Compare this one with the weeks to come, not with those before the break.' : null,
      ],
      surprise: long ? 0.85 : 0.7,
      importance: 0.75,
      confidence: 0.85,
      action: long
        ? 'Keep the coming weeks easy and short, and add hard work only when they feel easy again.'
        : 'Keep the rest of this week easy before the next hard session.',
      covers: ['past.load', 'past.efficiency'],
    },
  ];
}

/** Many days in a row without one off. */
export function streak(sheet: FactSheet): readonly Finding[] {
  const days = sheet.get('rhythm.daysInARow');
  if (!days || Number(days.value) < STREAK) return [];
  return [
    {
      kind: 'past.streak',
      statement: say`${days} days in a row with a workout, and no day off among them`,
      because: [],
      surprise: 0.6,
      importance: 0.55,
      confidence: 1,
      action: 'Take tomorrow off: training takes effect in the rest.',
    },
  ];
}

/** The largest load of months, or the longest workout of its sport. */
export function most(sheet: FactSheet): readonly Finding[] {
  const [load, largest, day] = [
    sheet.get('rhythm.ownLoad'),
    sheet.get('rhythm.largestLoad'),
    sheet.get('rhythm.largestLoadDay'),
  ];
  const noun = sessionNoun(sheet);
  const [time, longest, longestDay] = [
    sheet.get('rhythm.ownTime'),
    sheet.get('rhythm.longest'),
    sheet.get('rhythm.longestDay'),
  ];
  const because = [
    time && longest && longestDay
      ? say`It was your longest ${noun} as well: ${time} against ${longest} on ${longestDay}.`
      : null,
  ];
  if (load && largest && day)
    return [
      {
        kind: 'past.largest',
        statement: say`Your largest load in months: ${load}, against ${largest} on ${day}`,
        because,
        surprise: 0.75,
        importance: 0.65,
        confidence: 0.95,
        action:
          'Let the next hard session wait until the legs feel normal, and do not top this week.',
        covers: ['past.load', 'past.longest'],
      },
    ];
  if (!time || !longest || !longestDay) return [];
  return [
    {
      kind: 'past.longest',
      statement: say`Your longest ${noun} so far: ${time}, against ${longest} on ${longestDay}`,
      because: [],
      surprise: 0.8,
      importance: 0.6,
      confidence: 1,
    },
  ];
}
