import { describe, expect, it } from '@jest/globals';
import { SAMPLES } from '#test/builders/coached-samples.js';
import { sampleSheet, sampleWorkout } from '#test/builders/coached-sheets.js';
import { IMPERIAL_UNITS, METRIC_UNITS } from '#kernel/units.js';
import { sheetHash } from '#coaching/application/sheet-hash.js';
import { buildFactSheet } from './build-fact-sheet.js';
import { canonicalJson } from './canonical-json.js';
import { FactSheet } from './fact-sheet.js';

describe('buildFactSheet', () => {
  it('gives each fact an id, a key of its own, a value, a display and where it came from', () => {
    const { facts } = sampleSheet('intervalRide');
    expect(facts.map(({ id }) => id)).toEqual(facts.map((_, index) => `F${index + 1}`));
    expect(new Set(facts.map(({ key }) => key)).size).toBe(facts.length);
    expect(
      facts.filter(({ display, method, label }) => display === '' || method === '' || label === ''),
    ).toEqual([]);
    expect(facts.map(({ display }) => display).join(' ')).not.toMatch(
      /NaN|Infinity|undefined|null/,
    );
  });

  it('is the same for the same workout, and another in other units', () => {
    const again = buildFactSheet(SAMPLES.steadyRide(), METRIC_UNITS);
    expect(sheetHash(again)).toBe(sheetHash(sampleSheet('steadyRide')));
    expect(sheetHash(again)).toMatch(/^[0-9a-f]{64}$/);
    expect(sheetHash(sampleSheet('steadyRide', IMPERIAL_UNITS))).not.toBe(sheetHash(again));
  });

  it('has another hash for another engine, another athlete and another kind', () => {
    const sheet = sampleSheet('steadyRide');
    const { context, facts, constants, unknowns, extras } = sheet;
    const hashes = [
      sheetHash(sheet),
      sheetHash(
        new FactSheet({ ...context, engineVersion: '0.0.1' }, facts, constants, unknowns, extras),
      ),
      sheetHash(new FactSheet(context, facts, constants, unknowns, { ...extras, kind: 'history' })),
      sheetHash(
        new FactSheet(context, facts, constants, unknowns, {
          ...extras,
          athlete: { level: 'beginner', injuries: false },
        }),
      ),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('takes on what a tool found, behind what is there and once each', () => {
    const sheet = sampleSheet('steadyRide');
    const [known] = sheet.facts;
    const draft = {
      key: 'tool.x',
      label: 'X',
      value: 3,
      unit: 'W',
      display: '3 W',
      about: ['power'],
      quality: 'derived' as const,
      method: 'delta',
    };
    const { sheet: more, added } = sheet.with([draft, { ...draft, key: known?.key ?? '' }]);
    expect(added.map(({ id }) => id)).toEqual([`F${sheet.facts.length + 1}`, known?.id]);
    expect([
      more.facts.length,
      more.withId(added[0]?.id ?? '')?.key,
      more.with([draft]).sheet === more,
    ]).toEqual([sheet.facts.length + 1, 'tool.x', true]);
  });

  it('tells what is missing instead of leaving it out', () => {
    const keys = (name: 'rideWithoutPower' | 'rideWithoutHeartRate' | 'bareRun') =>
      sampleSheet(name).unknowns.map(({ key }) => key);
    expect(keys('rideWithoutPower')).toEqual(
      expect.arrayContaining(['power', 'fade', 'decoupling', 'history', 'readiness']),
    );
    expect(keys('rideWithoutHeartRate')).toEqual(
      expect.arrayContaining(['heartRate', 'temperature', 'decoupling', 'trimp']),
    );
    expect(keys('bareRun')).toEqual(
      expect.arrayContaining(['heartRate', 'cadence', 'climbing', 'intensityFactor']),
    );
  });

  it('holds no value that the engine may not judge', () => {
    const { metrics } = sampleWorkout('intervalRide').analysis;
    expect(metrics['variabilityIndex']).toMatchObject({
      applicable: false,
      value: expect.any(Number),
    });
    expect(sampleSheet('intervalRide').get('power.variability')).toBeUndefined();
    expect(sampleSheet('intervalRide').unknown('variabilityIndex')?.reason).toBe(
      'this was an interval session, and its parts are meant to differ',
    );
  });

  it('does not take a sensor for silent that was not there', () => {
    const workout = sampleWorkout('rideWithoutPower');
    const sheet = buildFactSheet(
      { ...workout, summary: { ...workout.summary, avgPowerW: 0, maxPowerW: 0 } },
      METRIC_UNITS,
    );
    expect(sheet.has('power.average')).toBe(false);
    expect(sheet.unknown('power')?.reason).toBe('this ride has no power data');
  });

  it('knows heights of a virtual course, and none of a room', () => {
    const workout = sampleWorkout('hillyRide');
    const virtual = buildFactSheet(
      { ...workout, indoor: true, sport: 'virtual_cycling' },
      METRIC_UNITS,
    );
    const room = buildFactSheet(
      { ...workout, indoor: true, sport: 'indoor_cycling' },
      METRIC_UNITS,
    );
    expect([virtual.has('climb.gain', 'climbs.1.gain'), virtual.unknown('climbing')]).toEqual([
      true,
      undefined,
    ]);
    expect([
      room.has('climb.gain'),
      room.has('climbs.1.gain'),
      room.unknown('climbing')?.reason,
    ]).toEqual([false, false, 'this ride was indoors']);
  });

  it('says whose word a threshold is', () => {
    const workout = sampleWorkout('steadyRide');
    const thresholds = {
      ...workout.analysis.thresholds,
      ftpW: { value: 240, source: 'device' as const, since: null },
    };
    const sheet = buildFactSheet(
      { ...workout, analysis: { ...workout.analysis, thresholds } },
      METRIC_UNITS,
    );
    expect(sheet.get('threshold.ftp')).toMatchObject({
      label: 'FTP, from your device',
      display: '240 W',
      quality: 'profile',
    });
    expect(sampleSheet('steadyRide').get('threshold.ftp')?.label).toBe('FTP, from your profile');
  });

  it('names pace zones by their slower edge first', () => {
    const sheet = sampleSheet('steadyRun');
    expect(sheet.get('zones.pace.1.range')?.display).toBe('5:57 /km to 5:19 /km');
    expect(sampleSheet('steadyRun', IMPERIAL_UNITS).get('zones.pace.1.range')?.display).toBe(
      '9:35 /mi to 8:33 /mi',
    );
  });

  it('never takes running power for a power to be judged', () => {
    const workout = sampleWorkout('steadyRun');
    const sheet = buildFactSheet(
      {
        ...workout,
        analysis: { ...workout.analysis, curves: { power: [{ seconds: 300, watts: 310 }] } },
      },
      METRIC_UNITS,
    );
    expect(sheet.all('power.best.')).toEqual([]);
    expect(sheet.has('threshold.ftp')).toBe(false);
  });

  it('tells the shape of the session and the version of the engine', () => {
    expect(sampleSheet('intervalRide').context).toMatchObject({
      family: 'cycling',
      shape: 'intervals',
      engineVersion: sampleWorkout('intervalRide').analysis.engineVersion,
    });
  });
});

describe('canonicalJson', () => {
  it('does not depend on the order of keys, and drops absent values', () => {
    expect(canonicalJson({ b: [2, { d: 1, c: undefined }], a: 'x' })).toBe(
      canonicalJson({ a: 'x', b: [2, { d: 1 }] }),
    );
  });
});
