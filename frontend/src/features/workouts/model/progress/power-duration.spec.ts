import { describe, expect, it } from '@jest/globals';
import { ridingRecords } from '#testing/workouts/progress.js';
import { durationsOf, namedCurves, powerAt, spaced } from './power-duration.js';

const curves = namedCurves(ridingRecords().powerCurves ?? { all: [], last90: [], last42: [] });

describe('power by duration', () => {
  it('gives one label to curves that are the same', () => {
    expect(curves.map(({ name }) => name)).toEqual(['All time', '90 days, 42 days']);
  });

  it('leaves out a window without rides', () => {
    expect(
      namedCurves({ all: curves[0]?.points ?? [], last90: [], last42: [] }).map(({ key }) => key),
    ).toEqual(['all']);
  });

  it('tells the next longer duration for one that a curve lacks, and nothing past its end', () => {
    const [all, recent] = curves;
    if (!all || !recent) throw new Error('there are two curves');
    expect(durationsOf(curves)).toEqual([1, 5, 60, 300, 1200, 3600]);
    expect(powerAt(recent, 300)).toMatchObject({ watts: 312, workoutId: 'ride-5' });
    expect(powerAt(all, 400)).toMatchObject({ seconds: 1200, watts: 270 });
    expect(powerAt(recent, 3600)).toBeNull();
  });

  it('leaves out values of the axis that would touch', () => {
    expect(spaced([0, 20, 35, 50, 71], (place) => place, 34)).toEqual([0, 35, 71]);
  });
});
