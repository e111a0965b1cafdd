import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { mockCanvas } from '#testing/environment/canvas-double.js';
import { openWorkout as open } from '#testing/workouts/open-workout.js';
import { openedRun, openedWorkout } from '#testing/workouts/workout-detail.js';

const IMPERIAL = {
  unitSystem: 'IMPERIAL',
  paceUnit: 'min/mi',
  distanceUnit: 'mi',
  elevationUnit: 'ft',
  currentFTP: null,
  maxHR: null,
  restingHR: null,
  weightKg: null,
};

const summary = () => screen.getByRole('region', { name: /Workout Summary/ });

/** What stands behind a label of the summary. */
function told(label: string): string {
  const term = within(summary()).getByText(label).closest('dt');
  return (term?.nextElementSibling?.textContent ?? '').replaceAll('\u00a0', ' ').trim();
}

describe('workout summary', () => {
  beforeEach(mockCanvas);

  it('closes and opens, and stays as it was left [WKT-06]', async () => {
    const { user } = await open(openedWorkout());
    const toggle = screen.getByRole('button', { name: /Workout Summary/ });
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('button', { name: 'Avg power' })).toBeNull();
    expect(localStorage.getItem('workout.summary')).toBe('false');
  });

  it('tells a ride by speed and power [WKT-16]', async () => {
    await open(openedWorkout());
    const labels = [
      'Distance',
      'Avg speed',
      'Avg power',
      'Avg heart rate',
      'Avg cadence',
      'Total elevation',
      'Peak speed',
      'Peak power',
      'Peak heart rate',
      'Peak cadence',
    ];
    expect(labels.map(told)).toEqual([
      '36.0 km',
      '36.0 km/h',
      '182 W',
      '148 bpm',
      '88 rpm',
      '310 m',
      '59.4 km/h',
      '740 W',
      '178 bpm',
      '121 rpm',
    ]);
  });

  it('tells a run by pace, steps and optional figures [WKT-13, WKT-14, WKT-15]', async () => {
    await open(openedRun());
    const labels = [
      'Distance',
      'Avg pace',
      'Avg heart rate',
      'Avg cadence',
      'Total elevation gain',
      'Best pace',
      'Max heart rate',
      'Max cadence',
      'Calories',
      'Temperature',
    ];
    expect(labels.map(told)).toEqual([
      '10.0 km',
      '4:30 /km',
      '148 bpm',
      '172 spm',
      '310 m',
      '3:42 /km',
      '181 bpm',
      '184 spm',
      '812 kcal',
      '21 °C',
    ]);
  });

  it('leaves calories and temperature of a run out where there are none [WKT-15]', async () => {
    const run = openedRun();
    const session = { ...run.rawSummaryJson.session, total_calories: null, avg_temperature: null };
    await open({
      ...run,
      summaryJson: { ...run.summaryJson, avg_temperature: null },
      rawSummaryJson: { session },
    });
    expect(within(summary()).queryByText('Calories')).toBeNull();
    expect(within(summary()).queryByText('Temperature')).toBeNull();
  });

  it('shows N/A for what was not measured, with the reason at its label [WKT-12]', async () => {
    const ride = openedWorkout({ avgPower: null, avgHr: null });
    await open({
      ...ride,
      rawSummaryJson: { session: { ...ride.rawSummaryJson.session, max_power: null } },
    });
    expect([told('Avg power'), told('Peak power'), told('Avg heart rate')]).toEqual([
      'N/A',
      'N/A',
      'N/A',
    ]);
    const label = screen.getByRole('button', { name: 'Avg power' });
    expect(label.getAttribute('aria-description')).toBe(
      'The file holds no power: no power meter was connected.',
    );
  });

  it('follows the athlete’s units [WKT-18]', async () => {
    await open(openedRun(), { 'GET /api/profile': { profile: IMPERIAL } });
    expect(['Distance', 'Avg pace', 'Total elevation gain', 'Temperature'].map(told)).toEqual([
      '6.21 mi',
      '7:15 /mi',
      '1017 ft',
      '70 °F',
    ]);
  });

  it('takes speeds from km/h where the session has none in m/s [WKT-17]', async () => {
    const ride = openedWorkout();
    await open({
      ...ride,
      rawSummaryJson: {
        session: { ...ride.rawSummaryJson.session, avg_speed: null, max_speed: null },
      },
    });
    expect([told('Avg speed'), told('Peak speed')]).toEqual(['36.0 km/h', '59.4 km/h']);
  });

  it('explains each label under the keyboard’s focus', async () => {
    await open(openedWorkout());
    act(() => screen.getByRole('button', { name: 'Avg power' }).focus());
    expect(await screen.findByRole('tooltip', { name: /coasting counts as zero/ })).toBeTruthy();
  });

  it('shows judged metrics, and one line for the others with what they need [P7]', async () => {
    const ride = openedWorkout();
    const metrics = {
      normalizedPower: { value: 207.4, unit: 'W', version: 1, applicable: true },
      decoupling: {
        value: null,
        unit: '%',
        version: 1,
        applicable: false,
        reason: 'This was an interval session.',
      },
    };
    await open({ ...ride, analysis: { ...ride.analysis, metrics } });
    expect(told('Normalized power')).toBe('207 W');
    expect(within(summary()).getByText(/^Not judged:/).textContent).toBe(
      'Not judged: decoupling. This was an interval session.',
    );
    expect(
      within(summary())
        .getByRole('button', { name: 'decoupling' })
        .getAttribute('aria-description'),
    ).toMatch(/^This was an interval session\./);
  });
});

