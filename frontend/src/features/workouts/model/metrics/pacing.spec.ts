import { describe, expect, it } from '@jest/globals';
import type { MetricResult } from '../analysis.js';
import { pacingSentence, pacingVerdicts } from './pacing.js';

const judged = (value: number, unit = '%'): MetricResult => ({
  value,
  unit,
  version: 1,
  applicable: true,
});
const shut = (reason: string): MetricResult => ({
  value: null,
  unit: '%',
  version: 1,
  applicable: false,
  reason,
});
const pacing = { outputChannel: 'power' as const, quarters: [], halves: [] };

describe('pacing', () => {
  it('tells halves and fading in words, each where it may be judged', () => {
    expect(
      pacingSentence({ pacing, metrics: { splitDifference: judged(0.4), fade: judged(6.9) } }),
    ).toBe(
      'Both halves were even. The last quarter was 6.9% below the second. Judged on like ground ' +
        'and under power, without stops, coasting, warm-up and cool-down; the quarters are shown ' +
        'as measured.',
    );
    expect(
      pacingSentence({
        pacing,
        metrics: { splitDifference: judged(2.2), fade: shut('Too short.') },
      }),
    ).toMatch(/^The second half was 2\.2% stronger than the first\. Judged on like ground/);
  });

  it('says nothing in words where neither may be judged', () => {
    expect(
      pacingSentence({
        pacing,
        metrics: { splitDifference: shut('Intervals.'), fade: shut('Intervals.') },
      }),
    ).toBeNull();
  });

  it('keeps the reason of each that may not be judged', () => {
    const { told, untold } = pacingVerdicts({
      metrics: {
        splitDifference: shut('Intervals.'),
        fade: shut('Intervals.'),
        decoupling: shut('Poor heart rate.'),
        repFade: judged(-2.02),
      },
    });
    expect(told.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Fade per repetition, over all −2.0%',
    ]);
    expect(untold.map(({ reason, label }) => [label, reason])).toEqual([
      ['Second half', 'Intervals.'],
      ['Fade', 'Intervals.'],
      ['Decoupling', 'Poor heart rate.'],
    ]);
  });

  it('tells the trend over all repetitions from the last against the first, and by what', () => {
    const { told } = pacingVerdicts({
      metrics: { repFade: judged(1.6), repDifference: judged(-4.1) },
    });
    expect(told.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Fade per repetition, over all +1.6%',
      'Last repetition against first −4.1%',
    ]);
    for (const { explanation } of told)
      expect(explanation).toContain('by pace with hills taken out on foot');
  });

  it('asks about repetitions only where there were some', () => {
    const { untold } = pacingVerdicts({
      metrics: { repFade: shut('There are none.'), repDifference: shut('There are none.') },
    });
    expect(untold).toEqual([]);
  });
});
