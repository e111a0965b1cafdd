import { describe, expect, it } from '@jest/globals';
import { IMPERIAL_UNITS, METRIC_UNITS } from '#kernel/units.js';
import { automaticTitle, type TitledFacts } from './automatic-title.js';

const facts: TitledFacts = {
  sport: 'road_cycling',
  family: 'cycling',
  startTime: new Date('2026-06-07T06:30:00Z'),
  utcOffsetS: 7200,
  durationS: 5400,
  distanceM: 42_195,
  workSet: null,
};
const titled = (changes: Partial<TitledFacts>, units = METRIC_UNITS) =>
  automaticTitle({ ...facts, ...changes }, units).replaceAll('\u00a0', ' ');

describe('the automatic title', () => {
  it.each([
    [{ sport: 'cycling' }, 'Morning ride, 42 km'],
    [{}, 'Morning road ride, 42 km'],
    [{ sport: 'trail_running', family: 'running' }, 'Morning trail run, 42 km'],
    [{ sport: 'mountain_biking' }, 'Morning mountain bike ride, 42 km'],
    [{ sport: 'indoor_wheelchair_run', family: 'running' }, 'Morning indoor wheelchair run, 42 km'],
    [{ sport: 'running', family: 'running', workSet: '6 × 3 min' }, 'Morning run, 6 × 3 min'],
  ] as const)('names kind and set or distance: %j', (changes, title) => {
    expect(titled(changes)).toBe(title);
  });

  it.each([
    ['2026-06-07T22:30:00Z', 'Night'],
    ['2026-06-07T02:30:00Z', 'Early morning'],
    ['2026-06-07T09:00:00Z', 'Midday'],
    ['2026-06-07T12:00:00Z', 'Afternoon'],
    ['2026-06-07T16:00:00Z', 'Evening'],
  ])('names the part of the day by the clock of the place: %s', (start, part) => {
    expect(titled({ startTime: new Date(start) })).toBe(`${part} road ride, 42 km`);
  });

  it('leaves out the part of the day where the clock is unknown', () => {
    expect(titled({ utcOffsetS: null })).toBe('Road ride, 42 km');
  });

  it.each([
    [9_949, '9.9 km'],
    [9_960, '10 km'],
    [400, '0.4 km'],
    [0, '1 h 30 min'],
    [null, '1 h 30 min'],
  ])('says a distance of %s m as %s', (distanceM, extent) => {
    expect(titled({ distanceM })).toBe(`Morning road ride, ${extent}`);
  });

  it('counts miles for those who do, and minutes and hours without a distance', () => {
    expect(titled({}, IMPERIAL_UNITS)).toBe('Morning road ride, 26 mi');
    const seconds = [20, 2700, 7200].map((durationS) => titled({ distanceM: null, durationS }));
    expect(seconds.map((title) => title.split(', ')[1])).toEqual(['1 min', '45 min', '2 h']);
  });

  it('prefers the distance to a set too long for a list', () => {
    expect(titled({ workSet: '2 × 8 min + 4 × 1 min + 3 × 30 s + 2 min' })).toContain('42 km');
  });
});
