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
  });
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
    [
      REPS,
      'delta W rep 1 to rep 5, both sessions',
      /^On 31 May your average power rose from 269 W in interval 1 to 282 W in interval 5 \(\+13 W\); on 7 June it fell from 292 W in interval 1 to 258 W in interval 5 \(\u221234 W\)\./,
    ],
    [REPS, 'which set faded more', /^The ride of 7 June faded more: your average power fell from/],
    [
      REPS,
      'weakest interval each time',
      /^On 31 May interval 2 was the weakest, at 269 W; on 7 June/,
    ],
    [REPS, 'how many intervals did i do in each', /^On 31 May there were five intervals and on 7/],
    [
      REPS,
      'how consistent were the reps in each',
      /^On 31 May your average power in the intervals went from 269 W \(interval 2\) to 292 W/,
    ],
    [
      RUNS,
      'speed in km/h for both',
      /^On 31 May your average speed was 11\.6 km\/h, on 7 June 11\.9 km/,
    ],
    [
      RUNS,
      'pace per mile of each',
      /^On 31 May your average pace was 8:20 \/mi, on 7 June 8:0\d \/mi/,
    ],
    [REPS, 'rep 6?', /^I can't say, because there are only 5 intervals\./],
    [
      ['ride-hilly', 'ride-long-climb'],
      'how much of each ride was uphill',
      /^On 31 May your total time on the climbs was 38:04, on 7 June 1:11:00/,
    ],
    [REPS, 'peak watts 7 june?', /^On 7 June your highest power was 394 W\./],
    [
      REPS,
      'reps 2 and 4 on both days',
      /^On 31 May your average power in interval 2 was 269 W and in interval 4 290 W, on 7 June 302 W/,
    ],
    [
      RUNS,
      'was the second one faster',
      /^Yes: the run of 7 June was faster, at 5:03 \/km; on 31 May/,
    ],
    [RUNS, 'was the first one faster', /^No: the run of 7 June was faster/],
    [
      THREE,
      'compare power of the second and the third',
      /^On 31 May your average power was 190 W, on 7 June 186 W/,
    ],
    [THREE, 'first half and second half watts, table', /^On 24 May your average power/],
    [
      ['ride-steady', 'ride-fade'],
      'how long above 200 watts on each',
      /^On 31 May your power was 200 W or more for \d+ min/,
    ],
    [
      ['ride-steady', 'ride-fade'],
      'time in zone 4 each',
      /^On 31 May your time in zone 4 was 1 min 32 s, on 7 June 9 min/,
    ],
    [
      ['ride-hilly', 'ride-long-climb'],
      'on the climb both rides share, was I quicker',
      /^They share no climb: no two of them have the same length and height\./,
    ],
    [
      ['ride-hilly', 'ride-long-climb'],
      'best climbing rate of either day',
      /^Climb 8 of 31 May was the highest, at 130\d m\/h; on 7 June it was climb/,
    ],
    [
      ['run-hilly', 'run-steady'],
      'why was the flat one not faster',
      /^On 31 May your average pace was 5:07 \/km, on 7 June 5:11 \/km, and the run of 31 May had more climbing, 337 m; on 7 June 42 m\./,
    ],
    [
      ['run-5x4min-laps', 'run-race-10k'],
      'where did the heart go higher, on reps or on race day',
      /^The run of 31 May had the higher peak heart rate in the intervals, at 190 bpm; on 7 June it was 184 bpm/,
    ],
    [
      ['run-5x4min-laps', 'run-pyramid-planned'],
      'the 4 minute rung of the pyramid against my average 4 minute rep, pace wise',
      /^On 31 May your average pace in the (?:4 min )?intervals was 3:51 \/km, on 7 June 3:49 \/km/,
    ],
    [
      ['run-long', 'run-drift'],
      'heart rate drift per hour',
      /^On 31 May .* was \+4 bpm\/h, on 7 June \+12/,
    ],
    [
      ['ride-all-out-hour', 'ride-both-legs'],
      'left right balance of each',
      /on 7 June it was 51\.5%/,
    ],
    [REPS, 'w/kg in the intervals, each', /^On 31 May your average power for each kilogram/],
    [['run-race-10k', 'run-easy-too-fast'], 'stride length in both', /1\.26 m, 0\.17 m less/],
    [RUNS, 'gap in both?', /^On 31 May your grade-adjusted pace was/],
    [THREE, 'rank em by average watts, top first', /^In order of average power, strongest first/],
    [THREE, 'which covered the most ground', /^The ride of 31 May was longest, at 37\.8 km/],
    [
      ['run-repeats-of-400', 'run-pyramid-planned'],
      'share of time at high intensity, each',
      /^On 31 May your share of the time in zone 4 or above was 26%/,
    ],
    [
      ['run-5x4min-laps', 'run-weakening-5x4'],
      'jog breaks, slower in the second workout?',
      /^Yes: the run of 7 June was slower in the recoveries/,
    ],
    [
      ['ride-pyramid-laps', 'ride-over-unders-planned'],
      'total work time',
      /, on 7 June 26:57|27 min|26 min/,
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

  it.each([
    'rep by rep',
    'Rep by rep?',
    'compare them rep by rep',
    'Compare the sets rep by rep',
    'how do they compare rep by rep?',
    'show me the reps side by side',
    'interval by interval please',
    'can you go through it rep by rep',
    'rep-by-rep comparison',
  ])('understands "%s" [P5]', async (question) => {
    const { text } = await asked(REPS, question);
    expect(text).toContain('| Interval | 31 May | 7 June |');
    expect(text).toContain('| Interval 5 | 282 W | 258 W |');
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
    [
      ['best rep of each'],
      'bpm there?',
      /^On 31 May your average heart rate in interval 3 was 180 bpm/,
    ],
    [['power in the reps'], 'as a table', /^Your average power differs most in interval \d/],
    [['np of each'], 'what about 7 june only', /^On 7 June your normalized power was 227 W\./],
    [['average power of both'], 'and the peak?', /^On 31 May your highest power was/],
    [['best rep of the first'], 'and of the other', /^Interval 2 of 7 June was the strongest/],
    [['best rep overall'], 'and the lamest', /was the weakest, at 258 W/],
    [['np of each'], 'and the second one?', /^On 7 June your normalized power was 227 W\./],
  ])('after %j answers "%s"', async (before, question, first) => {
    expect((await asked(REPS, question, before)).text).toMatch(first);
  });

  it('asks back where no value is named', async () => {
    const { text } = await asked(REPS, 'which one tho');
    expect(text).toMatch(/Did you mean|did not see what you want/);
    expect(text).not.toContain('|');
  });

  it('answers a stated value with what it goes by instead of nothing', async () => {
    const { text } = await asked(REPS, 'My FTP is 300');
    expect(text).not.toBe('');
  });
});
