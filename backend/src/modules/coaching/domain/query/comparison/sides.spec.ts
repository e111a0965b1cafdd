import { describe, expect, it } from '@jest/globals';
import { coachAnswer } from '#coaching/domain/answer/coach-answer.js';
import { Verifier } from '#coaching/domain/verifier/verifier.js';
import { EvalWorld } from '#test/eval/world/eval-world.js';

const world = new EvalWorld(2);

/** What is shown of the answer to a question about workouts side by side. */
async function asked(
  names: readonly string[],
  question: string,
  before: readonly string[] = [],
): Promise<{ readonly text: string; readonly problems: readonly unknown[] }> {
  const { sheet, tools } = await world.groundOf({
    about: { kind: 'comparison', names },
    units: 'METRIC',
  } as Parameters<EvalWorld['groundOf']>[0]);
  const answer = coachAnswer(question, sheet, before, { sides: (query) => tools.sides(query) });
  const verifier = new Verifier(answer.sheet, question);
  const problems = answer.sentences.flatMap((sentence) => verifier.judge(sentence).problems);
  for (const sentence of answer.sentences) verifier.check(sentence);
  return { text: verifier.released.content, problems };
}

const REPS = ['ride-5x4min-laps', 'ride-weakening-5x4'];
const RUNS = ['run-steady', 'run-fade'];
const THREE = ['ride-steady', 'ride-fade', 'ride-negative-split'];

describe('questions about workouts side by side', () => {
  it.each([
    [REPS, 'np of each', /^On 31 May your normalized power was 221 W, on 7 June 227 W/],
    [
      REPS,
      'last rep, one vs the other',
      /^On 31 May your average power in interval 5 was 282 W, on 7 June 258 W, 24 W less\./,
    ],
    [REPS, 'single best rep of the two days', /^Interval 2 of 7 June was the strongest, at 302 W/],
    [
      REPS,
      'did i rest the same in both',
      /^On 31 May the average length of your recoveries was 3 min, on 7 June 2 min 30 s, 30 s shorter\./,
    ],
    [
      REPS,
      'which one did i pace better',
      /^The ride of 31 May was paced more evenly: your average power rose from 269 W in interval 1/,
    ],
    [
      RUNS,
      'second half pace of both runs',
      /^On 31 May your pace in the second half was 5:12 \/km/,
    ],
    [RUNS, 'which km shows the biggest gap', /^Your pace differs most in km 13: on 31 May 5:14/],
    [RUNS, 'quicker best 10k inside?', /^Your best 10 km was on 7 June: 47:36/],
    [THREE, 'rank these three by avg power', /^In order of average power, strongest first: 31 May/],
    [
      ['ride-hilly', 'ride-long-climb'],
      'more climbing in which ride?',
      /^The ride of 7 June was hillier, at 1075 m; on 31 May it was 878 m, 197 m less\./,
    ],
    [
      ['run-treadmill', 'run-smart'],
      'pace and heart rate of both',
      /^On 31 May your average pace was 5:36 \/km and your average heart rate was 154 bpm, on 7 June/,
    ],
    [
      ['ride-no-power', 'ride-steady'],
      'watts, ride one against ride two',
      /^On 31 May no average power was recorded; on 7 June it was 186 W\./,
    ],
  ])('of %j answers "%s" in the first sentence', async (names, question, first) => {
    const { text, problems } = await asked(names, question);
    expect(text).toMatch(first);
    expect(problems).toEqual([]);
  });

  it('gives a row for each interval and a column for each workout', async () => {
    const { text, problems } = await asked(REPS, 'rep by rep both sessions');
    expect(text).toContain('| Interval | 31 May | 7 June |');
    expect(text).toContain('| Interval 5 | 282 W | 258 W |');
    expect(problems).toEqual([]);
  });

  it('leaves cells empty where one set has fewer intervals than the other', async () => {
    const names = ['ride-5x4min-laps', 'ride-10x1min-planned'];
    const { text } = await asked(names, 'rep by rep both sessions');
    expect(text).toMatch(/\| Interval 10 \| – \| \d+ W \|/);
    expect(text).toContain('Not all of them have as many intervals.');
  });

  it('puts all metrics of the workouts into one table', async () => {
    const { text, problems } = await asked(THREE, 'compare them');
    expect(text).toContain('| Metric | 24 May | 31 May | 7 June |');
    expect(text).toContain('| Average power | 186 W | 190 W | 186 W |');
    expect(problems).toEqual([]);
  });

  it('says that sessions of another kind say little about each other', async () => {
    const { text } = await asked(['ride-all-out-hour', 'ride-both-legs'], 'compare average power');
    expect(text).toMatch(/^On 31 May your average power was 267 W, on 7 June 196 W, 71 W less\./);
    expect(text).toContain('Mind that they are different kinds of session.');
  });

  it.each([
    [
      ['which was stronger in the intervals'],
      'heart rate too?',
      /heart rate in the intervals was 178 bpm/,
    ],
    [['rep 5 then vs now?'], 'and rep 1', /^On 31 May your average power in interval 1 was 269 W/],
    [['np of each'], 'and the second one?', /^On 7 June your normalized power was 227 W\./],
  ])('after %j answers "%s"', async (before, question, first) => {
    expect((await asked(REPS, question, before)).text).toMatch(first);
  });

  it('answers a stated value with what it goes by instead of nothing', async () => {
    const { text } = await asked(REPS, 'My FTP is 300');
    expect(text).not.toBe('');
  });
});
