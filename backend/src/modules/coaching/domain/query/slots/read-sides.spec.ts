import { describe, expect, it } from '@jest/globals';
import { readSides } from './read-sides.js';

describe('a message about workouts side by side', () => {
  it('is read up to its eighth sentence', () => {
    const question = 'which had more power?';
    expect(readSides(`${'Well. '.repeat(7)}${question}`)).toEqual(readSides(question));
    expect(readSides(`${'Well. '.repeat(8)}${question}`)).toEqual([]);
  });

  it.each([
    ['which day was warmer', 'had a higher temperature, which one'],
    ['which was the colder one', 'which one had the lower temperature'],
    ['climbing per km in both', 'climbing for the length in both'],
    ['which needs more rest afterwards', 'which had the higher training stress'],
    ['rep vs rep pace', 'pace rep by rep'],
    ['avg power of the on bits', 'avg power of the intervals'],
  ])('reads "%s" as "%s"', (question, plain) => {
    const [found] = readSides(question);
    expect(found).toBeDefined();
    expect(found?.operation.kind).toBe(readSides(plain)[0]?.operation.kind);
    expect(found?.metrics).toEqual(readSides(plain)[0]?.metrics);
  });

  it.each([
    ['average power of the karoo one', { by: 'device', words: 'karoo' }],
    // eslint-disable-next-line stridewatt/plain-english -- a word that athletes write
    ['average power of the one that faded', { by: 'trait', trait: 'fading' }],
    ['average power of the negative split one', { by: 'trait', trait: 'building' }],
    ['average power of the stop and go ride', { by: 'trait', trait: 'stopping' }],
    ['average power of the jumpy one', { by: 'trait', trait: 'erratic' }],
  ])('names a workout by its device or its course: %s', (question, only) => {
    expect(readSides(question)[0]).toMatchObject({ metrics: ['power'], only });
  });

  it('asks which workout faded in the words of athletes', () => {
    for (const words of ['fall apart', 'crack', 'tie up', 'start too hard', 'lose it'])
      expect(readSides(`in which one did i ${words} more`)[0]?.operation).toEqual({
        kind: 'change',
        most: false,
      });
  });

  it('moves the question before into other units, lengths and pairs', () => {
    const pace = readSides('how much faster was the second one per km');
    expect(readSides('per mile?', pace)[0]).toMatchObject({
      metrics: ['speed'],
      units: 'IMPERIAL',
    });
    const climbing = readSides('which ride had more climbing');
    expect(readSides('but per km?', climbing)[0]?.metrics).toEqual(['grade']);
    const power = readSides('best 20 min power of both');
    expect(readSides('5 sec?', power)[0]?.operation).toMatchObject({ kind: 'effort', length: 5 });
    const stress = readSides('tss of them');
    expect(readSides('the erratic one minus the calm one', stress)[0]?.among).toHaveLength(2);
  });

  it('gives no advice for another day', () => {
    expect(readSides('gonna rain tmrw should i do one of these again?')).toEqual([]);
  });

  it('finds the gap between parts rep by rep, not in the recoveries', () => {
    expect(readSides('biggest gap between the reps, which number')[0]).toMatchObject({
      operation: { kind: 'gap' },
      scope: { series: { kind: 'rep' } },
    });
  });

  it('reads a loss as fading', () => {
    expect(readSides('which lost the most power')[0]?.operation).toEqual({
      kind: 'change',
      most: false,
    });
  });
});
