import { describe, expect, it } from '@jest/globals';
import { trialFullyExhausted, uploadsRemaining } from './trial.js';

describe('trial', () => {
  it('leaves three uploads to someone new [SUB-17]', () => {
    expect(uploadsRemaining({ uploadsUsed: 0, questionsUsed: 0 })).toBe(3);
  });

  it('never says that less than nothing is left', () => {
    expect(uploadsRemaining({ uploadsUsed: 4, questionsUsed: 0 })).toBe(0);
  });

  it('is fully exhausted only when uploads and questions are both used [GATE-09]', () => {
    expect(trialFullyExhausted({ uploadsUsed: 3, questionsUsed: 2 })).toBe(false);
    expect(trialFullyExhausted({ uploadsUsed: 2, questionsUsed: 3 })).toBe(false);
    expect(trialFullyExhausted({ uploadsUsed: 3, questionsUsed: 3 })).toBe(true);
  });
});
