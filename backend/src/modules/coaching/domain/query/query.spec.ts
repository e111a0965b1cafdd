import { describe, expect, it } from '@jest/globals';
import { coachAnswer } from '#coaching/domain/answer/coach-answer.js';
import { Verifier } from '#coaching/domain/verifier/verifier.js';
import { imported, sheetOf } from '#test/eval/world/imported.js';
import { EVAL_PLANS } from '#test/eval/world/plans.js';

function asked(name: string, question: string, before: readonly string[] = []) {
  const plan = EVAL_PLANS.find((candidate) => candidate.name === name);
  if (!plan) throw new Error(`no such session: ${name}`);
  const { sheet, tools } = sheetOf(imported(plan));
  const answer = coachAnswer(question, sheet, before, { run: (query) => tools.query(query) });
  const verifier = new Verifier(answer.sheet, question);
  const problems = answer.sentences.flatMap((sentence) => verifier.judge(sentence).problems);
  for (const sentence of answer.sentences) verifier.check(sentence);
  return { text: verifier.released.content, problems };
}

describe('questions about the parts of a workout', () => {
  it.each([
    ['which lap sucked the most', /^Lap 10 was your weakest, at 258 W\./],
    ['which interval was my best?', /^Interval 2 was your strongest, at 302 W\./],
    ['did my reps fade?', /^Yes, by 12%: from 292 W in the first to 258 W in the last\./],
    [
      'were the intervals consistent',
      /^Your five intervals were uneven: average power ranged from/,
    ],
    [
      'how many intervals did i do',
      /^There were five intervals, 20:00 in all, by the laps you pressed\./,
    ],
    ['hr in rep 3?', /^Your heart rate averaged 178 bpm in interval 3\./],
    [
      'was rep 1 better than rep 5',
      /^Your average power was 34 W \(13%\) higher in interval 1 than in/,
    ],
    [
      'fastest and slowest interval',
      /^Your fastest was interval \d at \d\d\.\d km\/h, your slowest/,
    ],
    [
      'how much did power drop from first to last rep',
      /34 W \(13%\) higher in interval 1 than in interval 5/,
    ],
    ['watts in the warm-up?', /^You averaged \d+ W in the warm-up\./],
    ['what was my average speed in mph', /^You rode at \d+\.\d mph over the whole ride\./],
    ['average power of the reps', /^You averaged \d+ W in your intervals\./],
    ['how many intervals over 285 w', /^Two of your 5 intervals were above that\./],
    ['second strongest interval?', /^Interval 1 was your second strongest, at 292 W\./],
  ])('answers "%s" in the first sentence', (question, first) => {
    const { text, problems } = asked('ride-weakening-5x4', question);
    expect(text).toMatch(first);
    expect(problems).toEqual([]);
  });

  it.each([
    [
      'run-fade',
      'where did the wheels come off',
      /^From km \d+ on your pace was [\d:]+ \/km, against/,
    ],
    [
      'ride-30-30s-laps',
      'set 1 against set 2 in power',
      /^You averaged \d+ W in set 1 and \d+ W in set 2, \d+ W more\./,
    ],
    ['run-progressive', 'pace in the last full km', /^You ran at [\d:]+ \/km in km 14\./],
  ])('of %s answers "%s" in the first sentence', (name, question, first) => {
    const { text, problems } = asked(name, question);
    expect(text).toMatch(first);
    expect(problems).toEqual([]);
  });

  it('gives a row for each interval where they are asked for one by one', () => {
    const { text, problems } = asked('ride-weakening-5x4', 'rep by rep please');
    expect(text.split('\n').filter((line) => line.startsWith('|'))).toHaveLength(6);
    expect(text).toContain('| Interval 5 | 258 W | 4:00 | 173 bpm |');
    expect(problems).toEqual([]);
  });

  it('orders the parts where they are ranked', () => {
    const { text } = asked('ride-weakening-5x4', 'rank my intervals by power');
    expect(text.match(/interval \d(?= at \d+ W)/g)).toEqual(
      [2, 1, 4, 3, 5].map((number) => `interval ${number}`),
    );
  });

  it.each([
    [['strongest interval?'], 'and the worst one?', /^Interval 5 was your weakest, at 258 W\./],
    [['hr in rep 3?'], 'and the next one', /^Your heart rate averaged 178 bpm in interval 4\./],
    [['weakest rep?'], 'when was that', /^Interval 5 began [\d:]+ after the start, at /],
    [
      ['weakest rep?'],
      'why was that one off',
      /^You averaged 258 W in interval 5; the file shows no hill and no stop there\./,
    ],
    [
      ['best rep?', 'and the worst?'],
      'gap between those two in watts',
      /was 44 W \(\d+%\) (?:higher|lower) in/,
    ],
    [['power in rep 3?'], 'heart rate?', /^Your heart rate averaged 178 bpm in interval 3\./],
  ])('after %j answers "%s" for the same parts', (before, question, first) => {
    expect(asked('ride-weakening-5x4', question, before).text).toMatch(first);
  });

  it('leaves a cut kilometre out of fastest and slowest', () => {
    expect(asked('run-race-10k', 'my slowest km').text).toMatch(/^Kilometre 8 was your slowest/);
  });

  it('cites the fact of the sheet for a value of the whole workout, so that it has one source', () => {
    const plan = EVAL_PLANS.find(({ name }) => name === 'ride-weakening-5x4');
    const { sheet, tools } = sheetOf(imported(plan as (typeof EVAL_PLANS)[number]));
    const { sentences } = coachAnswer('avg power?', sheet, [], {
      run: (query) => tools.query(query),
    });
    expect(sentences[0]).toContain(`[${sheet.get('power.average')?.id ?? 'missing'}]`);
  });

  it('says that there is no such part instead of answering about another', () => {
    expect(asked('run-steady', 'how consistent were my reps').text).toBe(
      "I can't say, because this run has no intervals.",
    );
  });
});
