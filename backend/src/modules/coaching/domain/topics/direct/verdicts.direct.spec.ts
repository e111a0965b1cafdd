import { describe, expect, it } from '@jest/globals';
import type { SampleName } from '#test/builders/coached-samples.js';
import { sampleSheet, UNIT_SYSTEMS } from '#test/builders/coached-sheets.js';
import { directAnswer } from './all-direct.js';

/** The answer to a question about a sample, without the marks of its facts. */
function answerOf(sample: SampleName, plain: string): string {
  const found = directAnswer(sampleSheet(sample, UNIT_SYSTEMS.METRIC), { plain, before: [] });
  const { finding = [], evidence = [] } = found?.answer ?? {};
  return [...finding, ...evidence]
    .filter((line) => line !== null)
    .join(' ')
    .replace(/ \[\w+\]/g, '');
}

describe('a question about a late fade', () => {
  it('is answered with a verdict and its number', () => {
    expect(answerOf('fadingRide', 'was i running out of steam in the final part')).toMatch(
      /^Yes, you faded: from the second quarter to the last power fell by 10%\./,
    );
    expect(answerOf('steadyRide', 'did my power drop off late in the ride')).toMatch(
      /^No, you held it to the end: .*hardly moved/,
    );
    expect(answerOf('easingRide', 'did my power tail off at the end')).toMatch(
      /^It was easing off, not fading/,
    );
  });

  it('compares the first and the last interval of a set, never its quarters', () => {
    expect(answerOf('intervalRide', 'did my power drop off late in the ride')).toBe(
      'Yes, by 4.1%: 305 W in the first interval, 292 W in the last.',
    );
  });

  it('says why it cannot be judged', () => {
    expect(answerOf('rideWithoutPower', 'did i fall off towards the end')).toMatch(
      /^I can't say whether you faded, because without power/,
    );
  });
});

describe('a question whether heart rate was okay', () => {
  it('gives the average, the highest and what they are by the profile', () => {
    expect(answerOf('steadyRide', 'was my heartrate okay')).toBe(
      'Nothing odd: your heart rate averaged 145 bpm and peaked at 154 bpm, below your maximum of 190 bpm. An average of 76% of the maximum is moderate for a whole ride. By heart rate, most of the time was spent in zone 2: 1 h 3 min, or 68%.',
    );
  });
});

describe('a question whether it was easy', () => {
  it('goes by the measure that is named', () => {
    expect(answerOf('rideWithoutPower', 'was my effort easy by heart rate')).toMatch(
      /^Yes, it was easy for you: 99% of the time/,
    );
    expect(answerOf('racedRun', 'was my effort easy by heart rate')).toMatch(
      /^No, .*: no time was in heart rate zone 2 or below\./,
    );
    expect(answerOf('rideWithoutHeartRate', 'was my effort easy by heart rate')).toMatch(
      /no heart-rate data/,
    );
  });
});

it('gives the metres climbed before what the hills cost', () => {
  expect(
    answerOf('steadyRide', 'how many metres did i climb and did the hills cost me speed'),
  ).toBe('You climbed 516 m. No climb of this ride was long and steep enough to cost you speed.');
});

it('names the threshold that a training stress is based on', () => {
  expect(answerOf('steadyRide', 'which ftp is my tss based on')).toMatch(
    /^Your training stress of \d+ is based on your FTP of 250 W/,
  );
});
