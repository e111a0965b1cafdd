import { describe, expect, it } from '@jest/globals';
import { found, sheetOf, shown } from '#test/builders/found.js';
import { steadyRide, steadyRun } from '#test/builders/sample-recordings.js';

const nothing = () => Number.NaN;
const waves = (middle: number) => (second: number) => middle + (second % 3);

describe('findings of what nobody recorded', () => {
  it('say that a ride with nothing but its track cannot be judged, and what to wear', () => {
    const channels = { heartRate: nothing, power: nothing, cadence: nothing };
    const sheet = sheetOf(steadyRide(2200, { channels }));
    expect(shown(sheet, found(sheet, 'data.missing.effort'))).toMatch(
      /heart rate, power or cadence.*strap/,
    );
    expect(found(sheetOf(steadyRide()), 'data.missing')).toBeNull();
  });

  it('say of a ride without power that only heart rate tells, and ask indoors for the trainer', () => {
    const channels = { power: nothing, heartRate: waves(133) };
    const outside = sheetOf(steadyRide(2700, { channels }));
    expect(shown(outside, found(outside, 'data.missing.output'))).toMatch(
      /[Nn]o power.*only heart rate/,
    );
    const inside = sheetOf(steadyRide(2700, { channels, indoor: true }));
    expect(found(inside, 'data.missing.output')?.action).toMatch(/[Pp]air your trainer/);
  });

  it('say of a run without distance that pacing cannot be judged, and nothing of power', () => {
    const channels = { speed: nothing, distance: nothing, heartRate: waves(158) };
    const sheet = sheetOf(steadyRun(2400, 3, { channels }));
    expect(shown(sheet, found(sheet, 'data.missing.output'))).toMatch(/distance or pace/);
    expect(shown(sheet, found(sheet, 'data.missing.output'))).not.toMatch(/power/);
    expect(found(sheetOf(steadyRun()), 'data.missing.output')).toBeNull();
  });

  it('say that the price of the watts is unknown without a heart rate', () => {
    const sheet = sheetOf(steadyRide(2700, { channels: { heartRate: nothing } }));
    expect(shown(sheet, found(sheet, 'data.missing.heart-rate'))).toContain('strap');
  });
});
