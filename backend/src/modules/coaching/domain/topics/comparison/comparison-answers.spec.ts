import { describe, expect, it } from '@jest/globals';
import type { SampleName } from '#test/builders/coached-samples.js';
import { sampleWorkout } from '#test/builders/coached-sheets.js';
import { lookAt } from '#test/builders/coached-workout.builder.js';
import { METRIC_UNITS } from '#kernel/units.js';
import { lookWithTools } from '#coaching/adapters/builtin/look-with-tools.js';
import { tellWithTools } from '#coaching/adapters/builtin/tell-with-tools.js';
import { coachAnswer } from '#coaching/domain/answer/coach-answer.js';
import { buildComparisonSheet } from '#coaching/domain/facts/comparison/build-comparison-sheet.js';
import { Toolbox } from '#coaching/domain/tools/toolbox.js';
import { Verifier } from '#coaching/domain/verifier/verifier.js';

const DAY_MS = 86_400_000;

/**
 * What the athlete reads of an answer on workouts side by side, a week between them; the second of
 * two may be the earlier one.
 */
function ask(
  names: readonly SampleName[],
  question: string,
  weeks: readonly number[] = names.map((_, index) => index),
): string {
  const compared = names.map((name, index) => ({
    workout: {
      ...sampleWorkout(name),
      startTime: new Date(
        sampleWorkout(name).startTime.getTime() + 7 * (weeks[index] ?? 0) * DAY_MS,
      ),
    },
    look: lookAt(sampleWorkout(name)),
  }));
  const sheet = buildComparisonSheet(compared, METRIC_UNITS);
  const tools = new Toolbox(
    {
      workouts: compared.map(({ workout, look }, index) => ({
        name: `W${index + 1}`,
        workout,
        look: () => look,
      })),
      past: null,
      weeks: null,
    },
    sheet,
  );
  const answer = coachAnswer(question, sheet, [], {
    look: lookWithTools(tools),
    tell: tellWithTools(tools),
    sides: (query) => tools.sides(query),
  });
  const verifier = new Verifier(answer.sheet, question);
  expect(answer.sentences.filter((sentence) => verifier.check(sentence) === '')).toEqual([]);
  return verifier.released.content;
}

const HARDER = ['intervalRide', 'easingRide'] as const;

