import { describe, expect, it } from '@jest/globals';
import { answerTable } from './answer-table.js';

describe('the table of an answer', () => {
  it('is read from its lines', () => {
    expect(answerTable('| Lap | Pace |\n| Lap 1 | 4:02 /km |\n| Lap 2 | – |')).toEqual({
      heads: ['Lap', 'Pace'],
      rows: [
        ['Lap 1', '4:02 /km'],
        ['Lap 2', '–'],
      ],
    });
  });

  it('leaves out a row that has not arrived whole', () => {
    expect(answerTable('| Lap | Pace |\n| Lap 1 | 4:02 /km |\n| Lap 2 | 4:0')?.rows).toHaveLength(
      1,
    );
  });

  it('is absent where a paragraph is text', () => {
    expect(answerTable('Lap 1 took 4:02 | or so.')).toBeNull();
  });
});
