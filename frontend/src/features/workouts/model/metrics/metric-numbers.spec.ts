import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#lib/units.js';
import type { MetricResult } from '../analysis.js';
import { metricNumbers } from './metric-numbers.js';

const metric = (
  value: number | null,
  unit: string,
  more: Partial<MetricResult> = {},
): MetricResult => ({ value, unit, version: 1, applicable: value !== null, ...more });
const told = (numbers: readonly { label: string; figure: { value: string; unit: string } }[]) =>
  numbers.map(({ label, figure }) => `${label}: ${figure.value} ${figure.unit}`.trim());

describe('metricNumbers', () => {
  it('tells first what everybody reads, in one order, each in its own digits', () => {
    const { first, more } = metricNumbers(
      {
        work: metric(668.4, 'kJ'),
        intensityFactor: metric(0.8751, 'ratio'),
        trainingStress: metric(76.6, 'TSS'),
        wPrimeLeft: metric(18_240, 'J'),
        coastingShare: metric(2.06, '%'),
      },
      'cycling',
      METRIC_UNITS,
    );
    expect(told(first.judged)).toEqual([
      'Intensity factor: 0.88',
      'Training stress: 77',
      'Work: 668 kJ',
    ]);
    expect(told(more.judged)).toEqual(['Coasting: 2.1 %', 'W prime left: 18.2 kJ']);
  });

  it('shows a unit that it does not know with three digits', () => {
    const { more } = metricNumbers(
      { one: metric(3.1864, 'W/kg'), two: metric(0.0512, 'W/kg'), three: metric(1234.4, 'W/kg') },
      'cycling',
      METRIC_UNITS,
    );
    expect(told(more.judged).map((text) => text.split(': ')[1])).toEqual([
      '3.19 W/kg',
      '0.05 W/kg',
      '1234 W/kg',
    ]);
  });

  it('does not repeat the summary, and does not ask a run for what only rides have', () => {
    const { first, more } = metricNumbers(
      {
        averagePower: metric(180, 'W'),
        coastingShare: metric(null, '%', { reason: 'This is measured on rides only.' }),
      },
      'running',
      METRIC_UNITS,
    );
    expect([...first.judged, ...first.unjudged, ...more.judged, ...more.unjudged]).toEqual([]);
  });

  it('keeps unjudged metrics apart and starts with the reason', () => {
    const { first } = metricNumbers(
      {
        normalizedPower: metric(201, 'W', { applicable: false, reason: 'The ride was too short.' }),
      },
      'cycling',
      METRIC_UNITS,
    );
    expect(first.judged).toEqual([]);
    expect(first.unjudged[0]?.explanation).toMatch(/^The ride was too short\. The steady power/);
  });

  it('says how a value was come by', () => {
    const { more } = metricNumbers(
      { estimatedFtp: metric(251, 'W', { note: 'A proposal.' }) },
      'cycling',
      METRIC_UNITS,
    );
    expect(more.judged[0]?.explanation).toMatch(/A proposal\.$/);
  });

  it('shows a metric that it has no words for under its own name', () => {
    const { more } = metricNumbers({ wheelRevolutions: metric(419, '') }, 'cycling', METRIC_UNITS);
    expect(told(more.judged)).toEqual(['Wheel revolutions: 419']);
  });
});
