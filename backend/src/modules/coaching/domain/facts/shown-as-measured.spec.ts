import { describe, expect, it } from '@jest/globals';
import { SAMPLE_NAMES } from '#test/builders/coached-samples.js';
import { closeSheet, UNIT_SYSTEMS } from '#test/builders/coached-sheets.js';
import { shownRange } from '#test/support/coach/shown-values.js';

const CASES = SAMPLE_NAMES.flatMap((sample) =>
  (['METRIC', 'IMPERIAL'] as const).map((system) => [sample, system] as const),
);
const EPSILON = 1e-6;

describe.each(CASES)('every fact of %s in %s units', (sample, system) => {
  const numbers = closeSheet(sample, UNIT_SYSTEMS[system]).facts.filter(
    ({ value }) => typeof value === 'number',
  );

  it('shows its value to within half a unit of its last digit', () => {
    const wrong = numbers.filter(({ value, unit, display }) => {
      const range = shownRange(display, unit);
      return (
        range === null ||
        Number(value) < range.low - EPSILON ||
        Number(value) > range.high + EPSILON
      );
    });
    expect(
      wrong.map(({ key, value, unit, display }) => `${key}: ${display} for ${value} ${unit}`),
    ).toEqual([]);
    expect(numbers.length).toBeGreaterThan(15);
  });

  it('speaks of units of one system alone', () => {
    const foreign =
      system === 'METRIC'
        ? /\b(?:mi|mph|ft|miles?)\b|°F|\/mi\b/
        : /\b(?:km|km\/h|m|m\/h)\b|°C|\/km\b/;
    expect(
      numbers
        .filter(({ display }) => foreign.test(display))
        .map(({ key, display }) => `${key}: ${display}`),
    ).toEqual([]);
  });
});
