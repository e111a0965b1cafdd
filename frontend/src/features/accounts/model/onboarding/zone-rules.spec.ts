import { describe, expect, it } from '@jest/globals';
import { basePace, heartRateZones, paceZones, powerZones, type ZoneEdges } from './zone-rules.js';

const touching = (edges: ZoneEdges): boolean =>
  edges.every(([, max], index) => index === edges.length - 1 || max === edges[index + 1]?.[0]);

describe('zones', () => {
  it('power zones are 0-55, 55-75, 75-90, 90-105 and 105-150 % of FTP [ONB-46]', () => {
    expect(powerZones(200)).toEqual([
      [0, 110],
      [110, 150],
      [150, 180],
      [180, 210],
      [210, 300],
    ]);
  });

  it('heart-rate zones are shares of the reserve plus rest [ONB-47, ONB-48, ONB-49]', () => {
    expect(heartRateZones('cyclingHRZone', 190, 50)).toEqual([
      [120, 134],
      [134, 148],
      [148, 162],
      [162, 176],
      [176, 190],
    ]);
    expect(heartRateZones('runningHRZone', 190, 50)).toEqual([
      [127, 141],
      [141, 155],
      [155, 169],
      [169, 179],
      [179, 190],
    ]);
  });

  it('the base pace is the 5 km time by 5, else the 10 km time by 10 times 0.95 [ONB-50]', () => {
    expect(basePace(1500, null)).toBe(300);
    expect(basePace(null, 3000)).toBe(285);
    expect(basePace(1500, 3000)).toBe(300);
    expect(basePace(null, 0)).toBeNull();
  });

  it('limits the base to 180-1200 s per km before miles [ONB-51, ONB-52]', () => {
    expect(basePace(600, null)).toBe(180);
    expect(basePace(36_000, null)).toBe(1200);
    expect(paceZones(180, 'min/mi')[4]).toEqual([
      Math.round(180 * 1.609 * 0.97),
      Math.round(180 * 1.609 * 0.9),
    ]);
  });

  it('pace zones are multiples of the base, slow edge first [ONB-53]', () => {
    expect(paceZones(300, 'min/km')).toEqual([
      [420, 375],
      [375, 345],
      [345, 318],
      [318, 291],
      [291, 270],
    ]);
  });

  it('neighbours always share their edge, whatever the source', () => {
    for (let value = 30; value <= 700; value += 1) expect(touching(powerZones(value))).toBe(true);
    for (let resting = 30; resting < 100; resting += 1) {
      expect(touching(heartRateZones('cyclingHRZone', 187, resting))).toBe(true);
      expect(touching(heartRateZones('runningHRZone', 187, resting))).toBe(true);
    }
    for (let base = 180; base <= 1200; base += 7)
      expect(touching(paceZones(base, 'min/mi'))).toBe(true);
  });
});
