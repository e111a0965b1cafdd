import { describe, expect, it } from '@jest/globals';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  NINE,
  openProgress as open,
  spaces,
  TODAY,
  training,
} from '#testing/workouts/open-progress.js';
import { METRIC_UNITS } from '#lib/units.js';
import { ridingRecords, runningRecords } from '#testing/workouts/progress.js';
import { addDays } from '#features/workouts/model/progress/calendar.js';

configure({ asyncUtilTimeout: 10_000 });

const region = (name: string | RegExp) => screen.findByRole('region', { name });

describe('sections of the progress', () => {
  it('says of workouts that hold no record for the clock of their device', async () => {
    await open('/progress', { answers: { 'GET /api/records': ridingRecords({ misdated: 1 }) } });
    expect(
      within(await region('Records')).getByText(
        'One workout with a date that cannot be holds no record: the clock of its device was ' +
          'wrong.',
      ),
    ).toBeTruthy();
  });

  it('lists records with the best before, and the way to the workout', async () => {
    await open('/progress');
    const records = await region('Records');
    const row = within(records).getByRole('row', { name: /^5 min/ });
    expect(spaces(row.textContent)).toMatch(/^5 min(new)?312 W301 W\+11 W30 Oct 2026$/);
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/workouts/ride-5');
  });

  it('leads from each point of the power curves to its workout', async () => {
    const { user, address } = await open('/progress');
    const power = await region('Power by duration');
    expect(within(power).getByText('All time', { selector: 'text' })).toBeTruthy();
    const plot = within(power).getByRole('slider');
    fireEvent.keyDown(plot, { key: 'Home' });
    expect(spaces(plot.getAttribute('aria-valuetext'))).toBe(
      '1 s, All time 930 W on 2 May 2025, 90 days, 42 days 820 W on 30 Oct 2026',
    );
    expect(
      within(power)
        .getByRole('link', { name: /All time/ })
        .getAttribute('href'),
    ).toBe('/workouts/ride-1');
    plot.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/workouts/ride-1'));
  });

  it('says why efficiency and progression cannot be told', async () => {
    const once = runningRecords();
    await open('/progress', {
      rides: null,
      runs: training(),
      answers: {
        'GET /api/records': {
          ...once,
          progression: once.progression.map((each) => ({
            ...each,
            points: each.points.slice(0, 1),
          })),
        },
      },
    });
    expect((await region('Efficiency')).textContent).toContain(
      'Not told: A trend of efficiency needs at least 6 steady workouts',
    );
    expect((await region('Best run efforts by month')).textContent).toContain(
      'Not told yet: it needs best times over one distance in two months or more; so far ' +
        'there is one.',
    );
  });

  it('tells the efficiency of runs in metres to those who read kilometres [WKT-18]', async () => {
    const workouts = Array.from({ length: 6 }, (_, week) => ({
      workoutId: `run-${week}`,
      day: addDays(TODAY, 7 * (week - 6)),
      family: 'running' as const,
      indoor: false,
      durationS: 3600,
      efficiencyFactor: 1.5,
    }));
    await open('/progress', {
      rides: null,
      runs: training(NINE, {
        efficiency: { workouts, percentPerMonth: 0, standardError: 0.4, clear: false },
      }),
    });
    const efficiency = await region('Efficiency');
    expect(spaces(efficiency.textContent)).toContain('1.37 m/min/bpm');
    expect(efficiency.textContent).not.toContain('yd');
  });

  it('gives each chart a table', async () => {
    const { user } = await open('/progress?range=6w');
    await region('Time by week');
    for (const name of [
      'Time by week',
      'Fitness, fatigue and form',
      'Balance of zones',
      'Power by duration',
      'Best powers by month',
    ]) {
      await user.click(screen.getByText(`${name} as a table`));
      expect(within(await region(`${name} as a table`)).getAllByRole('row').length).toBeGreaterThan(
        1,
      );
    }
  });

  it('uses the units of the athlete', async () => {
    await open('/progress', {
      answers: {
        'GET /api/profile': {
          profile: {
            ...METRIC_UNITS,
            unitSystem: 'IMPERIAL',
            distanceUnit: 'mi',
            elevationUnit: 'ft',
          },
        },
      },
    });
    expect(spaces((await region('A week, mean of the last four full ones')).textContent)).toMatch(
      /93\.2 mi.*3937 ft/,
    );
  });
});
