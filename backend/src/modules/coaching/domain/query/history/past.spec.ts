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
  });
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
      /^Yes: your weekly load is going up: from 156 to 170 a week/,
    ],
    ['racer', 'average km per week', /^You average 85\.5 km a week/],
    [
      'racer',
      'how many interval sessions out of all my rides',
      /you did 16 interval sessions, 33% of all your rides\./,
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
      /^Your weeks differ little: from the week of 17 March 2025 with 84\.8 km to/,
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

  it.each([
    [
      'rider',
      'climbing and hours in april and may',
      /^In April 2025 you climbed 1188 m and rode for 11 h 49 min, in May 2025 1322 m of climbing/,
    ],
    [
      'rider',
      'average watts on my tuesdays vs my saturdays',
      /^On Tuesdays your average power was 175 W, on Saturdays 168 W: 7 W lower/,
    ],
    [
      'racer',
      'thursday 4-minute power, first of the block vs last',
      /^On 27 February 2025 your interval power was 272 W, on 12 June 2025 271 W: 1 W lower/,
    ],
    [
      'runner',
      'quickest thursday set, which day?',
      /^Your best interval pace was 3:49 \/km, on 12 June/,
    ],
    ['runner', 'fastest and slowest tuesday', /27 May 2025 with 5:23 \/km to .* with 6:01 \/km/],
    ['racer', 'top 3 weeks by distance', /^Your biggest weeks by distance: .*\(85\.9 km\)/],
    ['racer', 'how many rides over 30 km', /^16 of your 48 rides had more than 30 km of distance/],
    [
      'rider',
      'which day do i ride most often',
      /^Tuesday, Thursday and Saturday are equal, with 16/,
    ],
    [
      'rider',
      'have i missed a single week this spring',
      /^No, not one: you have a ride in every week/,
    ],
    ['runner', 'biggest jump in km week on week', /^Your biggest rise in distance was 2\.8%/],
    [
      'rider',
      'which heart-rate zone dominates last week',
      /^Last week 68% of your time by heart rate/,
    ],
    ['rider', 'km until 1500 this year', /^116\.1 km to go: you are at 1383\.9 km/],
    ['runner', 'i cracked 160 km in may', /^Not quite: in May 2025 you ran 142\.7 km/],
    ['runner', 'how did i recover after the 100 miler', /^No run of yours was that long/],
    ['racer', 'is my interval power flat', /^Your interval power is steady: from 270 W to 271 W/],
    ['racer', 'am i training polarised', /^No: in the last weeks 4\d% of your time/],
    ['rider', 'what is my ftp', /^Your FTP is 250 W\./],
    ['newRunner', 'have i been consistent', /^Yes: 3 runs in each of the last 16 weeks/],
    ['newRunner', 'will i be ready in september', /you have twelve weeks left and 30\.2 km a week/],
    [
      'rider-away',
      'can i start with my old intervals again',
      /^Not yet: after 183 days without a ride/,
    ],
    ['rider-away', 'weekly km before i disappeared', /averaged 87\.\d km a week/],
    ['rider', 'is april my biggest month', /^No: your biggest month was May 2025/],
    ['racer', 'km since june started', /^Since 1 June 2025 you rode/],
    [
      'rider',
      'hours from 10 may until 20 may',
      /^From 10 May 2025 to 20 May 2025 you rode for 4 h 41/,
    ],
    ['rider', 'distance until the end of march', /to March 2025 you rode 428\.0 km/],
    ['rider', 'june so far against the same days of may, km', /^From 1 May 2025 to 15 May 2025/],
    ['rider', 'was april bigger than may', /^No: in April 2025 your distance was 368\.9 km/],
    [
      'rider',
      'is my ticker ever over 190',
      /^No: 0 of your 48 rides had a highest heart rate above 190/,
    ],
    ['rider', 'top speed since february', /top speed was 45\.2 km\/h/],
    [
      'rider',
      'interval watts per kilo on thursdays',
      /interval power for each kilogram was 4\.0 W\/kg/,
    ],
    ['newRunner', 'average cadence', /your average cadence was 166 spm/],
    ['rider', 'minutes in zone five this week', /zone 5: \d+ min/],
    ['newRunner', 'average pace per month', /\| May 2025 \| 5:33 \/km \|/],
    ['newRunner', 'have i broken the ten percent rule', /^No, that is gradual/],
    [
      'newRunner',
      'my km at the end of the year if i keep this up',
      /^About 13\d\d\.\d km by the end/,
    ],
    ['rider', 'how far do i usually go on saturdays', /^On Saturdays you averaged 36\.0 km a/],
  ])('of %s answers "%s" by the slots of its words', async (name, question, first) => {
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
    [['km in may'], 'in miles', /^In May 2025 you rode 255\.6 mi\./],
    [
      ['april against may, km'],
      'per ride, which of them further',
      /^May 2025: in April 2025 .* 28\.4 km/,
    ],
    [['biggest load week'], 'and the smallest', /^Your quietest week was the week of 3 March 2025/],
    [['quickest thursday set'], 'and the very first one', /27 February 2025: interval power 272 W/],
    [['what did i ride on 3 june'], 'and a week later', /was on 10 June 2025/],
    [
      ['longest ride'],
      'average power on it?',
      /^Your longest ride, on 7 June 2025, had an average/,
    ],
    [['biggest week by distance'], 'and its load?', /^Your biggest week, .*, had a load of/],
    [['interval power in may'], 'does june hold that level', /in June 2025 288 W/],
    [['i rode so much in may'], 'more than april?', /^Yes: in April 2025 your distance was 368\.9/],
    [['best thursday', 'and the worst'], 'the gap between the two', /: 23 W between them/],
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
