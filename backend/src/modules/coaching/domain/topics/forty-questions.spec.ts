import { describe, expect, it } from '@jest/globals';
import { FORTY_QUESTIONS, UNANSWERABLE } from '#test/support/coach/forty-questions.js';
import { readingGrade } from '#test/support/coach/readability.js';
import { coachAnswer, type CoachAnswer } from '../answer/coach-answer.js';
import { wordCount } from '../answer/fit.js';
import { MOST_WORDS } from '../answer/level.js';
import { withoutMarks } from '../verifier/marks.js';
import { Verifier } from '../verifier/verifier.js';

const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
const GRADES = { beginner: 8, intermediate: 10, advanced: 13 } as const;

function citedKeys({ sentences, sheet }: CoachAnswer): ReadonlySet<string> {
  const ids = sentences.join(' ').match(/(?<=\[)[FK]\d+(?=\])/g) ?? [];
  return new Set(ids.flatMap((id) => sheet.withId(id)?.key ?? []));
}

function dropped({ sentences, sheet }: CoachAnswer, question: string): readonly string[] {
  const verifier = new Verifier(sheet, question);
  return sentences.filter((sentence) => verifier.check(sentence) === '');
}

const text = ({ sentences }: CoachAnswer) => sentences.map(withoutMarks).join(' ');

describe.each(FORTY_QUESTIONS)('question $number', (question) => {
  const { wordings, facts } = question;
  const answered = (wording: string, level: (typeof LEVELS)[number]) => {
    const sheet = question.sheet(level);
    return coachAnswer(wording, sheet, [], question.aids?.(sheet));
  };
  it.each(wordings)('is answered with the facts it takes: "%s"', (wording) => {
    const answer = answered(wording, 'advanced');
    const keys = citedKeys(answer);
    const missing = facts.filter((fact) => ![fact].flat().some((key) => keys.has(key)));
    expect({ missing, said: missing.length > 0 ? answer.sentences : [] }).toEqual({
      missing: [],
      said: [],
    });
    expect(answer.counts).toBe(true);
  });

  it.each(LEVELS)(
    'is said in words for the %s, within their number, and holds before the verifier',
    (level) => {
      for (const wording of wordings) {
        const answer = answered(wording, level);
        expect(dropped(answer, wording)).toEqual([]);
        expect({
          answer: text(answer),
          grade: readingGrade(text(answer)) <= GRADES[level],
        }).toEqual({ answer: text(answer), grade: true });
        expect(wordCount(answer.sentences.join(' '))).toBeLessThanOrEqual(MOST_WORDS[level]);
        expect(answered(wording, level).sentences).toEqual(answer.sentences);
      }
    },
  );
});

describe.each(UNANSWERABLE)(
  'question $number where it cannot be answered',
  ({ wording, sheet, because }) => {
    it.each(LEVELS)('abstains with the reason, for the %s', (level) => {
      const answer = coachAnswer(wording, sheet(level));
      expect(text(answer)).toMatch(/^I (?:can't|found no)/);
      expect(text(answer)).toMatch(because);
      expect(answer.counts).toBe(true);
      expect(dropped(answer, wording)).toEqual([]);
      expect(readingGrade(text(answer))).toBeLessThanOrEqual(GRADES[level]);
    });
  },
);
