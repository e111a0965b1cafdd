import { coachAnswer } from '#coaching/domain/answer/coach-answer.js';
import { levelOf } from '#coaching/domain/answer/level.js';
import type { FactSheet, ReadingLevel } from '#coaching/domain/facts/fact-sheet.js';
import {
  COMPARISON_QUESTIONS,
  DEMO_PLAN_QUESTIONS,
  DEMO_QUESTIONS,
  PLAN_QUESTIONS,
  WORKOUT_QUESTIONS,
  type QuestionsByLevel,
} from './suggested-questions.js';

const MOST_SUGGESTED = 6;
const LEVELS: readonly ReadingLevel[] = ['beginner', 'intermediate', 'advanced'];

/** Suggested questions of one level, and those about what comes next. */
export interface SuggestedLevel {
  readonly level: ReadingLevel;
  readonly questions: readonly string[];
  readonly plan: readonly string[];
}

/**
 * The lists of one workout by level, without those that its facts cannot answer and those just
 * asked.
 */
export function suggestByLevel(
  sheet: FactSheet,
  { demo = false, asked = [] as readonly string[] } = {},
): readonly SuggestedLevel[] {
  const { family } = sheet.context;
  const [about, plan] = demo
    ? [DEMO_QUESTIONS[family], DEMO_PLAN_QUESTIONS[family]]
    : [WORKOUT_QUESTIONS[family], PLAN_QUESTIONS[family]];
  const spent = topicsOf(asked, sheet);
  const offered = (lists: QuestionsByLevel, level: ReadingLevel) =>
    lists[level].filter(
      (question) => (demo || answers(question, sheet)) && !isSpent(question, sheet, spent),
    );
  return LEVELS.map((level) => ({
    level,
    questions: offered(about, level),
    plan: offered(plan, level),
  }));
}

/**
 * Questions that the facts of a sheet answer, the athlete's own level first; none of those that
 * were just asked.
 */
export function suggestQuestions(
  sheet: FactSheet,
  asked: readonly string[] = [],
): readonly string[] {
  if (sheet.kind === 'comparison')
    return withoutAsked(COMPARISON_QUESTIONS[sheet.context.family], sheet, asked);
  if (sheet.kind === 'history') return [];
  const own = levelOf(sheet);
  const byLevel = [...suggestByLevel(sheet, { asked })].sort(
    (a, b) => Number(b.level === own) - Number(a.level === own),
  );
  const [first, ...rest] = byLevel;
  const questions = [
    ...(first?.questions ?? []),
    ...(first?.plan.slice(0, 1) ?? []),
    ...rest.flatMap((level) => level.questions),
  ];
  const summary = topicsOf(asked, sheet).has('summary')
    ? []
    : ['Give me a summary in plain English.'];
  return [...new Set([...summary, ...questions])].slice(0, MOST_SUGGESTED);
}

function withoutAsked(
  questions: readonly string[],
  sheet: FactSheet,
  asked: readonly string[],
): readonly string[] {
  const spent = new Set(asked.map(same));
  return questions
    .filter((question) => !spent.has(same(question)) && answers(question, sheet))
    .slice(0, MOST_SUGGESTED);
}

/** A question is no suggestion if its answer would begin with "I can't tell". */
function answers(question: string, sheet: FactSheet): boolean {
  const { sentences, counts } = coachAnswer(question, sheet);
  return counts && !/^I can't|^I don't|^I found no|^There is no/.test(sentences[0] ?? '');
}

function topicsOf(questions: readonly string[], sheet: FactSheet): ReadonlySet<string> {
  return new Set(questions.flatMap((question) => coachAnswer(question, sheet).topics));
}

function isSpent(question: string, sheet: FactSheet, spent: ReadonlySet<string>): boolean {
  return spent.size > 0 && coachAnswer(question, sheet).topics.some((topic) => spent.has(topic));
}

function same(question: string): string {
  return question
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
