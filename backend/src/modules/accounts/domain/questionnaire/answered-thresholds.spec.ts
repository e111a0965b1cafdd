import { describe, expect, it } from '@jest/globals';
import { NO_VALUES, type DatedThresholds } from '../athlete-profile.js';
import type { ZoneRange } from '../thresholds/own-zones.js';
import type { Answers } from './answers.js';
import { changedThresholds, thresholdsOfAnswers } from './answered-thresholds.js';
import { answersToday } from './answers-today.js';
import { startingUnits } from './starting-units.js';
import { answersOf } from './zone-answers.js';
import { METRIC_UNITS } from '#kernel/units.js';

const TODAY = '2026-05-01';
const HEART: Answers = {
  activityTypes: ['RUNNING', 'CYCLING'],
  runningPaceUnit: 'min/km',
  maxHR: 190,
  restingHR: 50,
  weightKg: 70,
};
const COMPUTED: readonly ZoneRange[] = [
  [0, 137.5],
  [137.5, 187.5],
  [187.5, 225],
  [225, 262.5],
  [262.5, 375],
];
const OWN: readonly ZoneRange[] = [
  [0, 120],
  [121, 180],
  [180, 230],
  [230, 270],
  [270, 400],
];
const WITH_FTP: Answers = { ...HEART, currentFTP: 250, ...answersOf('power', COMPUTED, undefined) };
const WITH_OWN: Answers = { ...HEART, currentFTP: 250, ...answersOf('power', OWN, undefined) };

const said = (validFrom: string, changes: Partial<DatedThresholds>): DatedThresholds => ({
  ...NO_VALUES,
  zones: {},
  validFrom,
  ...changes,
});
const anew = (answers: Answers, before: Answers | null, ...entries: DatedThresholds[]) =>
  changedThresholds(
    thresholdsOfAnswers(answers),
    before && thresholdsOfAnswers(before),
    entries,
    TODAY,
  );

describe('thresholdsOfAnswers', () => {
  it('takes the base pace from the best 5 km, else from the best 10 km [ONB-50]', () => {
    const base = (answers: Answers) =>
      thresholdsOfAnswers({ ...HEART, ...answers }).values.basePaceSPerKm;
    expect(base({ best5kTimeSeconds: 1_500, best10kTimeSeconds: 3_000 })).toBe(300);
    expect(base({ best10kTimeSeconds: 3_120 })).toBeCloseTo(296.4, 9);
    expect(base({ best5kTime: '25:00' })).toBe(300);
    expect(base({})).toBeNull();
  });

  it('takes nothing from steps that are not shown [ONB-08, ONB-09]', () => {
    const rider = thresholdsOfAnswers({
      ...WITH_OWN,
      activityTypes: ['RUNNING'],
      best5kTimeSeconds: 1_500,
    });
    expect(rider).toMatchObject({
      values: { ftpW: null, basePaceSPerKm: 300 },
      zones: { power: null },
    });
    expect(
      thresholdsOfAnswers({ ...HEART, activityTypes: ['CYCLING'], best5kTimeSeconds: 1_500 }).values
        .basePaceSPerKm,
    ).toBeNull();
  });

  it('takes zones that are the computed ones, rounded, for none of the athlete [ONB-46]', () => {
    expect(thresholdsOfAnswers(WITH_FTP).zones.power).toBeNull();
    expect(thresholdsOfAnswers({ ...WITH_FTP, currentFTP: 260 }).zones.power).not.toBeNull();
  });

  it("takes zones that were edited for the athlete's own [ONB-16]", () => {
    expect(thresholdsOfAnswers(WITH_OWN).zones.power).toEqual(OWN);
  });

  it('brings paces for a mile to paces for a km [ONB-51]', () => {
    const miles: Answers = {
      ...HEART,
      runningPaceUnit: 'min/mi',
      ...answersOf(
        'pace',
        [
          [430, 375],
          [375, 345],
          [345, 318],
          [318, 291],
          [291, 270],
        ],
        'min/mi',
      ),
    };
    const [first] = thresholdsOfAnswers(miles).zones.pace ?? [];
    expect(first?.[0]).toBeCloseTo(430, 0);
    expect(
      answersOf('pace', thresholdsOfAnswers(miles).zones.pace ?? [], 'min/mi').paceZone1Min,
    ).toBe(miles.paceZone1Min);
  });
});

