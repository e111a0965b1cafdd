import { describe, expect, it } from '@jest/globals';
import { recoversAs } from './recovery.js';
import { onlyRestates, shownInHeadline } from './restates.js';
import { firstSentence, median, sharing, wordingOf } from './wording.js';

describe('the wording of a text', () => {
  it('is the same for two texts that differ in numbers and units alone', () => {
    expect(wordingOf('Ride 6 \u00d7 4 min at 255 W.')).toBe(
      wordingOf('Ride 3 \u00d7 10 min at 4:30 /km.'),
    );
    expect(wordingOf('Two climbs at 255 W')).toBe(wordingOf('Three climbs at 90 rpm'));
  });

  it('differs where a word differs', () => {
    expect(wordingOf('Ride 6 climbs')).not.toBe(wordingOf('Ride 6 blocks'));
  });

  it('is shared by all that have it', () => {
    const texts = ['A ride of 3 km.', 'A climb of 4 km.', 'A ride of 5.2 km.'];
    expect(sharing(texts, (text) => text)).toEqual([texts[0], texts[2]]);
  });
});

describe('the first sentence', () => {
  it('ends at its full stop, not at a decimal point', () => {
    expect(firstSentence('You rode 38.9 km. Then you rested.')).toBe('You rode 38.9 km.');
  });
});

describe('the median', () => {
  it('is the mean of the two in the middle of an even number', () => {
    expect(median([9, 1, 4, 2])).toBe(3);
  });
});

describe('a headline that only restates', () => {
  it('shows totals and averages and nothing else', () => {
    expect(onlyRestates(['session.distance', 'power.average'])).toBe(true);
    expect(onlyRestates(['session.distance', 'climbs.1.gain'])).toBe(false);
  });

  it('has a value to restate', () => {
    expect(onlyRestates([])).toBe(false);
  });

  it('is judged by the facts whose value its words have', () => {
    const facts = [
      { id: 'F1', key: 'session.distance', display: '38.9\u202fkm', value: 38_900 },
      { id: 'F2', key: 'climbs.count', display: '3', value: 3 },
      { id: 'F3', key: 'power.average', display: '8.9 W', value: 8.9 },
    ].map((fact) => ({ ...fact, label: '', unit: '' }));
    const sheet = { withId: (id: string) => facts.find((fact) => fact.id === id) };
    const keys = shownInHeadline(
      { headline: 'Three climbs in 38.9 km', evidence: facts },
      sheet as Parameters<typeof shownInHeadline>[1],
    );
    expect(keys).toEqual(['session.distance', 'climbs.count']);
  });
});

describe('recovery', () => {
  it.each([
    ['Go easy tomorrow.', 'easy day'],
    ['Take one or two easy days.', '1-2 easy days'],
    ['Easy tomorrow, then the next set.', '1-2 easy days'],
    ['Take several easy days first.', 'several days'],
    ['Three to five days of easy riding.', 'several days'],
    ['Lengthen it to 90 min.', 'none'],
    ['Keep an easy day as easy as this.', 'none'],
  ] as const)('in "%s" is %s', (text, wanted) => {
    expect(recoversAs(text, wanted)).toBe(true);
  });

  it.each([
    ['Take two easy days.', 'none'],
    ['Take an easy day.', 'none'],
    ['Take two easy days.', 'several days'],
    ['Go easy tomorrow.', 'several days'],
    ['Take several easy days.', 'easy day'],
    ['Add a climb.', '1-2 easy days'],
  ] as const)('in "%s" is not %s', (text, wanted) => {
    expect(recoversAs(text, wanted)).toBe(false);
  });
});
