import type { SportFamily } from '#analysis/recording/sport.js';
import type { ReadingLevel } from '../facts/fact-sheet.js';
import { DEMO_PLAN_QUESTIONS, DEMO_QUESTIONS } from '../topics/suggestions/suggested-questions.js';

/** What a visitor of a sport and level is offered; the first is asked for them. */
export function demoQuestions(sport: SportFamily, level: ReadingLevel): readonly string[] {
  return [...DEMO_QUESTIONS[sport][level], ...DEMO_PLAN_QUESTIONS[sport][level]];
}
