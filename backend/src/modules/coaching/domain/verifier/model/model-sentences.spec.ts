import { describe, expect, it } from '@jest/globals';
import { comparedSheet, storiedSheet, trainingSheet } from '#test/builders/coached-history.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { Verifier } from '../verifier.js';

const FADING = storiedSheet('fadingRide');
const REPEATS = storiedSheet('intervalRide');
const TWO = comparedSheet(['steadyRide', 'fadingRide']);
const WEEKS = trainingSheet();

/** Why a sentence would be left out. */
const problems = (sheet: FactSheet, text: string) =>
  new Verifier(sheet, '', 'model').judge(written(sheet, text)).problems;

/** Marks are written by the keys of their facts: `[[power.average]]`; `=key=` is the fact's value. */
function written(sheet: FactSheet, text: string): string {
  return text
    .replace(
      /=([\w.-]+)=/g,
      (_, key: string) => sheet.facts.find((one) => one.key === key)?.display ?? key,
    )
    .replace(
      /\[\[([\w.-]+)\]\]/g,
      (_, key: string) => `[${sheet.facts.find((one) => one.key === key)?.id ?? 'F9999'}]`,
    );
}

const shown = (sheet: FactSheet, text: string) => problems(sheet, text).length === 0;

describe('what a model may say', () => {
  it.each([
    [FADING, 'Your average power was =power.average= [[power.average]].'],
    [FADING, 'In the first half you held =pacing.half.1.output= [[pacing.half.1.output]].'],
    [
      FADING,
      'Your power went from =pacing.half.1.output= [[pacing.half.1.output]] to ' +
        '=pacing.half.2.output= [[pacing.half.2.output]].',
    ],
    [FADING, 'Let me take a closer look at how your ride went.'],
    [FADING, 'Nice work getting through that one!'],
    [
      FADING,
      'Normalized power is an average that gives hard stretches more weight than easy ones.',
    ],
    [FADING, "I can't say whether you were tired, because sleep isn't in this file."],
    [REPEATS, 'Your work intervals averaged =intervals.output= [[intervals.output]].'],
    [TWO, 'You averaged =W2.power.average= [[W2.power.average]] in the second ride.'],
    [WEEKS, 'Here is how your weeks look.'],
  ])('%#: lets what holds through', (sheet, text) => {
    expect(problems(sheet, text)).toEqual([]);
  });

  it.each([
    ['a number without a mark', 'Your average power was =power.average=.'],
    [
      'the number of a half as that of the whole',
      'For the whole ride you averaged =pacing.half.1.output= [[pacing.half.1.output]].',
    ],
    [
      'the number of the whole as that of a half',
      'In the first half you averaged =power.average= [[power.average]].',
    ],
    [
      'one half as the other',
      'In the second half you held =pacing.half.1.output= [[pacing.half.1.output]].',
    ],
    ['a peak as an average', 'Your heart rate averaged =heartRate.max= [[heartRate.max]].'],
    [
      'a change backwards',
      'Your power went from =pacing.half.2.output= [[pacing.half.2.output]] to =pacing.half.1.output= [[pacing.half.1.output]].',
    ],
    ['a change that no fact tells', 'You finished much stronger than you began.'],
    ['steadiness that no fact tells', 'Your power was rock solid from start to finish.'],
    ['a rank without a fact', 'Your last quarter was the fastest of all.'],
    ['a record', 'This was your best hour on the bike ever!'],
    ['other days', 'You rode faster than you do on your usual rides.'],
    ['a cause outside the data', 'The headwind on the way home explains the drop.'],
    ['a cause between two facts', 'Your power fell because your heart rate dropped first.'],
    ['food', 'A gel at around the middle would have kept you going.'],
    ['a body part', 'That knee needs ice and a week off.'],
    ['other people', 'That is more than most riders of your level can hold.'],
    ['equipment', 'Your power meter needs a new battery.'],
    ['a prediction', "At this rate you'll reach your goal by the end of August."],
    ['a plan', 'Tomorrow take an easy spin, then tempo at the end of the week.'],
    ['a deed elsewhere', "I've added the session to your calendar."],
    ['a link', 'Have a look at www.example.com for more.'],
    ['digits of another script', 'Your average power came to \uff12\uff11\uff10 W.'],
    ['letters apart', 'You finished in t h i r t y minutes.'],
    ['another language', '\u0422\u044b \u043c\u043e\u043b\u043e\u0434\u0435\u0446.'],
    ['a word that no fact explains', 'Your kayak glided like a swan.'],
    ['a sentence of endless length', `You rode ${'on and '.repeat(80)}on.`],
    ['a count that is not so', 'You came to a halt twelve times.'],
    ['praise against the data', 'Beautifully even pacing from start to finish!'],
  ])('leaves out %s', (_, text) => {
    expect(shown(FADING, text)).toBe(false);
  });

  it('leaves out a right number under the day of the other workout', () => {
    const [first] = TWO.extras.subjects;
    const day = first?.day ?? '';
    expect(shown(TWO, `On ${day} you averaged =W1.power.average= [[W1.power.average]].`)).toBe(
      true,
    );
    expect(shown(TWO, `On ${day} you averaged =W2.power.average= [[W2.power.average]].`)).toBe(
      false,
    );
  });

  it('holds no sentence of our own against the list', () => {
    const text = 'You finished much stronger than you began.';
    expect(new Verifier(FADING, '', 'model').check(text)).toBe('');
    expect(new Verifier(FADING, '').check(text)).not.toBe('');
  });

  it('lets the words of a draft be said again', () => {
    const draft = ['Between the stops power was even, as on a commute through town.'];
    const text = 'As on a commute through town, power was even between the stops.';
    expect(new Verifier(FADING, '', 'model', draft).check(text)).not.toBe('');
    expect(new Verifier(FADING, '', 'model').check(text)).toBe('');
  });
});
