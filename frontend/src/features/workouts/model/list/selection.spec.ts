import { describe, expect, it } from '@jest/globals';
import {
  cleanSelection,
  compareAddress,
  selectedIds,
  selectionHint,
  toggled,
  whyNot,
} from './selection.js';

const ride = { id: 'ride', family: 'cycling' } as const;
const run = { id: 'run', family: 'running' } as const;

describe('the selection for a comparison', () => {
  it.each([
    ['a,b,c', ['a', 'b', 'c']],
    ['a,b,c,d', ['a', 'b', 'c']],
    ['a,a,b', ['a', 'b']],
    ['a,,<b>, c', ['a']],
    [undefined, []],
  ])('is read from the address, each once and at most three: %s [HOME-10]', (text, ids) => {
    expect(selectedIds(text)).toEqual(ids);
  });

  it.each([[['a']], [3], [''], ['//']])('is empty where the address holds none: %j', (value) => {
    expect(cleanSelection(value)).toBeUndefined();
  });

  it('takes a workout in and out again', () => {
    expect([toggled(['a'], 'b'), toggled(['a', 'b'], 'a')]).toEqual([['a', 'b'], ['b']]);
  });

  it('leads to the comparison of its ids [HOME-09]', () => {
    expect(compareAddress(['a', 'b', 'c'])).toBe('/compare?ids=a,b,c');
  });

  it('refuses a fourth, and never what is chosen already [HOME-11]', () => {
    const three = ['x', 'y', 'ride'];
    expect(whyNot({ ...ride, id: 'other' }, three, 'cycling')).toMatch(/Three are chosen/);
    expect(whyNot(ride, three, 'cycling')).toBeNull();
  });

  it('refuses another family once one is chosen, and says which goes [HOME-12]', () => {
    expect(whyNot(run, ['x'], 'cycling')).toBe(
      'Only rides can be added: a ride is not compared with a run.',
    );
    expect(whyNot(ride, ['x'], 'running')).toBe(
      'Only runs can be added: a run is not compared with a ride.',
    );
    expect(whyNot(ride, ['x'], 'cycling')).toBeNull();
    expect(whyNot(run, [], undefined)).toBeNull();
  });

  it('says what can be added next [HOME-10]', () => {
    expect([1, 2, 3].map((count) => selectionHint(count, 'running'))).toEqual([
      'Choose one or two more runs.',
      'One more run can be added.',
      'Three is the most that can be compared.',
    ]);
  });
});