describe('changedThresholds', () => {
  it('is everything at the first time', () => {
    expect(anew(WITH_OWN, null)).toEqual({
      values: { ftpW: 250, maxHr: 190, restingHr: 50, weightKg: 70 },
      zones: { power: OWN },
    });
  });

  it('is nothing where the same is completed again', () => {
    const entry = said('2026-03-01', {
      ftpW: 250,
      maxHr: 190,
      restingHr: 50,
      weightKg: 70,
      zones: { power: OWN },
    });
    expect(anew(WITH_OWN, WITH_OWN, entry)).toEqual({ values: {}, zones: {} });
    expect(anew(WITH_OWN, null, entry)).toEqual({ values: {}, zones: {} });
  });

  it('never takes back what was said in the profile since', () => {
    const entries = [
      said('2026-03-01', { ftpW: 250, maxHr: 190, restingHr: 50, weightKg: 70 }),
      said('2026-04-01', { ftpW: 280 }),
    ];
    expect(anew(WITH_FTP, WITH_FTP, ...entries).values).toEqual({});
    expect(anew({ ...WITH_FTP, weightKg: 69 }, WITH_FTP, ...entries).values).toEqual({
      weightKg: 69,
    });
  });

  it('says zones that stay again along with a value that changes', () => {
    const entry = said('2026-03-01', {
      ftpW: 250,
      maxHr: 190,
      restingHr: 50,
      weightKg: 70,
      zones: { power: OWN },
    });
    expect(anew({ ...WITH_OWN, currentFTP: 255 }, WITH_OWN, entry)).toEqual({
      values: { ftpW: 255 },
      zones: { power: OWN },
    });
  });

  it('ends zones that were edited where the computed ones are taken again', () => {
    const entry = said('2026-03-01', {
      ftpW: 250,
      maxHr: 190,
      restingHr: 50,
      weightKg: 70,
      zones: { power: OWN },
    });
    expect(anew(WITH_FTP, WITH_OWN, entry)).toEqual({ values: {}, zones: { power: null } });
  });
});

describe('answersToday', () => {
  it('start an edit from what holds today, units included', () => {
    const entries = [
      said('2026-03-01', { ftpW: 250 }),
      said('2026-04-01', { ftpW: 280, weightKg: 68 }),
    ];
    const today = answersToday(WITH_FTP, { ...METRIC_UNITS, system: 'IMPERIAL' }, entries, TODAY);
    expect(today).toMatchObject({
      currentFTP: 280,
      weightKg: 68,
      maxHR: 190,
      unitSystem: 'IMPERIAL',
    });
    expect(today).toMatchObject({ powerZone1Max: 154, powerZone5Max: 420 });
  });

  it('show zones that were set elsewhere, and leave those alone that hold as answered', () => {
    const own = said('2026-04-01', {
      zones: {
        power: OWN,
        pace: [
          [420, 375],
          [375, 345],
          [345, 318],
          [318, 291],
          [291, 270],
        ],
      },
    });
    expect(answersToday(WITH_FTP, METRIC_UNITS, [own], TODAY)).toMatchObject({
      powerZone2Min: 121,
      paceZone1Min: '7:00',
      paceZone5Max: '4:30',
    });
    expect(
      answersToday(WITH_FTP, METRIC_UNITS, [said('2026-03-01', { ftpW: 250 })], TODAY),
    ).toEqual(WITH_FTP_IN_METRIC);
  });

  it('are found unchanged when they are completed as they stand', () => {
    const entries = [
      said('2026-03-01', { ftpW: 250, maxHr: 190, restingHr: 50, weightKg: 70 }),
      said('2026-04-01', { ftpW: 280 }),
    ];
    expect(
      anew(answersToday(WITH_FTP, METRIC_UNITS, entries, TODAY), WITH_FTP, ...entries),
    ).toEqual({ values: {}, zones: {} });
  });
});

const WITH_FTP_IN_METRIC: Answers = { ...WITH_FTP, unitSystem: 'METRIC' };

describe('startingUnits', () => {
  it('are imperial throughout for those who answer in feet and pounds [PRO-09]', () => {
    expect(
      startingUnits({
        unitSystem: 'IMPERIAL',
        activityTypes: ['CYCLING'],
        runningPaceUnit: 'min/km',
      }),
    ).toEqual({ system: 'IMPERIAL', pace: 'min/mi', distance: 'mi', elevation: 'ft' });
  });

  it("take a runner's pace unit from their pace zones [PRO-09]", () => {
    expect(startingUnits({ ...HEART, unitSystem: 'METRIC', runningPaceUnit: 'min/mi' })).toEqual({
      ...METRIC_UNITS,
      pace: 'min/mi',
    });
    expect(
      startingUnits({ ...HEART, unitSystem: 'IMPERIAL', runningPaceUnit: 'min/km' }).pace,
    ).toBe('min/km');
  });
});
