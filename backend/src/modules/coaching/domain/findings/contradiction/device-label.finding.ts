import { say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** A run recorded as a trail run on flat ground. */
export function flatTrail(sheet: FactSheet): readonly Finding[] {
  const gain = sheet.get('climb.gain');
  const found = sheet.get('contradiction.flat-trail');
  if (!found) return [];
  return [
    {
      kind: 'contradiction.flat-trail',
      statement: gain
        ? say`Flat ground with ${gain} of ascent, although it was recorded as a trail run`
        : 'Flat ground, although it was recorded as a trail run',
      because: ['Pace is judged here as on the road.'],
      surprise: 0.7,
      importance: 0.5,
      confidence: 1,
    },
  ];
}

/** A rating of moderate effort for minutes near the maximum. */
export function ratingAgainstHeart(sheet: FactSheet): readonly Finding[] {
  const rating = sheet.get('device.rpe');
  const share = sheet.get('heartRate.maxShare');
  if (!sheet.has('contradiction.rpe-under-heart-rate') || !rating || !share) return [];
  return [
    {
      kind: 'contradiction.rating',
      statement: say`You rated it ${rating}, yet heart rate peaked at ${share} of your maximum: the rating does not match the data`,
      because: [],
      surprise: 0.7,
      importance: 0.4,
      confidence: 1,
      action: 'Rate the next session right after its last minute, by its hardest part.',
    },
  ];
}

const CLOCK = /clock was not set/;

/** A device whose clock was never set: the day of the workout is wrong. */
export function wrongDate(sheet: FactSheet): readonly Finding[] {
  const day = sheet.get('session.day');
  const warned = sheet.facts.some(
    ({ key, display }) => key.startsWith('quality.warning.') && CLOCK.test(display),
  );
  if (!warned || !day) return [];
  return [
    {
      kind: 'contradiction.date',
      statement: say`The date of this workout, ${day}, is wrong: the clock of your watch was not set`,
      because: ['Form and comparisons with other days leave it out of place.'],
      surprise: 0.9,
      importance: 0.4,
      confidence: 1,
      action: 'Set the date of your watch before the next workout.',
    },
  ];
}
