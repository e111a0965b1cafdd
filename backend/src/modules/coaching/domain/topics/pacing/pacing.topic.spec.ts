import { describe, expect, it } from '@jest/globals';
import { answered, sampleSheet, sampleWorkout } from '#test/builders/coached-sheets.js';
import { IMPERIAL_UNITS, METRIC_UNITS } from '#kernel/units.js';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import { pacingTopic } from './pacing.topic.js';
import { splitTopic } from './split.topic.js';
import { startTopic } from './start.topic.js';

const QUESTION = 'Did I fade at the end?';

function paragraphs(text: string): string[] {
  return text.split('\n\n');
}

describe('pacing', () => {
  it('says no where power held, and what it cost the heart', () => {
    const [finding, evidence] = paragraphs(
      answered(pacingTopic, sampleSheet('steadyRide'), QUESTION).content,
    );
    expect(finding).toMatch(
      /^No, you held your effort to the end: power in the last quarter hardly differed from the second/,
    );
    expect(evidence).toContain('your heart rate rose by 7 bpm');
  });

  it('says yes where power fell at the same heart rate, by how much, and points at the stretch', () => {
    const { content, evidence } = answered(pacingTopic, sampleSheet('fadingRide'), QUESTION);
    expect(paragraphs(content)[0]).toBe(
      'Yes, you faded towards the end: power in the last quarter was 10% lower than in the second.',
    );
    expect(content).toContain('212 W, 212 W, 210 W and 190 W');
    const last = evidence.find(({ label }) => label === 'Power in the last quarter');
    expect(last).toMatchObject({
      value: expect.closeTo(190, 0),
      unit: 'W',
      display: '190 W',
      at: { channel: 'power', to: 5529 },
    });
  });

  it('calls it easing off where heart rate fell along', () => {
    const { content } = answered(pacingTopic, sampleSheet('easingRide'), QUESTION);
    expect(content).toMatch(
      /^No, you eased off at the end rather than faded: power in the last quarter was 20% lower/,
    );
    expect(content).toContain('your heart rate fell by 18 bpm');
  });

  it('judges an interval session by its intervals', () => {
    const { content } = answered(pacingTopic, sampleSheet('intervalRide'), QUESTION);
    expect(content).toMatch(
      /^Your intervals were fairly even: the strongest and the weakest were 6\.4% apart\./,
    );
    expect(content).toContain('five work intervals, 5 × 4 min');
    expect(content).not.toMatch(/faded|quarter/);
  });

  it('does not judge the speed of a ride without power', () => {
    const { content } = answered(pacingTopic, sampleSheet('rideWithoutPower'), QUESTION);
    expect(content).toMatch(
      /^I can't tell whether you faded, because without power, wind and terrain decide/,
    );
  });

  it('tells a runner the change of pace in the unit of choice, slower as slower', () => {
    expect(answered(pacingTopic, sampleSheet('steadyRun'), QUESTION).content).toContain(
      'your pace in the last quarter was 8 s/km slower than in the second',
    );
    expect(
      answered(pacingTopic, sampleSheet('steadyRun', IMPERIAL_UNITS), QUESTION).content,
    ).toMatch(/your pace in the last quarter was 1\d s\/mi slower/);
  });

  it('answers a question that is no yes or no without one', () => {
    expect(answered(pacingTopic, sampleSheet('fadingRide'), 'How was my pacing?').content).toMatch(
      /^You faded/,
    );
  });

  it('cannot tell tiredness from choice without heart rate', () => {
    const workout = sampleWorkout('fadingRide');
    const pacing = workout.analysis.pacing;
    if (!pacing) throw new Error('the sample has no pacing');
    const blind = {
      ...workout.analysis,
      pacing: {
        ...pacing,
        quarters: pacing.quarters.map((part) => ({ ...part, heartRate: null })),
      },
    };
    const sheet = buildFactSheet({ ...workout, analysis: blind }, METRIC_UNITS);
    expect(answered(pacingTopic, sheet, QUESTION).content).toContain(
      'Without heart rate I cannot tell tiredness from choice',
    );
  });
});

describe('halves', () => {
  it('names a positive split with its size', () => {
    expect(answered(splitTopic, sampleSheet('fadingRide')).content).toMatch(
      /^This was a positive split: power was 5\.\d% lower in the second half than in the first\./,
    );
  });

  it('calls halves within a percent even', () => {
    expect(answered(splitTopic, sampleSheet('steadyRun')).content).toMatch(
      /^Your halves were even/,
    );
  });

  it('gives the reason where halves may not be compared', () => {
    expect(answered(splitTopic, sampleSheet('intervalRide')).content).toMatch(
      /^I can't tell how your halves compared, because this was an interval session/,
    );
  });
});

describe('start', () => {
  it('finds no fast start in an even ride', () => {
    expect(answered(startTopic, sampleSheet('steadyRide')).content).toMatch(
      /^No, you did not start too fast: the first quarter was on a level with the second/,
    );
  });

  it('finds a fast start, and says whether it was paid for at the end', () => {
    const workout = sampleWorkout('steadyRide');
    const { pacing } = workout.analysis;
    if (!pacing) throw new Error('the sample has no pacing');
    const quarters = pacing.quarters.map((part, index) =>
      index === 0 ? { ...part, output: 230 } : part,
    );
    const sheet = buildFactSheet(
      { ...workout, analysis: { ...workout.analysis, pacing: { ...pacing, quarters } } },
      METRIC_UNITS,
    );
    const { content } = answered(startTopic, sheet);
    expect(content).toMatch(
      /^Yes, you started fast: power in the first quarter was 16% higher than in the second\./,
    );
    expect(content).toContain('You did not pay for it at the end');
  });
});
