import { describe, expect, it } from '@jest/globals';
import { found, sheetOf, shown } from '#test/builders/found.js';
import { steadyRide } from '#test/builders/sample-recordings.js';

const ride = (watts: number, beats: number, seconds = 5400) =>
  sheetOf(
    steadyRide(seconds, {
      channels: { power: () => watts, heartRate: (second) => beats + (second % 3) },
    }),
  );

describe('power and heart rate that disagree', () => {
  it('are said with what that may mean, both ways', () => {
    const dear = ride(180, 160);
    expect(shown(dear, found(dear, 'cost.two-measures.dear'))).toMatch(
      /Moderate by power, \w+( \w+)? by heart rate: .* watts were dear today\. Heat, tiredness/,
    );
    const cheap = ride(212, 118);
    expect(shown(cheap, found(cheap, 'cost.two-measures.cheap'))).toContain('came cheaply');
  });

  it('are not where they agree, and not on a short ride', () => {
    expect(found(ride(130, 110), 'cost.two-measures')).toBeNull();
    expect(found(ride(180, 160, 1800), 'cost.two-measures')).toBeNull();
  });
});
