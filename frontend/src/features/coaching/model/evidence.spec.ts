import { describe, expect, it } from '@jest/globals';
import { byWorkout, foremost, type Evidence } from './evidence.js';

const fact = (id: string, changes: Partial<Evidence> = {}): Evidence => ({
  id,
  label: id,
  value: 1,
  unit: 'W',
  display: '1 W',
  ...changes,
});

describe('evidence by workout', () => {
  it('is grouped in the order of the answer', () => {
    const facts = [
      fact('F1', { workout: '17 June' }),
      fact('F2', { workout: '10 June' }),
      fact('F3', { workout: '17 June' }),
      fact('F4'),
    ];
    expect(
      byWorkout(facts).map(({ workout, facts: own }) => [workout, own.map(({ id }) => id)]),
    ).toEqual([
      ['17 June', ['F1', 'F3']],
      ['10 June', ['F2']],
      [null, ['F4']],
    ]);
  });

  it('does not tell the day that names a workout once more as a fact', () => {
    const facts = [
      fact('F1', { workout: '17 June' }),
      fact('F2', { workout: '17 June', display: '17 June', unit: '' }),
    ];
    expect(byWorkout(facts)).toEqual([{ workout: '17 June', facts: [facts[0]] }]);
    expect(byWorkout([fact('F1', { display: '17 June' })])).toHaveLength(1);
  });
});

describe('the foremost facts', () => {
  const at = { from: 0, to: 60, channel: 'power' };
  const ids = (facts: readonly Evidence[], count: number) =>
    foremost(facts, count).map(({ id }) => id);

  it('are the first, then those visible on the curves, in order', () => {
    const facts = [
      fact('F1'),
      fact('F2'),
      fact('F3'),
      fact('F4', { at }),
      fact('F5'),
      fact('F6', { at }),
    ];
    expect(ids(facts, 4)).toEqual(['F1', 'F2', 'F4', 'F6']);
    expect(ids(facts, 2)).toEqual(['F1', 'F4']);
    expect(ids(facts, 1)).toEqual(['F1']);
  });

  it('are the first ones where none can be seen, and all where there are no more', () => {
    const facts = [fact('F1'), fact('F2'), fact('F3')];
    expect(ids(facts, 2)).toEqual(['F1', 'F2']);
    expect(ids(facts, 4)).toEqual(['F1', 'F2', 'F3']);
    expect(ids([], 4)).toEqual([]);
  });
});
