import { describe, expect, it } from '@jest/globals';
import {
  notAsked,
  plainSuggestion,
  suggestionsByLevel,
  type LevelQuestions,
} from './suggestions.js';

const LEVELS: readonly LevelQuestions[] = [
  { level: 'beginner', questions: ['b1', 'b2'], plan: ['b-plan'] },
  { level: 'advanced', questions: ['a1'], plan: [] },
];

describe('suggested questions', () => {
  it('hold every question once with its level, the best first [CHAT-18, CHAT-19]', () => {
    expect(suggestionsByLevel(['summary', 'a1', 'b2'], LEVELS)).toEqual([
      { question: 'summary', level: null, isPlan: false },
      { question: 'a1', level: 'advanced', isPlan: false },
      { question: 'b2', level: 'beginner', isPlan: false },
      { question: 'b1', level: 'beginner', isPlan: false },
      { question: 'b-plan', level: 'beginner', isPlan: true },
    ]);
  });

  it('leave out what was asked, in whatever letters', () => {
    const asked = [
      { role: 'user', content: ' did I fade at the end' },
      { role: 'assistant', content: 'Was it even?' },
    ];
    expect(
      notAsked(['Did I fade at the end?', 'Was it even?'].map(plainSuggestion), asked).map(
        ({ question }) => question,
      ),
    ).toEqual(['Was it even?']);
  });
});
