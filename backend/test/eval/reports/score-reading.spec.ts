import { describe, expect, it } from '@jest/globals';
import type { ReadReport } from './passages.js';
import type { Point, Reading } from './reading.js';
import { goes, scoreReading } from './score-reading.js';

const report = (...sections: readonly (readonly [title: string, text: string])[]): ReadReport => ({
  headline: 'Two equal blocks of 20 min at 311 W',
  sections: sections.map(([title, text]) => ({ title, text })),
});
const point = (changes: Partial<Point>): Point => ({
  id: 'blocks',
  importance: 3,
  say: 'Two blocks at 311 and 305 W.',
  any: [],
  numbers: [],
  ...changes,
});
const reading = (changes: Partial<Reading>): Reading => ({
  file: 'ride-5x4min.fit',
  session: '',
  must: [],
  mustNot: [],
  action: '',
  recovery: '',
  ...changes,
});
const held = (text: ReadReport, changes: Partial<Point>) =>
  scoreReading(reading({ must: [point(changes)] }), text).points[0]?.holds;

describe('a point that a report must make', () => {
  it('holds with one alternative of each group and each number in one section', () => {
    const text = report(['The set', 'The second block was 305\u202fW, nearly the same.']);
    expect(
      held(text, {
        any: [['lap', 'block'], ['SAME']],
        numbers: [{ value: 300, unit: 'W', tol: 5 }],
      }),
    ).toBe(true);
  });

  it('does not hold where a group has no word', () => {
    const text = report(['The set', 'The second block was 305 W.']);
    expect(held(text, { any: [['block'], ['same', 'equally']] })).toBe(false);
  });

  it('does not hold where a number is off by more than its tolerance', () => {
    const text = report(['The set', 'The second block was 305 W.']);
    expect(held(text, { numbers: [{ value: 300, unit: 'W', tol: 4 }] })).toBe(false);
  });

  it('does not hold where words and number are in two sections', () => {
    const text = report(['One', 'The climb was long.'], ['Two', 'You held 298 W.']);
    const wanted = { any: [['climb']], numbers: [{ value: 298, unit: 'W', tol: 2 }] };
    expect(held(text, wanted)).toBe(false);
  });

  it('holds where the headline has the number and a section the word', () => {
    const text = report(['The climb', 'Both times up the same climb.']);
    expect(held(text, { any: [['climb']], numbers: [{ value: 311, unit: 'W', tol: 2 }] })).toBe(
      true,
    );
  });

  it.each([
    ['6 \u00d7 4 min', '6 x 4'],
    ['6\u00d74 min', '6 \u00d7 4'],
    ['a change of \u22122 %', '-2%'],
    ['Best 10.0 km', '10 km'],
  ])('reads %s as %s', (written, wanted) => {
    expect(held(report(['A', written]), { any: [[wanted]] })).toBe(true);
  });

  it('names what the nearest passage lacks', () => {
    const text = report(['A', 'The climb.'], ['B', 'Nothing of it.']);
    const [scored] = scoreReading(
      reading({
        must: [point({ any: [['climb']], numbers: [{ value: 90, unit: 'rpm', tol: 1 }] })],
      }),
      text,
    ).points;
    expect(scored?.lacks).toEqual(['90 rpm']);
  });
});

describe('what a report must not say', () => {
  const easy = { id: 'easy', why: '', pattern: '(^|\\n)\\W*easy (ride|run)' };
  const said = (text: ReadReport) => scoreReading(reading({ mustNot: [easy] }), text).said.length;

  it('is found in any section, whatever the case', () => {
    expect(said(report(['What it was', 'Easy ride of an hour.']))).toBe(1);
  });

  it('is not found in the action, which is about another day', () => {
    expect(said(report(['Next', 'Easy ride tomorrow.']))).toBe(0);
  });
});

describe('an action', () => {
  const set = [
    ['ftp', 'threshold'],
    ['test', 'set'],
  ];

  it('fits with a word of each group', () => {
    expect(goes('Set your FTP to 295 W.', set)).toBe(true);
  });

  it('does not fit by the end of another word', () => {
    expect(goes('Your fastest FTP.', set)).toBe(false);
  });

  it('does not take a part of a number for a number', () => {
    expect(goes('Ride 25 min at 2.5 W/kg.', [['5']])).toBe(false);
    expect(goes('Ride 5 min.', [['5']])).toBe(true);
  });

  it('is read from the section that holds it alone', () => {
    const again = (title: string) =>
      scoreReading(
        reading({ actionWords: [['repeat'], ['set']] }),
        report([title, 'Repeat the set.']),
      ).actionFits;
    expect([again('Next'), again('The set')]).toEqual([true, false]);
  });

  it('is not judged where its words are missing', () => {
    expect(scoreReading(reading({ file: 'unread' }), report()).actionFits).toBeNull();
  });
});
