import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ATHLETE, NOBODY } from '#test/builders/recording.builder.js';
import { steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';
import { basePace, perMile } from './base-pace.js';
import { heartRateEdges, paceEdges, powerEdges, type ZoneEdges } from './zone-edges.js';
import { zoneTimes } from './zone-times.js';

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

describe('zone edges', () => {
  it('of power are 0-55-75-90-105-150 % of FTP [ONB-46]', () => {
    expect(powerEdges(250)).toEqual([0, 137.5, 187.5, 225, 262.5, 375]);
  });

  it('of heart rate are percents of the reserve, by sport [ONB-47, ONB-48, ONB-49]', () => {
    expect(heartRateEdges('cycling', 190, 50)).toEqual([120, 134, 148, 162, 176, 190]);
    expect(heartRateEdges('running', 190, 50)).toEqual([127, 141, 155, 169, 178.8, 190]);
  });

  it('of pace are multiples of the base pace of 5 km, else of 10 km [ONB-50, ONB-53]', () => {
    expect(paceEdges(basePace(1500, null) ?? 0).map(clock)).toEqual([
      '7:00',
      '6:15',
      '5:45',
      '5:18',
      '4:51',
      '4:30',
    ]);
    // Our definitions print 6:10 for the second: it is 6:10.5, half a second that they cut and the
    // clock rounds up.
    expect(paceEdges(basePace(null, 3120) ?? 0).map(clock)).toEqual([
      '6:55',
      '6:11',
      '5:41',
      '5:14',
      '4:48',
      '4:27',
    ]);
    expect(basePace(null, null)).toBeNull();
  });

  it('of pace per mile are 1.609 times those per km [ONB-51]', () => {
    expect(paceEdges(basePace(1500, null) ?? 0).map((pace) => clock(perMile(pace)))).toEqual([
      '11:16',
      '10:03',
      '9:15',
      '8:32',
      '7:48',
      '7:14',
    ]);
  });

  it('clamp the base pace per km before any conversion [ONB-52]', () => {
    expect(clock(perMile(basePace(65 * 60, null) ?? 0))).toBe('20:55');
    expect(basePace(2 * 3600, null)).toBe(1200);
    expect(basePace(600, null)).toBe(180);
  });
});

describe('time in zones', () => {
  const EDGES = powerEdges(250);

  it('puts a lower edge inside its zone and an upper edge into the next, save the top', () => {
    const zoneOf = (watts: number): unknown =>
      zoneTimes([watts], EDGES).find(({ seconds }) => seconds === 1)?.zone;
    expect([0, 137.4, 137.5, 225, 374.9, 375, 375.1].map(zoneOf)).toEqual([
      1,
      1,
      2,
      4,
      5,
      5,
      'above',
    ]);
    expect(zoneTimes([119.9], heartRateEdges('cycling', 190, 50))[0]).toMatchObject({
      zone: 'below',
      from: null,
      to: 120,
      seconds: 1,
    });
  });

  it('sums to the whole, whatever the values', () => {
    const value = fc.oneof(
      fc.double({ min: 0, max: 3000, noNaN: true }),
      fc.constantFrom(...EDGES, Number.NaN),
    );
    fc.assert(
      fc.property(fc.array(value), (values) => {
        const rows = zoneTimes(values, EDGES);
        const whole = values.filter(Number.isFinite).length;
        expect(rows.reduce((sum, row) => sum + row.seconds, 0)).toBe(whole);
        expect(rows.reduce((sum, row) => sum + row.percent, 0)).toBeCloseTo(
          whole === 0 ? 0 : 100,
          9,
        );
      }),
    );
  });

  it('is given for every channel and threshold that is there, and for no other', () => {
    const pace = {
      ...ATHLETE,
      basePaceSPerKm: { value: 300, source: 'profile', since: null },
    } as const;
    expect(Object.keys(analyse(steadyRide(), ATHLETE).zones)).toEqual(['power', 'heartRate']);
    expect(Object.keys(analyse(steadyRun(), pace).zones)).toEqual(['heartRate', 'pace']);
    expect(analyse(steadyRide(), NOBODY).zones).toEqual({});
  });

  it("uses the athlete's own zones of the sport, and says since when [ONB-16, ONB-18]", () => {
    const own = (edges: ZoneEdges) => ({ edges, source: 'profile', since: '2026-02-01' }) as const;
    const zones = {
      power: own([0, 100, 150, 200, 250, 400]),
      heartRate: { cycling: own([100, 120, 140, 160, 180, 200]) },
      pace: own([420, 400, 380, 360, 340, 320]),
    };
    const analysis = analyse(steadyRide(), { ...ATHLETE, zones });
    expect(analysis.zones.power?.find(({ zone }) => zone === 3)).toMatchObject({
      from: 150,
      to: 200,
    });
    expect(analysis.zones.heartRate?.find(({ zone }) => zone === 1)).toMatchObject({
      from: 100,
      to: 120,
    });
    expect(analysis.thresholds.zones?.power).toMatchObject({
      source: 'profile',
      since: '2026-02-01',
    });
    expect(
      analyse(steadyRide(), { ...NOBODY, zones: { power: zones.power } }).zones,
    ).toHaveProperty('power');
    const run = analyse(steadyRun(), { ...ATHLETE, zones });
    expect(run.zones.heartRate?.find(({ zone }) => zone === 1)).not.toMatchObject({ from: 100 });
    expect(run.zones.pace?.find(({ zone }) => zone === 5)).toMatchObject({ from: 340, to: 320 });
  });

  it('of pace names the slower edge first and counts it in', () => {
    const thresholds = {
      ...ATHLETE,
      basePaceSPerKm: { value: 300, source: 'profile', since: null },
    } as const;
    const rows = analyse(steadyRun(1000, 1000 / 375), thresholds).zones.pace ?? [];
    expect(rows.find(({ zone }) => zone === 2)).toMatchObject({
      from: 375,
      to: 345,
      seconds: 1000,
    });
    expect(rows.find(({ zone }) => zone === 'below')).toMatchObject({ from: null, to: 420 });
  });
});
