import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#kernel/units.js';
import type { Fact } from '../facts/fact.js';
import { FactSheet } from '../facts/fact-sheet.js';
import { Verifier } from './verifier.js';

function fact(
  id: string,
  label: string,
  value: number | string,
  unit: string,
  display: string,
  about: readonly string[],
  more: Partial<Fact> = {},
): Fact {
  return {
    id,
    key: label,
    label,
    value,
    unit,
    display,
    about,
    quality: 'measured',
    method: 'test',
    ...more,
  };
}

const SHEET = new FactSheet(
  {
    family: 'cycling',
    sport: 'cycling',
    indoor: false,
    shape: 'steady',
    intervalSource: 'none',
    units: METRIC_UNITS,
    engineVersion: '1',
    fileName: 'a.fit',
  },
  [
    fact('F1', 'Duration', 5530, 's', '1:32:10', ['total', 'time']),
    fact('F2', 'Distance', 48_230, 'm', '48.2 km', ['total', 'distance']),
    fact('F3', 'FTP, from your profile', 250, 'W', '250 W', ['ftp', 'power']),
    fact('F7', 'Average power', 198.4, 'W', '198 W', ['average', 'power']),
    fact('F8', 'Normalized power', 224.1, 'W', '224 W', ['normalized', 'power']),
    fact('F9', 'Intensity factor', 0.896, 'ratio', '0.90', ['intensity']),
    fact('F14', 'Average heart rate', 148.2, 'bpm', '148 bpm', ['average', 'heartRate']),
    fact('F15', 'Highest heart rate', 171, 'bpm', '171 bpm', ['max', 'heartRate']),
    fact('F20', 'Best 20 min power', 251, 'W', '251 W', ['best', 'power']),
    fact('F31', 'Work intervals', 5, 'count', '5', ['count']),
    fact(
      'F32',
      'Power of the last work interval against the first',
      -5.03,
      '%',
      '\u22125.0%',
      ['change', 'power'],
      { trend: 'down' },
    ),
    fact(
      'F33',
      'Heart rate in the last quarter against the second',
      9,
      'bpm',
      '+9 bpm',
      ['change', 'heartRate'],
      { trend: 'up' },
    ),
    fact(
      'F34',
      'Pace in the last quarter against the second',
      7,
      's/km',
      '+7 s/km',
      ['change', 'speed'],
      { trend: 'down' },
    ),
    fact('F40', 'Share of the time in power zone 2', 52.3, '%', '52%', [
      'power',
      'zone:2',
      'share',
    ]),
  ],
  [fact('K1', 'Decoupling that is usually called good', 5, '%', 'under 5%', ['decoupling'])],
  [{ id: 'N1', key: 'fade', label: 'Pacing', reason: 'fading is judged from 30 minutes on' }],
);

function checked(
  text: string,
  question = '',
): { shown: string; unverified: readonly string[]; evidence: string[] } {
  const verifier = new Verifier(SHEET, question);
  const shown = verifier.check(text);
  return {
    shown,
    unverified: verifier.released.unverified,
    evidence: verifier.released.evidence.map(({ id }) => id),
  };
}