describe('the verdict of a comparison [CMP-05]', () => {
  it.each<[readonly SampleName[], string, RegExp]>([
    [
      HARDER,
      'Which was harder?',
      /^The (?:first|second) was harder, with an intensity factor of 0\.\d\d, against 0\.\d\d in the (?:first|second)\./,
    ],
    [
      ['steadyRide', 'steadyRide'],
      'which one was harder',
      /^The first and the second were about the same in intensity factor/,
    ],
    [
      ['steadyRun', 'racedRun'],
      'which run was faster?',
      /^The run of 21 June was faster, at \d:\d\d \/km; on 14 June it was \d:\d\d \/km, \d+ s\/km slower\./,
    ],
    [
      ['steadyRide', 'fadingRide'],
      'Which had more climbing?',
      /^On 14 June your climbing was \d+ m, on 21 June \d+ m, the same\./,
    ],
    [
      ['steadyRide', 'intervalRide'],
      'Which had the higher power?',
      /^The ride of 14 June was stronger, at \d+ W; on 21 June it was \d+ W, \d+ W less\.\s+Mind that they are different kinds/,
    ],
    [
      ['steadyRide', 'easingRide'],
      'heart rate at the same power',
      /^At \d+ W your heart rate averaged \d+ bpm in the first and \d+ bpm in the second\./,
    ],
    [
      ['steadyRide', 'intervalRide'],
      'compare heart rate at the same power',
      /^I can't compare heart rate at the same output, because in sessions that go up and down/,
    ],
    [
      ['steadyRide', 'fadingRide', 'hillyRide'],
      'which of the three was hardest?',
      /^The (?:first|second|third) was the hardest of them|were about the same in intensity factor/,
    ],
  ])('of %s, asked "%s"', (names, question, expected) => {
    expect(ask(names, question)).toMatch(expected);
  });

  it('agrees with the question where it is right, and says no where it is not', () => {
    const [first, second] = ['Was the first harder?', 'Was the second harder?'].map((question) =>
      ask(HARDER, question),
    );
    expect([first, second].map((text) => text?.split(':')[0]).sort()).toEqual(['No', 'Yes']);
    expect(ask(['steadyRun', 'racedRun'], 'Was my heart rate lower in the first?')).toMatch(
      /^(?:Yes|No): the run of \d+ June had the lower average heart rate, at \d+ bpm/,
    );
  });

  it('names the day that lacks something and gives the value of the other', () => {
    const day = (question: string, names: readonly SampleName[]) => ask(names, question);
    expect(day('compare power', ['rideWithoutPower', 'steadyRide'])).toMatch(
      /^On 14 June no average power was recorded; on 21 June it was \d+ W\./,
    );
    expect(day('compare power', ['steadyRide', 'rideWithoutPower'])).toMatch(
      /^On 21 June no average power was recorded; on 14 June it was \d+ W\./,
    );
  });

  it('knows the later from the second where fitness is asked for', () => {
    const [forward, backward] = [
      ask(['steadyRide', 'fadingRide'], 'Am I fitter?', [0, 1]),
      ask(['steadyRide', 'fadingRide'], 'Am I fitter?', [1, 0]),
    ];
    expect(forward).toContain(
      'The earlier one is the first, of 14 June 2025, and the later one the second, of 21 ' +
        'June 2025.',
    );
    expect(backward).toContain(
      'The earlier one is the second, of 14 June 2025, and the later one the first, of 21 ' +
        'June 2025.',
    );
    expect(
      new Set(
        [forward, backward].map(
          (text) => /^(Perhaps|Nothing here says so|These two show no change)/.exec(text)?.[1],
        ),
      ).size,
    ).toBe(forward.startsWith('These') ? 1 : 2);
    expect(ask(['steadyRide', 'intervalRide'], 'am i fitter')).toMatch(
      /^I can't tell from these whether you are fitter, because they are different kinds of session\./,
    );
  });

  it('sets the second beside the third where those two are named', () => {
    const answer = ask(
      ['steadyRide', 'fadingRide', 'hillyRide'],
      'Compare the second and the third',
    );
    expect(answer).toMatch(
      /^Less fade in the later ride: on 21 June .* on 28 June [\s\S]*\| Metric \| 21 June \| 28 June \|/,
    );
    expect(answer).not.toMatch(/14 June/);
    expect(
      ask(['steadyRide', 'intervalRide', 'hillyRide'], 'compare the second and the third'),
    ).toMatch(/\| Metric \| 21 June \| 28 June \|/);
  });

  it('does not tell of speed where heart rate was asked for', () => {
    expect(ask(['steadyRide', 'fadingRide'], 'compare heart rate')).not.toMatch(/wind, terrain/i);
    expect(ask(['steadyRide', 'fadingRide'], 'compare speed')).toMatch(/wind, terrain/i);
  });
});

describe('a place or a value asked of two workouts [CMP-05]', () => {
  it.each<[string, RegExp]>([
    [
      'power in the first 10 minutes',
      /^On 14 June your average power in the first 10:00 was \d+ W, on 21 June \d+ W, \d+ W more\./,
    ],
    [
      'power in the first 10 minutes of the second ride',
      /^On 21 June your average power in the first 10:00 was \d+ W\./,
    ],
    [
      'heart rate in the last 20 minutes',
      /^On 14 June your average heart rate in the last 20:00 was \d+ bpm, on 21 June \d+ bpm/,
    ],
    [
      'How long was I above 180 watts in each?',
      /^On 14 June your power was 180 W or more for [^.]* and on 21 June [^.]*\./,
    ],
    [
      'best 3 minute power in both',
      /^Your best 3 min power was on 21 June: \d+ W; on 14 June it was \d+ W(?:, \d+ W less)?\./,
    ],
    [
      'my watts per kg?',
      /^On 14 June your average power for each kilogram was 2\.8 W\/kg, on 21 June 2\.9 W\/kg/,
    ],
    ['what was my power after 5 hours', /^I can't say, because there is no such part in either\./],
  ])('is given for each: "%s"', (question, expected) => {
    expect(ask(['steadyRide', 'fadingRide'], question)).toMatch(expected);
  });
});
