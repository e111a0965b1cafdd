import { describe, expect, it } from '@jest/globals';
import type { Answers } from './answers.js';
import {
  missingSource,
  withNeighbour,
  withPaceUnit,
  workedOut,
  zoneProblems,
} from './zone-fields.js';

const paced: Answers = { best5kTimeSeconds: 1500, runningPaceUnit: 'min/km' };

describe('zones in the answers', () => {
  it('are not worked out without their source, and say what is missing [ONB-45]', () => {
    expect(missingSource('powerZone', {})).toMatch(/FTP/);
    expect(missingSource('cyclingHRZone', { maxHR: 190 })).toMatch(/resting/);
    expect(missingSource('runningHRZone', { maxHR: 110, restingHR: 110 })).toMatch(/below/);
    expect(missingSource('paceZone', {})).toMatch(/5 or 10 km/);
    expect(workedOut('powerZone', {})).toEqual({});
    expect(missingSource('runningHRZone', { maxHR: 190, restingHR: 50 })).toBeNull();
  });

  it.each<[string, Parameters<typeof missingSource>]>([
    ['an FTP of −5 W', ['powerZone', { currentFTP: -5 }]],
    ['an FTP of 5,000 W', ['powerZone', { currentFTP: 5000 }]],
    ['a maximum heart rate of −190', ['cyclingHRZone', { maxHR: -190, restingHR: -200 }]],
    ['5 km in a second', ['paceZone', { best5kTimeSeconds: 1 }]],
  ])('are not worked out from %s [ONB-45]', (_, [family, answers]) => {
    expect(missingSource(family, answers)).toMatch(/^Needs/);
    expect(workedOut(family, answers)).toEqual({});
  });

  it('are worked out from the time that can be, where the other cannot', () => {
    expect(
      workedOut('paceZone', { ...paced, best5kTimeSeconds: 1, best10kTimeSeconds: 3000 }),
    ).toMatchObject({ paceZone1Min: '6:39' });
  });

  it('carry watts as numbers and paces as text', () => {
    expect(workedOut('powerZone', { currentFTP: 200 })).toMatchObject({
      powerZone1Min: 0,
      powerZone5Max: 300,
    });
    expect(workedOut('paceZone', paced)).toMatchObject({
      paceZone1Min: '7:00',
      paceZone5Max: '4:30',
    });
  });

  it('are computed again when the pace unit changes and a best time is known [ONB-44]', () => {
    const edited = { ...paced, ...workedOut('paceZone', paced), paceZone3Min: '1:23' };
    const miles = withPaceUnit('min/mi', edited);
    expect(miles).toMatchObject({ runningPaceUnit: 'min/mi', paceZone3Min: '9:15' });
    expect(withPaceUnit('min/km', { ...edited, ...miles })).toMatchObject({
      paceZone1Min: '7:00',
      paceZone3Min: '5:45',
    });
  });

  it('are converted when the pace unit changes and no best time is known', () => {
    expect(
      withPaceUnit('min/mi', {
        runningPaceUnit: 'min/km',
        paceZone1Min: '6:00',
        paceZone2Min: 'x',
      }),
    ).toEqual({
      runningPaceUnit: 'min/mi',
      paceZone1Min: '9:39',
      paceZone2Min: 'x',
    });
    expect(withPaceUnit('min/km', { paceZone1Min: '6:00' })).toEqual({ runningPaceUnit: 'min/km' });
  });

  it('move a shared edge together and leave a gap alone', () => {
    const zones = workedOut('powerZone', { currentFTP: 200 });
    expect(withNeighbour({ family: 'powerZone', zone: 2, edge: 'Max' }, 155, zones)).toEqual({
      powerZone2Max: 155,
      powerZone3Min: 155,
    });
    expect(withNeighbour({ family: 'powerZone', zone: 2, edge: 'Min' }, 100, zones)).toEqual({
      powerZone2Min: 100,
      powerZone1Max: 100,
    });
    expect(
      withNeighbour({ family: 'powerZone', zone: 2, edge: 'Max' }, 155, {
        ...zones,
        powerZone3Min: 160,
      }),
    ).toEqual({
      powerZone2Max: 155,
    });
    expect(withNeighbour({ family: 'powerZone', zone: 5, edge: 'Max' }, 320, zones)).toEqual({
      powerZone5Max: 320,
    });
    const cleared = {
      ...zones,
      ...withNeighbour({ family: 'powerZone', zone: 2, edge: 'Max' }, null, zones),
    };
    expect(withNeighbour({ family: 'powerZone', zone: 2, edge: 'Max' }, 155, cleared)).toEqual({
      powerZone2Max: 155,
      powerZone3Min: 155,
    });
  });

  it('tell of edges that do not touch and of zones that end before they begin', () => {
    const zones = workedOut('powerZone', { currentFTP: 200 });
    expect(zoneProblems('powerZone', zones)).toEqual([]);
    expect(zoneProblems('powerZone', { ...zones, powerZone3Min: 151 })).toEqual([]);
    expect(zoneProblems('powerZone', { ...zones, powerZone3Min: 160 })).toEqual([
      'Zones 2 and 3 do not touch.',
    ]);
    expect(zoneProblems('powerZone', { ...zones, powerZone5Max: 200 })).toEqual([
      'Zone 5 ends no higher than it begins.',
    ]);
    const paces = workedOut('paceZone', paced);
    expect(zoneProblems('paceZone', paces)).toEqual([]);
    expect(zoneProblems('paceZone', { ...paces, paceZone5Max: '5:30' })).toEqual([
      'Zone 5 ends no faster than it begins.',
    ]);
  });
});
