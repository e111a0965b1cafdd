import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS, type UnitPreferences } from '#lib/units.js';
import { figureText } from '#lib/format.js';
import { metric, rideOf, runOf, type Session } from '#testing/workouts/compared-workouts.js';
import { detectableChange, DETECTABLE } from './detectable.js';
import { differenceRows, type DifferenceRow } from './difference-rows.js';
import { compared } from './names.js';

const IMPERIAL: UnitPreferences = {
  unitSystem: 'IMPERIAL',
  paceUnit: 'min/mi',
  distanceUnit: 'mi',
  elevationUnit: 'ft',
};

function row(
  id: string,
  other: Session,
  base: Session = {},
  units = METRIC_UNITS,
  of = rideOf,
): DifferenceRow {
  const found = differenceRows(compared([of(base), of(other)]), units).find(
    (candidate) => candidate.id === id,
  );
  if (!found) throw new Error(`there is no row ${id}`);
  return found;
}

const told = ({ differences: [difference] }: DifferenceRow): string =>
  [
    difference?.state,
    difference?.figure ? figureText(difference.figure) : null,
    difference?.verdict,
  ]
    .filter(Boolean)
    .join(' ');

describe('the least difference that is more than noise', () => {
  it('follows from the sensor error: 1.96 · √2 · 1.2 % or 1.4 %', () => {
    expect(detectableChange(DETECTABLE.power, 200, 200)).toBeCloseTo(6.65, 2);
    expect(detectableChange(DETECTABLE.heartRate, 150, 150)).toBeCloseTo(5.82, 2);
  });

  it('adds the errors of power and heart rate up as squares for efficiency', () => {
    expect(DETECTABLE.powerPerBeat.share).toBeCloseTo(Math.sqrt(0.03326 ** 2 + 0.03881 ** 2), 4);
  });

  it('has a floor where a share of little would be nothing', () => {
    expect(detectableChange(DETECTABLE.climbing, 40, 44)).toBe(10);
    expect(detectableChange(DETECTABLE.climbing, 1000, 1000)).toBe(30);
  });
});

describe('rows of differences', () => {
  it('tells a difference with its sign and unit, other minus base', () => {
    expect(told(row('power', { avgPower: 194 }))).toBe('differs +12\u00a0W');
    expect(told(row('heartRate', { avgHr: 140 }))).toBe('differs \u22128\u00a0bpm');
    expect(told(row('movingTime', { durationS: 4325 }))).toBe('differs +12:05');
  });

  it('calls a difference within the noise about the same', () => {
    expect(told(row('power', { avgPower: 187 }))).toBe('same +5\u00a0W');
    expect(told(row('heartRate', { avgHr: 148 }))).toBe('same 0\u00a0bpm');
  });

  it('adds up for a reader who subtracts the shown values', () => {
    const found = row(
      'trainingStress',
      { metrics: { trainingStress: metric(82.4, 'TSS') } },
      { metrics: { trainingStress: metric(73.6, 'TSS') } },
    );
    expect([...found.values.map(figureText), told(found)]).toEqual(['74', '82', 'differs +8']);
  });

  it('says better or worse only for efficiency and decoupling', () => {
    const of = (power: number, drift: number): Session => ({
      metrics: { efficiencyFactor: metric(power, 'W/bpm'), decoupling: metric(drift, '%') },
    });
    expect(told(row('efficiencyFactor', of(1.6, 3), of(1.4, 7)))).toBe(
      'differs +0.20\u00a0W/bpm better',
    );
    expect(told(row('decoupling', of(1.6, 3), of(1.4, 7)))).toBe(
      'differs \u22124.0\u00a0points better',
    );
    expect(told(row('decoupling', of(1.6, 9), of(1.4, 3)))).toBe('differs +6.0\u00a0points worse');
    expect(told(row('power', { avgPower: 260 }))).toBe('differs +78\u00a0W');
  });

  it('follows the athlete’s units, degrees and paces too', () => {
    expect(told(row('temperature', { temperature: 31 }, {}, IMPERIAL))).toBe('differs +18\u00a0°F');
    expect(told(row('pace', { avgSpeed: 4 }, { avgSpeed: 3.6 }, METRIC_UNITS, runOf))).toBe(
      'differs \u22120:28\u00a0/km',
    );
    expect(told(row('pace', { avgSpeed: 4 }, { avgSpeed: 3.6 }, IMPERIAL, runOf))).toBe(
      'differs \u22120:45\u00a0/mi',
    );
    expect(told(row('climbing', { elevGainM: 410 }, {}, IMPERIAL))).toBe('differs +328\u00a0ft');
  });

  it('leaves out what none of the workouts has', () => {
    const ids = differenceRows(
      compared([rideOf({ avgPower: null }), rideOf({ avgPower: null })]),
      METRIC_UNITS,
    ).map(({ id }) => id);
    expect(ids).not.toContain('power');
    expect(ids).toContain('heartRate');
  });

  it('counts the share of zones 4 and 5 with the time above them', () => {
    const zone = (name: number | 'above', percent: number) => ({
      zone: name,
      from: null,
      to: null,
      seconds: percent,
      percent,
    });
    const zones = (hard: number) => ({
      power: [zone(3, 80 - hard), zone(4, hard), zone(5, 15), zone('above', 5)],
    });
    expect(
      told(
        row('hard.power', { analysis: { zones: zones(30) } }, { analysis: { zones: zones(10) } }),
      ),
    ).toBe('differs +20\u00a0points');
  });

  it('sets each of three workouts against the first', () => {
    const [found] = differenceRows(
      compared([rideOf(), rideOf({ durationS: 3700 }), rideOf({ durationS: 3500 })]),
      METRIC_UNITS,
    );
    expect(found?.differences.map(({ figure }) => figure?.value)).toEqual(['+1:40', '\u22121:40']);
  });
});
