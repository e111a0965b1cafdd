import { describe, expect, it } from '@jest/globals';
import { coachAnswer } from '#coaching/domain/answer/coach-answer.js';
import { Verifier } from '#coaching/domain/verifier/verifier.js';
import { EvalWorld } from '#test/eval/world/eval-world.js';

const world = new EvalWorld(16);

/** What is shown of the answer to a question about training; today is Sunday, 15 June 2025. */
async function asked(
  name: string,
  question: string,
  before: readonly string[] = [],
): Promise<{ readonly text: string; readonly problems: readonly unknown[] }> {
  const { sheet, tools } = await world.groundOf({
    about: { kind: 'history', name },
    units: 'METRIC',
  } as Parameters<EvalWorld['groundOf']>[0]);
  const answer = coachAnswer(question, sheet, before, { past: (query) => tools.past(query) });
  const verifier = new Verifier(answer.sheet, question);
  const problems = answer.sentences.flatMap((sentence) => verifier.judge(sentence).problems);
  for (const sentence of answer.sentences) verifier.check(sentence);
  return { text: verifier.released.content, problems };
}

describe('questions about the training of weeks and months', () => {
  it.each([
    ['rider', 'km this week?', /^This week you rode 87\.8 km\./],
    ['rider', 'hours on the bike in may', /^In May 2025 you rode for 13 h 5 min\./],
    ['rider', 'longest ride i ever did', /^Your longest ride was on 7 June 2025: 36\.7 km\./],
    ['runner', 'biggest week?', /^Your biggest week was the week of 9 June 2025, with 30\.6 km\./],
    [
      'rider',
      'may vs april kilometres',
      /^In April 2025 your distance was 368\.9 km, in May 2025 411\.3 km: 12% more\./,
    ],
    ['rider', 'how many weeks in a row have i ridden', /^You have a ride in 16 weeks in a row/],
    [
      'rider',
      'is my weekly load going up',
      /^Your weekly load is going up: from 156 to 170 a week/,
    ],
    ['racer', 'average km per week', /^You average 85\.5 km a week/],
    [
      'racer',
      'how many interval sessions out of all my rides',
      /you did 16 interval sessions, 33% of all your workouts\./,
    ],
    [
      'runner',
      'rep pace in feb vs now',
      /^In February 2025 your interval pace was 4:05 \/km, in the last 2 weeks 3:49 \/km: 16 s\/km/,
    ],
    ['rider-away', 'when did i last ride', /^Your latest ride was on 14 June 2025, 183 days ago/],
    ['rider-away', 'km in the last 12 weeks', /^In the last 12 weeks you did no rides\./],
    ['rider', 'ftp goal is 280', /^Your FTP is 250 W, 30 W below your goal of 280 W\./],
    ['rider', 'am i doing my 6 hours a week', /^No: in the last weeks you averaged 2 h 46 min/],
    [
      'rider',
      'highest max power and on what day',
      /^Your highest power was 398 W, on 12 June 2025/,
    ],
    ['runner', 'total miles in may', /^In May 2025 you ran 88\.6 mi\./],
    [
      'racer',
      'why did i skip riding in april',
      /^You did not stop\. In April 2025 you did 13 rides/,
    ],
    [
      'racer',
      'do my weeks differ at all',
      /^Your weeks differ little: from 8\d\.\d km to 8\d\.\d km/,
    ],
    ['rider', 'longest break', /^Your longest break was 2 days without a ride/],
    [
      'rider',
      'this week more than usual?',
      /^This week your load was 172, [\d.]+% more than the usual/,
    ],
  ])('of %s answers "%s" in the first sentence', async (name, question, first) => {
    const { text, problems } = await asked(name, question);
    expect(text).toMatch(first);
    expect(problems).toEqual([]);
  });

  it('gives a row for each week where they are listed', async () => {
    const { text, problems } = await asked('rider', 'list my last 4 weeks: km, hours, load');
    expect(text).toContain('| Week | Distance | Moving time | Load |');
    expect(text).toContain('| 9 June 2025 | 87.8 km | 2 h 46 min | 172 |');
    expect(text.split('\n').filter((line) => line.startsWith('|'))).toHaveLength(5);
    expect(problems).toEqual([]);
  });

  it.each([
    [['km this week?'], 'and the week before?', /^In the week of 2 June 2025 you rode 87\.9 km\./],
    [['km in may'], 'and april?', /^In April 2025 you rode 368\.9 km\./],
    [['km in may'], 'and hours?', /^In May 2025 you rode for 13 h 5 min\./],
    [['what was my last ride'], 'and the one before?', /was on 12 June 2025/],
  ])('after %j answers "%s"', async (before, question, first) => {
    expect((await asked('rider', question, before)).text).toMatch(first);
  });

  it('says that a thing is not recorded instead of answering about another', async () => {
    const { text } = await asked('rider', 'how did i sleep this month');
    expect(text).toBe("I can't say, because your sleep is not recorded here.");
  });

  it.each(['lap 2', 'km 5', 'second half', 'heart rate in lap 2'])(
    'sends "%s" to the chat of a workout instead of saying nothing',
    async (question) => {
      expect((await asked('rider', question)).text).not.toBe('');
    },
  );
});
