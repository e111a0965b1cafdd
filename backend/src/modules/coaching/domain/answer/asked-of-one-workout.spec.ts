import { describe, expect, it } from '@jest/globals';
import { withoutMarks } from '#coaching/domain/verifier/marks.js';
import { imported, sheetOf, type EvalSheet } from '#test/eval/world/imported.js';
import { EVAL_PLANS } from '#test/eval/world/plans.js';
import { coachAnswer } from './coach-answer.js';

const known = new Map<string, EvalSheet>();

function worldOf(name: string): EvalSheet {
  const plan = EVAL_PLANS.find((candidate) => candidate.name === name);
  if (!plan) throw new Error(`no such session: ${name}`);
  const world = known.get(name) ?? sheetOf(imported(plan));
  known.set(name, world);
  return world;
}

/** The first sentence of the answer to a question about a workout. */
function opening(name: string, question: string): string {
  const { sheet, tools } = worldOf(name);
  const { sentences } = coachAnswer(question, sheet, [], { run: (query) => tools.query(query) });
  return withoutMarks(sentences[0] ?? '').trim();
}

describe('a time or a pace that was to be reached', () => {
  it.each([
    ['did i go under 40??', /^Yes: 10 km in 39:57, 0:03 under that\./],
    ['under 40 or not', /^Yes: 10 km in 39:57/],
    ['was I over 40 minutes', /^No: 10 km in 39:57/],
    ['finished in less than 39?', /^No: 10 km in 39:57/],
    ['faster than 14 km/h on average?', /^Yes: you averaged 4:00 \/km/],
  ])('"%s" is answered by yes or no, with the value', (question, answer) => {
    expect(opening('run-race-10k', question)).toMatch(answer);
  });
});

describe('a pace on the flat', () => {
  it('is held against the limit with hills taken out', () => {
    expect(opening('run-hilly', 'would it be sub 5 pace on the flat?')).toBe(
      'Yes: with hills taken out it was worth 4:43 /km.',
    );
  });
});

describe('the time over the race distance', () => {
  it.each([
    'whats my 10k time from this, watch ran on a bit past the line',
    'what did i run the 10k in',
    'official 10k time pls',
  ])('"%s" is that of the race, not of the recording', (question) => {
    expect(opening('run-race-10k', question)).toBe('Your 10 km took 39:57.');
  });
});

describe('the pace of a part carried to the end', () => {
  it.each([
    [
      "if i'd kept the first-half pace to the end, what time would i have finished in?",
      'first half',
    ],
    ['had i kept going at the speed of km 3 what would i have run', 'km 3'],
    ['what time if i hadnt slowed down after halfway', 'first half'],
  ])('"%s" projects the whole', (question, part) => {
    expect(opening('run-fade', question)).toMatch(
      new RegExp(`^At the 4:4\\d /km of (?:the )?${part} it would have taken 1:0\\d:\\d\\d, `),
    );
  });
});

describe('a split', () => {
  it.each([
    ['run-negative-split', 'proper negative split or what', /^Yes, it was a negative split: /],
    ['run-fade', 'negative split, right?', /^No, it was a positive split: /],
    ['run-fade', 'positive or negative split', /^It was a positive split: /],
  ])('of %s is judged first: "%s"', (name, question, answer) => {
    expect(opening(name, question)).toMatch(answer);
  });
});

describe('whether a value went one way', () => {
  it.each([
    ['did i hold my power through the set', /^No, your average power fell /],
    ['is there a downward trend in my reps', /^Yes, your average power fell /],
  ])('"%s" begins with yes or no', (question, answer) => {
    expect(opening('ride-weakening-5x4', question)).toMatch(answer);
  });
});

describe('a long time for a short ride', () => {
  it.each([
    'how come it says 2 hours when i rode less',
    'why is elapsed time so much longer than moving time',
    'why the gap between total time and riding time',
  ])('"%s" is explained by the stops', (question) => {
    expect(opening('ride-pauses', question)).toMatch(/^Because of the stops: /);
  });
});

describe('a unit in the name of what is asked', () => {
  it.each([
    ['how many miles was that all in all', / mi long\.$/],
    ['how many feet of climbing', /^You climbed \d+ ft /],
    ['convert the distance to miles', / mi long\.$/],
  ])('"%s" is answered in it', (question, answer) => {
    expect(opening('ride-steady', question)).toMatch(answer);
  });
});