describe('how well a number stands', () => {
  beforeEach(mockCanvas);

  /** What is said of a number; of the large one before what is said of its peak. */
  const mark = (label: string): string | null | undefined =>
    within(summary()).getByText(label).closest('div')?.querySelector('[data-standing]')
      ?.textContent;

  it('marks numbers as estimated, repaired or not judged [WKT-14, WKT-16]', async () => {
    const ride = openedWorkout();
    const metrics = {
      elevationGain: {
        value: 310,
        unit: 'm',
        version: 1,
        applicable: true,
        note: 'An estimate: the altitude comes from GPS.',
      },
      averagePower: {
        value: 182,
        unit: 'W',
        version: 1,
        applicable: false,
        reason: 'More than 5 % of the power data is missing.',
      },
      vo2max: {
        value: 51.6,
        unit: 'ml/kg/min',
        version: 1,
        applicable: true,
        range: { low: 46.4, high: 56.8 },
      },
    };
    const repairs = [
      { kind: 'heart-rate-spikes', text: 'Two spikes of heart rate were left out.', seconds: 2 },
    ];
    const { user } = await open({ ...ride, analysis: { ...ride.analysis, metrics, repairs } });
    await user.click(screen.getByRole('button', { name: /1 more metric/ }));
    expect(
      ['Total elevation', 'Avg power', 'Avg heart rate', 'Avg speed', 'VO₂max'].map(mark),
    ).toEqual(['estimated', 'not judged', 'repaired', undefined, 'estimated']);
    expect(
      screen.getByRole('button', { name: 'Avg heart rate' }).getAttribute('aria-description'),
    ).toContain('Two spikes of heart rate were left out.');
    expect(
      screen.getByRole('button', { name: 'VO₂max' }).getAttribute('aria-description'),
    ).toContain('anywhere from 46.4 to 56.8');
  });

  it("hides repaired peaks and marks the device's own mean [WKT-16]", async () => {
    const ride = openedWorkout();
    const metric = (value: number) => ({ value, unit: 'W', version: 1, applicable: true });
    const repairs = [{ kind: 'power-spikes', text: '5 power spikes replaced.', seconds: 5 }];
    const session = { ...ride.rawSummaryJson.session, max_power: 2794 };
    await open({
      ...ride,
      rawSummaryJson: { session },
      analysis: {
        ...ride.analysis,
        repairs,
        metrics: { averagePower: metric(178.6), maxPower: metric(512) },
      },
    });
    expect(told('Peak power')).toBe('512 W');
    expect(summary().textContent).toContain('peak repaired');
    expect(
      screen.getByRole('button', { name: 'Peak power' }).getAttribute('aria-description'),
    ).toContain('Your device wrote 2794\u00a0W');
    expect([told('Avg power'), mark('Avg power')]).toEqual(['182 W', 'as recorded']);
    expect(
      screen.getByRole('button', { name: 'Avg power' }).getAttribute('aria-description'),
    ).toContain('the repaired data gives 179\u00a0W');
  });

  it('comes with formula, source and what it needs at a tap [WKT-16]', async () => {
    const { user } = await open(openedWorkout());
    await user.hover(screen.getByRole('button', { name: 'Avg power' }));
    expect((await screen.findByText('Needs')).closest('dl')?.textContent).toBe(
      'FormulaThe mean of all seconds with power, zeros among them, stops left outSourceYour ' +
        'power meterNeeds95% of the power',
    );
    await user.keyboard('{Escape}');
  });
});
