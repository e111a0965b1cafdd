import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#lib/units.js';
import {
  metric,
  rideOf,
  runOf,
  unjudged,
  type Session,
} from '#testing/workouts/compared-workouts.js';
import type { Workout } from '../workout.js';
import { differenceRows, type Difference } from './difference-rows.js';
import { compared } from './names.js';

function difference(id: string, base: Workout, other: Workout): Difference {
  const found = differenceRows(compared([base, other]), METRIC_UNITS).find((row) => row.id === id)
    ?.differences[0];
  if (!found) throw new Error(`there is no row ${id}`);
  return found;
}

const rides = (id: string, other: Session, base: Session = {}): Difference =>
  difference(id, rideOf(base), rideOf(other));
const runs = (id: string, other: Session, base: Session = {}): Difference =>
  difference(id, runOf(base), runOf(other));

const decoupling = { metrics: { decoupling: metric(4, '%') } };
const efficiency = { metrics: { efficiencyFactor: metric(1.5, 'W/bpm') } };
const stress = { metrics: { trainingStress: metric(70, 'TSS') } };
const ftp = (value: number) => ({
  ftpW: { value, source: 'profile' as const, since: '2025-01-01' },
  maxHr: null,
  restingHr: null,
  weightKg: null,
});

describe('what may be compared [CMP-01]', () => {
  it.each<[string, Difference, string]>([
    [
      'power of an interval session with that of a steady ride',
      rides('power', { shape: 'intervals' }),
      'They are different kinds of session.',
    ],
    [
      'heart rate of a race with that of a rolling ride',
      rides('heartRate', { shape: 'race' }, { shape: 'rolling' }),
      'They are different kinds of session.',
    ],
    [
      'cadence where the shape of one is unknown',
      rides('cadence', { shape: 'unknown' }),
      'It is not known what kind of session one of them was.',
    ],
    [
      'speed of a restless ride with that of a steady one',
      rides('speed', { shape: 'stochastic' }),
      'They are different kinds of session.',
    ],
    [
      'power of interval sessions without intervals to count',
      rides('power', { shape: 'intervals' }, { shape: 'intervals' }),
      'Their intervals differ in length, or were not detected.',
    ],
    [
      'pace of races over different distances',
      runs('pace', { shape: 'race', distanceM: 21_100 }, { shape: 'race' }),
      'The races went over different distances.',
    ],
    [
      'distance on a roller',
      rides('distance', { indoor: true }),
      'One was indoors, where metres are the machine’s own.',
    ],
    [
      'pace on a belt',
      runs('pace', {}, { indoor: true }),
      'One was indoors, where metres are the machine’s own.',
    ],
    [
      'climbing of a machine',
      rides('climbing', { indoor: true }),
      'One was indoors, where metres are the machine’s own.',
    ],
    [
      'efficiency indoors and outdoors',
      rides('efficiencyFactor', { ...efficiency, indoor: true }, efficiency),
      'One was indoors, where less wind cools you and heart rate rises.',
    ],
    [
      'decoupling of one hour with that of two',
      rides('decoupling', { ...decoupling, durationS: 7200 }, decoupling),
      'One lasted 2.0 times as long, and drift grows with time.',
    ],
    ['a missing sensor', rides('power', { avgPower: null }), 'B: No power was recorded.'],
    [
      'two missing sensors',
      difference('heartRate', rideOf({ avgHr: null }), rideOf({})),
      'A: No heart rate was recorded.',
    ],
    [
      'a metric that may not be judged',
      rides(
        'decoupling',
        { metrics: { decoupling: unjudged('This was an interval session.') } },
        decoupling,
      ),
      'B: This was an interval session.',
    ],
    [
      'versions of the engine',
      rides('trainingStress', { ...stress, analysis: { engineVersion: '2.0.0' } }, stress),
      'They were analysed by different versions of the engine.',
    ],
    [
      'versions of one metric',
      rides(
        'trainingStress',
        { metrics: { trainingStress: metric(70, 'TSS', { version: 2 }) } },
        stress,
      ),
      'They were computed by different versions of this metric.',
    ],
    [
      'an analysis under way',
      rides('trainingStress', { ...stress, analysis: { status: 'recomputing' } }, stress),
      'One of them is being analysed again; this page updates automatically.',
    ],
  ])('does not compare %s, and says why', (_, found, reason) => {
    expect({ state: found.state, figure: found.figure, reason: found.reason }).toEqual({
      state: 'apart',
      figure: null,
      reason,
    });
  });

  it.each<[string, Difference, readonly string[]]>([
    [
      'heart rate in heat',
      rides('heartRate', { temperature: 32 }),
      ['It was 11\u00a0°C warmer, and heat raises heart rate.'],
    ],
    [
      'heart rate in cold',
      rides('heartRate', { temperature: 10 }),
      ['It was 11\u00a0°C colder, and heat raises heart rate.'],
    ],
    [
      'heart rate of a much longer ride',
      rides('heartRate', { durationS: 7200 }),
      ['One lasted much longer, and heart rate drifts up with time.'],
    ],
    [
      'power indoors',
      rides('power', { indoor: true }),
      ['One was indoors: cooling and the machine differ.'],
    ],
    [
      'power of another device',
      rides('power', { deviceName: 'Karoo 2' }),
      ['Recorded by different devices; two power meters may differ by some 3%.'],
    ],
    [
      'speed of a ride',
      rides('speed', {}),
      ['Wind, terrain and company decide the speed of a ride as much as you do.'],
    ],
    [
      'pace on a hillier route',
      runs('pace', { elevGainM: 420 }),
      ['One route has more climbing for each kilometre.'],
    ],
    [
      'load by another FTP',
      rides(
        'trainingStress',
        { ...stress, analysis: { thresholds: ftp(280) } },
        { ...stress, analysis: { thresholds: ftp(260) } },
      ),
      ['Each is judged by the thresholds of its own day, and those differ.'],
    ],
  ])('compares %s with care, and says what to know', (_, found, notes) => {
    expect({ reason: found.reason, notes: found.notes }).toEqual({ reason: null, notes });
  });

  it.each<[string, Difference]>([
    ['heart rate within 8 °C', rides('heartRate', { temperature: 29 })],
    ['power of a rolling ride with that of a steady one', rides('power', { shape: 'rolling' })],
    ['time of any two sessions', rides('movingTime', { shape: 'intervals', indoor: true })],
    [
      'load of any two sessions',
      rides('trainingStress', { ...stress, shape: 'race' }, { ...stress, shape: 'intervals' }),
    ],
    ['distance of two indoor rides', rides('distance', { indoor: true }, { indoor: true })],
  ])('compares %s without a remark', (_, found) => {
    expect({ reason: found.reason, notes: found.notes }).toEqual({ reason: null, notes: [] });
  });
});