describe('a claim about each part', () => {
  it('names those that broke it', () => {
    expect(opening('run-progressive', 'did i actually get faster every single km')).toMatch(
      /^Not each time: .*, though not in km 8, in km 11 and in km 12\.$/,
    );
  });
});

describe('one part held against another by a yes or no', () => {
  it.each([
    ['was the last climb slower than the first', /^No, climb 4 was .* faster than climb 1: /],
    ['was climb 4 faster than climb 1', /^Yes, climb 4 was .* faster than climb 1: /],
  ])('"%s" begins with it', (question, answer) => {
    expect(opening('ride-long-climb', question)).toMatch(answer);
  });
});

describe('a number of intervals that is claimed', () => {
  it.each([
    'i did ten reps right? lost count',
    'did i do 10?',
    'was it six reps',
    'i think i did 4 reps',
  ])('"%s" is corrected', (question) => {
    expect(opening('ride-weakening-5x4', question)).toMatch(/^No, there were five intervals/);
  });
});

describe('the hard parts together', () => {
  it.each([
    'how many km of that were actually hard running, without the jogs and the warmup',
    'how far did i run in the hard bits altogether',
    'sum of all the reps in km',
  ])('"%s" adds them up', (question) => {
    expect(opening('run-pyramid-planned', question)).toBe('Your intervals were 4.14 km long.');
  });
});

describe('a value that was hit within a part', () => {
  it('is the highest of that part', () => {
    expect(
      opening('run-pyramid-planned', 'Is it true that I hit 200 bpm in the four-minute one?'),
    ).toBe('No, your heart rate peaked at 188 bpm in interval 4.');
  });
});

describe('what is asked behind a dash', () => {
  it.each([
    ['run-pyramid-planned', 'the 4 min one - pace + hr', /^You ran at 3:49 \/km at 180 bpm in/],
    ['ride-pauses', 'coffee stop - how long and where', /^At 30\.8 km, .* took 15:00\.$/],
  ])('of %s belongs to what is before it: "%s"', (name, question, answer) => {
    expect(opening(name, question)).toMatch(answer);
  });
});

describe('the pacing of a whole', () => {
  it.each([
    ['was i quicker at the end?', /^No, less at the end: /],
    ['was my pacing ok', /^No, less at the end: /],
    ['rate my pacing 1-10', /^Less at the end: /],
  ])('"%s" is judged first', (question, answer) => {
    expect(opening('run-fade', question)).toMatch(answer);
  });
});

describe('why a set got weaker', () => {
  it('is a start above what could be held', () => {
    expect(opening('run-weakening-5x4', 'why did my reps get slower')).toMatch(
      /^You started faster than you could hold: 3:39 \/km in the first, /,
    );
  });
});

describe('whether the recording can be believed', () => {
  it.each([
    ['ride-spikes', 'can i trust this data', /^Mostly, but with repairs: 12 power spikes /],
    ['ride-spikes', 'how many of those dodgy readings were there?', /^12 power spikes /],
    ['ride-steady', 'can i trust the numbers', /^No issues: nothing in this recording /],
  ])('of %s is said in the first sentence: "%s"', (name, question, answer) => {
    expect(opening(name, question)).toMatch(answer);
  });
});

describe('averages of each part', () => {
  it.each(['avg watts lap by lap', 'average power rep by rep'])(
    '"%s" asks for each of them, not for one average of all',
    (question) => {
      expect(opening('ride-5x4min-laps', question)).toMatch(/was between \d+ W and \d+ W/);
    },
  );
});

describe('the sides of a pyramid', () => {
  it.each([
    'quicker on the way up the pyramid or back down?',
    'Up the ladder versus down the ladder: where was I faster?',
    'was i better coming back down the pyramid than going up',
  ])('"%s" is answered by the faster one', (question) => {
    expect(opening('run-pyramid-planned', question)).toMatch(/^The way down was faster: \d:\d\d/);
  });
});

describe('the pace of a time to come', () => {
  it.each([
    ['what do i need per km for sub 39 over 10k', /^That takes 3:54 \/km; here you averaged/],
    ['required pace for a 1:30 half marathon?', /^That takes 4:16 \/km/],
    ['which pace do I need for 5k in 19:30', /^That takes 3:54 \/km/],
  ])('"%s" is worked out', (question, answer) => {
    expect(opening('run-race-10k', question)).toMatch(answer);
  });
});

describe('grade-adjusted pace by its short name', () => {
  it('is no gap in the recording', () => {
    expect(opening('run-hilly', 'whats GAP and how much is mine')).toMatch(/4:43 \/km/);
  });
});
