import { describe, expect, it } from '@jest/globals';
import { markedText } from './marked-text.js';

const marked = (text: string, ...numbers: string[]) =>
  markedText(text, numbers)
    .filter((piece) => piece.marked)
    .map((piece) => piece.text);

describe('markedText', () => {
  it('marks a number where it stands, every time', () => {
    expect(marked('298 W, then 298 W.', '298 W')).toEqual(['298 W', '298 W']);
  });

  it.each([
    ['1298 W', '298 W'],
    ['2.98 W', '98 W'],
    ['3.1 W/kg', '3.1 W'],
    ['at 1:05:10', '05:10'],
  ])('never marks a part of %s', (text, number) => {
    expect(marked(text, number)).toEqual([]);
  });

  it('takes signs for signs', () => {
    expect(marked('up (+4%) or 4+4', '(+4%)')).toEqual(['(+4%)']);
  });

  it('leaves the text as it is', () => {
    const text = 'You held 298 W for 3 min.';
    expect(
      markedText(text, ['298 W', '3 min'])
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});