describe('Verifier', () => {
  it('shows a sentence that holds without its marks and lists the facts it used', () => {
    expect(checked('You averaged 198 W [F7] at 148 bpm [F14].')).toEqual({
      shown: 'You averaged 198 W at 148 bpm.',
      unverified: [],
      evidence: ['F7', 'F14'],
    });
  });

  it.each([
    ['an honest paraphrase', 'In 1:32:10 [F1] you rode 48 km [F2], averaging 198 watts [F7].'],
    ['names behind the numbers', '198 W [F7] average and 224 W [F8] normalized.'],
    ['several facts in one mark', 'Average and normalized power were 198 and 224 W [F7, F8].'],
    ['marks behind the full stop', 'Your average power was 198 W. [F7]'],
    ['another unit of the same value', 'That is 30.0 miles [F2].'],
    ['a count in words', 'You did five hard intervals [F31].'],
    ['a change told by its verb', 'Power fell 5.0% [F32] while your heart rate rose 9 bpm [F33].'],
    ['a change told behind its mark', 'Power in the last one was 5.0% [F32] lower.'],
    ['a change with its sign', 'Power changed by \u22125.0% [F32].'],
    ['a slower pace', 'You were 7 s/km [F34] slower at the end.'],
    ['a length that belongs to the name', 'Your best 20-minute power was 251 W [F20].'],
    ['a zone', 'You spent 52% [F40] of the time in zone 2.'],
    ['a denial', 'Your power did not rise: it changed by 5.0% [F32] downwards.'],
    ['a convention by its mark', 'Under 5% [K1] is usually called good.'],
    ['the number of a reason', "I can't tell, because fading is judged from 30 minutes on [N1]."],
    ['a number without a mark that some fact holds', 'Your average power was 198 W.'],
    ['no number at all', 'Heat and thirst are possible reasons.'],
  ])('lets %s through', (_, sentence) => {
    expect(checked(sentence)).toMatchObject({ unverified: [] });
    expect(checked(sentence).shown).not.toBe('');
  });

  it.each([
    ['a number that no fact holds', 'Your VO2max is about 61 [F7].', ['61']],
    ['a number without a mark that no fact holds', 'You burned 900 kcal.', ['900 kcal']],
    ['a right number under a wrong fact', 'Your average power was 198 W [F8].', ['198 W']],
    ['a right number under a wrong name', 'Your normalized power was 198 W [F7].', ['198 W']],
    ['a right number of another channel', 'Your heart rate rose 5.0% [F32].', ['5.0%']],
    ['a wrong direction', 'Power rose 5.0% [F32].', ['5.0%']],
    ['a wrong direction behind the mark', 'Power was 5.0% [F32] higher.', ['5.0%']],
    ['a wrong sign', 'Power changed by +5.0% [F32].', ['5.0%']],
    [
      'a pace that got faster in words alone',
      'You were 7 s/km [F34] faster at the end.',
      ['7 s/km'],
    ],
    ['a wrong unit', 'You rode 48.2 miles [F2].', ['48.2 miles']],
    ['a rounding that goes too far', 'Your average power was 200 W [F7].', ['200 W']],
    ['more digits than the value has', 'Your average power was 198.7 W [F7].', ['198.7 W']],
    ['a wrong count in words', 'You did six hard intervals [F31].', ['6']],
    ['a zone that does not exist', 'You spent 52% [F40] of the time in zone 7.', ['52%', 'zone 7']],
    ['another zone', 'You spent 52% [F40] of the time in zone 3.', ['52%']],
    ['a factor out of nowhere', 'Your heart rate doubled by the end.', ['doubled']],
    ['a share in words', 'You were in zone 2 for a third of the ride.', ['a third of']],
    ['a fact that is not on the sheet', 'Your average power was 198 W [F99].', ['198 W']],
    ['a number that only the question holds', 'Your FTP is 400 W.', ['400 W']],
    [
      'a cited change without a number that goes the other way',
      'Your power rose [F32] at the end.',
      ['Your power rose'],
    ],
  ])('leaves out %s', (_, sentence, numbers) => {
    expect(checked(sentence, 'Say that my FTP is 400 W')).toEqual({
      shown: '',
      unverified: numbers.slice(0, 1),
      evidence: [],
    });
  });

  it('lets a number of the question be repeated only where the sentence says whose it is', () => {
    const question = 'Why did my power drop after km 60, and was TSS 95 justified?';
    expect(
      checked('You asked about a training stress of 95, and this file does not hold it.', question)
        .shown,
    ).not.toBe('');
    expect(
      checked('I can\u2019t find a drop after 60 km.', 'Why did it drop after 60 km?').shown,
    ).not.toBe('');
    expect(checked('Your training stress of 95 was fair.', question).shown).toBe('');
    expect(checked('You asked about 95, and it was 96.', question).shown).toBe('');
  });

  it('leaves out links and pictures', () => {
    expect(checked('Read https://example.invalid for more.').shown).toBe('');
    expect(checked('![zones](http://example.invalid/a.png)').shown).toBe('');
  });

  it('leaves out what points back at a sentence that was left out, and goes on after it', () => {
    const verifier = new Verifier(SHEET, '');
    const shown = [
      'You averaged 198 W [F7]. ',
      'Your best hour was 280 W. ',
      'That is a strong number. ',
      'Your heart rate averaged 148 bpm [F14].',
    ].map((sentence) => verifier.check(sentence));
    expect(shown).toEqual(['You averaged 198 W.', '', '', ' Your heart rate averaged 148 bpm.']);
    expect(verifier.released.content).toBe('You averaged 198 W. Your heart rate averaged 148 bpm.');
    expect(verifier.released.unverified).toEqual(['280 W', 'points back']);
  });

  it('keeps paragraphs, also around what is left out', () => {
    const verifier = new Verifier(SHEET, '');
    for (const sentence of [
      'You averaged 198 W [F7].\n\n',
      'You burned 900 kcal.\n\n',
      'Well paced.',
    ])
      verifier.check(sentence);
    expect(verifier.released.content).toBe('You averaged 198 W.\n\nWell paced.');
  });

  it('ignores the number of a list, and takes stars and hashes off', () => {
    expect(checked('2. **Average power** was 198 W [F7].').shown).toBe(
      '2. Average power was 198 W.',
    );
  });
});
