import { beforeAll, describe, expect, it } from '@jest/globals';
import { demoSheet } from '#test/builders/demo-sheet.js';
import { coachAnswer } from '../answer/coach-answer.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { writeFirstReport } from '../report/first-report.js';
import { Verifier } from '../verifier/verifier.js';
import { demoQuestions } from './demo-questions.js';
import { DEMO_LEVELS, DEMO_SPORTS } from './demo-session.js';

const CANNOT = /^I can't|^I don't|^I found no|^There is no/;
const KINDS = DEMO_SPORTS.flatMap((sport) => DEMO_LEVELS.map((level) => [sport, level] as const));

describe.each(KINDS)('the demo of %s for %s', (sport, level) => {
  let sheets: readonly FactSheet[];
  beforeAll(async () => {
    sheets = [await demoSheet(sport, level, 'METRIC'), await demoSheet(sport, level, 'IMPERIAL')];
  });
  const questions = demoQuestions(sport, level);

  it('has an answer to every question but one, which honestly cannot be answered, and says why [CHAT-20]', () => {
    for (const sheet of sheets) {
      const openings = questions.map((question) => coachAnswer(question, sheet).sentences[0] ?? '');
      expect(openings.filter((opening) => CANNOT.test(opening))).toEqual([
        expect.stringMatching(/^I can't .*because/),
      ]);
      expect(CANNOT.test(openings[0] ?? '')).toBe(false);
    }
  });

  it('understands each of them, says nothing that does not hold, and something from the recording [DEMO-22]', () => {
    for (const sheet of sheets) {
      for (const question of questions) {
        const { sentences, counts } = coachAnswer(question, sheet);
        const verifier = new Verifier(sheet, question);
        expect({
          question,
          counts,
          dropped: sentences.filter((sentence) => verifier.check(sentence) === ''),
        }).toEqual({ question, counts: true, dropped: [] });
        expect(sentences.length).toBeGreaterThan(1);
      }
    }
  });

  it('tells each question something else [DEMO-43]', () => {
    for (const sheet of sheets) {
      const told = questions.map((question) =>
        coachAnswer(question, sheet).sentences.slice(0, 2).join(''),
      );
      expect(new Set(told).size).toBe(told.length);
    }
  });

  it('has a first report with something to see', () => {
    for (const sheet of sheets) expect(writeFirstReport(sheet).headline).toMatch(/\d/);
  });
});

describe('what the demo says of effort', () => {
  const told = async (
    sport: 'cycling' | 'running',
    level: 'beginner' | 'intermediate' | 'advanced',
    question: string,
  ): Promise<string> => {
    expect(demoQuestions(sport, level)).toContain(question);
    return coachAnswer(question, await demoSheet(sport, level, 'METRIC'))
      .sentences.join('')
      .replace(/ \[\w+\]/g, '');
  };

  it.each(DEMO_LEVELS)(
    'calls no pace easy for the runner (%s) at which the heart worked hard [DEMO-22]',
    async (level) => {
      const question = demoQuestions('running', level).at(-1) ?? '';
      expect(await told('running', level, question)).not.toMatch(/Easy means pace/);
    },
  );

  it('does not take zone 4, which begins below FTP, for time above threshold [DEMO-22]', async () => {
    const answer = await told('cycling', 'intermediate', 'How long was the ride above threshold?');
    expect(answer).not.toMatch(/at threshold or above|above your threshold/);
    expect(answer).toMatch(/in power zone 4 or above, which is threshold work and harder\./);
    expect(answer).toMatch(/power zone 4 means 209 to 244 W; your FTP is 232 W\./);
  });

  it('sends nobody into hard work after a ride that the heart found hard [DEMO-22]', async () => {
    const answer = await told('cycling', 'beginner', 'What should my next ride be?');
    expect(answer).toMatch(
      /^Next, an easy session if this one felt hard, or some hard work if it did not/,
    );
    expect(answer).not.toContain('leaves room for that');
  });

  it.each(DEMO_SPORTS)(
    'keeps a summary in plain English of %s free of the words of the field [DEMO-22]',
    async (sport) => {
      expect(await told(sport, 'beginner', 'Give me a summary in plain English.')).not.toMatch(
        /normalized|intensity factor|FTP|decoupling/i,
      );
    },
  );
});
